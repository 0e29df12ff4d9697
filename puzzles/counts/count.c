/*
 * Counts the solutions of classic problems by plain depth-first search. It shares no code with the rest of the project: each
 * problem is written here from its definition, so that its number confirms the one in puzzles/catalog.json.
 *
 *   cc -O2 -o count count.c && ./count queens-8 costas-6/symmetry=reversal
 *
 * Prints a line per name: the name and the number of solutions.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int n, broken;
static long found;

/* ---- n-queens: row by row; columns and diagonals taken ---- */

static int row_value[64];

static void queens(int row, uint64_t columns, uint64_t rising, uint64_t falling) {
  if (row == n) {
    if (!broken || row_value[0] < row_value[n - 1]) found++;
    return;
  }
  for (int c = 0; c < n; c++) {
    if (columns >> c & 1 || rising >> (row + c) & 1 || falling >> (row - c + n) & 1) continue;
    row_value[row] = c;
    queens(row + 1, columns | 1ull << c, rising | 1ull << (row + c), falling | 1ull << (row - c + n));
  }
}

/* ---- magic squares: cell by cell, each line checked when its last cell is filled ---- */

static int square[64];

static int sum_of(int first, int step) {
  int sum = 0;
  for (int i = 0; i < n; i++) sum += square[first + i * step];
  return sum;
}

static void magic(int cell, uint64_t used) {
  int total = n * (n * n + 1) / 2, row = cell / n;
  if (cell > 0 && cell % n == 0 && sum_of((row - 1) * n, 1) != total) return;
  if (cell > n * (n - 1)) { /* the cell before closed a column */
    int column = cell - 1 - n * (n - 1);
    if (sum_of(column, n) != total) return;
    if (column == 0 && sum_of(n - 1, n - 1) != total) return;
  }
  if (cell == n * n) {
    if (sum_of(0, n + 1) != total) return;
    int a = square[0], b = square[n - 1], c = square[n * (n - 1)], d = square[n * n - 1];
    if (!broken || (a < b && a < c && a < d && b < c)) found++;
    return;
  }
  for (int v = 1; v <= n * n; v++) {
    if (used >> v & 1) continue;
    square[cell] = v;
    magic(cell + 1, used | 1ull << v);
  }
}

/* ---- all-interval series ---- */

static void all_interval(int i, uint64_t used, uint64_t leaps) {
  if (i == n) {
    if (!broken || row_value[0] < row_value[n - 1]) found++;
    return;
  }
  for (int v = 0; v < n; v++) {
    int leap = i == 0 ? 0 : abs(v - row_value[i - 1]);
    if (used >> v & 1 || (i > 0 && leaps >> leap & 1)) continue;
    row_value[i] = v;
    all_interval(i + 1, used | 1ull << v, i == 0 ? 0 : leaps | 1ull << leap);
  }
}

/* ---- Costas arrays ---- */

static uint64_t seen[64]; /* by lag: differences, n added */

static void costas(int i, uint64_t used) {
  if (i == n) {
    if (!broken || row_value[0] < row_value[n - 1]) found++;
    return;
  }
  for (int v = 0; v < n; v++) {
    if (used >> v & 1) continue;
    int lag = 1;
    for (; lag <= i; lag++) {
      int difference = v - row_value[i - lag] + n;
      if (seen[lag] >> difference & 1) break;
      seen[lag] |= 1ull << difference;
    }
    if (lag > i) {
      row_value[i] = v;
      costas(i + 1, used | 1ull << v);
    }
    while (--lag >= 1) seen[lag] &= ~(1ull << (v - row_value[i - lag] + n));
  }
}

/* ---- Langford pairs: places of the numbers n, n-1, ..., 1 ---- */

static void langford(int k, uint64_t taken) {
  if (k == 0) {
    found++;
    return;
  }
  for (int p = 0; p + k + 1 < 2 * n; p++) {
    uint64_t both = 1ull << p | 1ull << (p + k + 1);
    /* Broken: the first 1 stands in the first n - 1 places; backwards it would not. */
    if (taken & both || (broken && k == 1 && p >= n - 1)) continue;
    langford(k - 1, taken | both);
  }
}

/*
 * ---- two orthogonal Latin squares: each square whose first row and column are 0, 1, ..., and the squares orthogonal to it ----
 *
 * Permuting the other rows of both squares, and renaming the digits of each, makes a pair out of any other. So the first column
 * counts (n - 1)! times, and each first row n! times, unless it is given.
 */

static int latin[12][12];
static unsigned mate[12]; /* by row: columns that the second square has filled */

/* Fills in digit w of the second square, row by row: it meets each column and each digit of the first square once. */
static void mates(int w, int row, unsigned columns, unsigned digits) {
  if (row == n && w == n - 1) found++;
  else if (row == n) mates(w + 1, 1, 1u << (w + 1), 1u << (w + 1));
  else {
    for (int c = 0; c < n; c++) {
      if ((columns | mate[row]) >> c & 1 || digits >> latin[row][c] & 1) continue;
      mate[row] |= 1u << c;
      mates(w, row + 1, columns | 1u << c, digits | 1u << latin[row][c]);
      mate[row] &= ~(1u << c);
    }
  }
}

static void latin_squares(int row, int c, unsigned *in_row, unsigned *in_column) {
  if (row == n) mates(0, 1, 1, 1);
  else if (c == n) latin_squares(row + 1, 1, in_row, in_column);
  else {
    for (int v = 0; v < n; v++) {
      if ((in_row[row] | in_column[c]) >> v & 1) continue;
      latin[row][c] = v, in_row[row] |= 1u << v, in_column[c] |= 1u << v;
      latin_squares(row, c + 1, in_row, in_column);
      in_row[row] &= ~(1u << v), in_column[c] &= ~(1u << v);
    }
  }
}

static void orthogonal(void) {
  unsigned in_row[12], in_column[12];
  for (int i = 0; i < n; i++) latin[0][i] = latin[i][0] = i, in_row[i] = in_column[i] = 1u << i, mate[i] = 0;
  latin_squares(1, 1, in_row, in_column);
  long factorial = 1;
  for (int i = 2; i < n; i++) factorial *= i;
  found *= factorial;
  if (!broken) found *= factorial * n * factorial * n;
}

/* ---- quasigroups: a cell whose value an equation asks for, else the one with the fewest values left ---- */

static int table[20][20], asked[20][20], equation;
static unsigned rows[20], columns[20];

/* The product must be v; returns 0 if it cannot. */
static int ask(int r, int c, int v) {
  if (table[r][c] >= 0) return table[r][c] == v;
  if ((rows[r] | columns[c]) >> v & 1 || (asked[r][c] >= 0 && asked[r][c] != v)) return 0;
  asked[r][c] = v;
  return 1;
}

/* Two products must be the same. */
static int same(int r, int c, int r2, int c2) {
  if (table[r][c] >= 0) return ask(r2, c2, table[r][c]);
  return table[r2][c2] < 0 || ask(r, c, table[r2][c2]);
}

/* As far as its products are known, the equation for each a and b. */
static int equations_hold(void) {
  memset(asked, -1, sizeof asked);
  for (int a = 0; a < n; a++) {
    for (int b = 0; b < n; b++) {
      int ab = table[a][b], ba = table[b][a], holds = 1;
      if (equation == 3 && ab >= 0 && ba >= 0) holds = ask(ab, ba, a);
      if (equation == 4 && ab >= 0 && ba >= 0) holds = ask(ba, ab, a);
      if (equation == 5 && ba >= 0 && table[ba][b] >= 0) holds = ask(table[ba][b], b, a);
      if (equation == 6 && ab >= 0) holds = same(ab, b, a, ab);
      if (equation == 7 && ba >= 0) holds = same(ba, b, a, ba);
      if (!holds) return 0;
    }
  }
  return 1;
}

static void quasigroup(void) {
  if (!equations_hold()) return;
  int best = 99, r = -1, c = -1, value = -1;
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) {
      if (table[i][j] >= 0) continue;
      unsigned left = ~(rows[i] | columns[j]) & ((1u << n) - 1);
      if (broken && j == n - 1 && i > 1) left &= ~0u << (i - 1);
      if (asked[i][j] >= 0) left &= 1u << asked[i][j];
      int count = __builtin_popcount(left);
      if (count < best) best = count, r = i, c = j, value = asked[i][j];
    }
  }
  if (r < 0) {
    found++;
    return;
  }
  for (int v = 0; v < n; v++) {
    if ((rows[r] | columns[c]) >> v & 1 || (value >= 0 && v != value)) continue;
    if (broken && c == n - 1 && v < r - 1) continue;
    table[r][c] = v, rows[r] |= 1u << v, columns[c] |= 1u << v;
    quasigroup();
    table[r][c] = -1, rows[r] &= ~(1u << v), columns[c] &= ~(1u << v);
  }
}

static void idempotent(void) {
  memset(table, -1, sizeof table);
  for (int i = 0; i < n; i++) table[i][i] = i, rows[i] = columns[i] = 1u << i;
  quasigroup();
}

/* ---- Schur: a colour for each of 1..n ---- */

static int colours, colour[1000];

static void schur(int x) {
  if (x > n) {
    found++;
    return;
  }
  for (int k = 1; k <= (broken && x == 1 ? 1 : colours); k++) {
    int fits = 1;
    for (int y = 1; 2 * y <= x && fits; y++) fits = !(colour[y] == k && colour[x - y] == k);
    if (!fits) continue;
    colour[x] = k;
    schur(x + 1);
  }
}

/* ---- Ramsey: a colour for each edge, point by point ---- */

static int cliques[2];
static uint64_t joined[2][64];

/* Whether some of the points, all joined by one colour to one another, are as many as wanted. */
static int clique(int k, uint64_t points, int wanted) {
  if (wanted == 0) return 1;
  for (uint64_t left = points; left; left &= left - 1) {
    int p = __builtin_ctzll(left);
    if (clique(k, left & (left - 1) & joined[k][p], wanted - 1)) return 1;
  }
  return 0;
}

static void ramsey(int i, int j) { /* the edge from i to j, i < j; all edges among 0..j-1 are coloured */
  if (j == n) {
    found++;
    return;
  }
  for (int k = 0; k < 2; k++) {
    if (clique(k, joined[k][i] & joined[k][j], cliques[k] - 2)) continue;
    joined[k][i] |= 1ull << j, joined[k][j] |= 1ull << i;
    if (i + 1 < j) ramsey(i + 1, j);
    else ramsey(0, j + 1);
    joined[k][i] &= ~(1ull << j), joined[k][j] &= ~(1ull << i);
  }
}

static int counted(const char *name) {
  found = 0, broken = strchr(name, '/') != NULL;
  if (sscanf(name, "queens-%d", &n) == 1) queens(0, 0, 0, 0);
  else if (sscanf(name, "magic-%d", &n) == 1) magic(0, 0);
  else if (sscanf(name, "all-interval-%d", &n) == 1) all_interval(0, 0, 0);
  else if (sscanf(name, "costas-%d", &n) == 1) memset(seen, 0, sizeof seen), costas(0, 0);
  else if (sscanf(name, "langford-2-%d", &n) == 1) langford(n, 0);
  else if (sscanf(name, "mols-%d", &n) == 1) orthogonal();
  else if (sscanf(name, "qg%d-%d", &equation, &n) == 2) idempotent();
  else if (sscanf(name, "schur-%d-%d", &colours, &n) == 2) schur(1);
  else if (sscanf(name, "ramsey-%d-%d-%d", &cliques[0], &cliques[1], &n) == 3) ramsey(0, 1);
  else return 0;
  return 1;
}

int main(int count, char **names) {
  for (int i = 1; i < count; i++) {
    if (!counted(names[i])) {
      fprintf(stderr, "count: no problem '%s'\n", names[i]);
      return 2;
    }
    printf("%s %ld\n", names[i], found);
    fflush(stdout);
  }
  return 0;
}
