/*
 * CaDiCaL with four pieces of what lcg knows of puzzles, each a switch, through its interface IPASIR-UP (K. Fazekas and others, "IPASIR-UP:
 * user propagators for CDCL", SAT 2023). It reads the DIMACS file that Crosshatch writes with the default encoding. README.md tells how to
 * build it, and what the interface does not show.
 *
 * A slot is a cell, whose places are digits, or a digit in a unit, whose places are cells. Every clause of positive literals is a slot.
 */
#include "cadical.hpp"
#include "tracer.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

using Clause = std::vector<int>;
using Mask = uint64_t; // of nodes or digits of one unit, bit 0 first

static constexpr int NONE = -1;

[[noreturn]] static void refuse(const std::string &message) {
    fprintf(stderr, "cadical-up: %s\n", message.c_str());
    exit(2);
}

static int lowest(Mask mask) { return __builtin_ctzll(mask); }

static Mask bit(int index) { return Mask(1) << index; }

/* What the command line chooses. */
struct Options {
    bool activity = false, slots = false, positive = false, hall = false, target = false, connect = false, check = false;
    int conflicts = -1;
    std::string file;

    Options(int count, char **arguments) {
        for (int i = 1; i < count; i++) take(arguments[i]);
        if (file.empty()) refuse("no input: expected [OPTION...] FILE, with options of README.md");
    }

    bool decides() const { return activity || slots || target; }
    bool connects() const { return connect || decides() || hall; }

private:
    void take(const std::string &word) {
        const std::map<std::string, bool *> flags = {{"--order=activity", &activity}, {"--order=slots", &slots},
                                                     {"--phase=positive", &positive}, {"--hall=late", &hall},
                                                     {"--target=on", &target}, {"--connect", &connect}, {"--check", &check}};
        auto flag = flags.find(word);
        if (flag != flags.end()) {
            *flag->second = true;
        } else if (word == "--version") {
            printf("cadical-up 1 with CaDiCaL %s\n", CaDiCaL::Solver::version());
            exit(0);
        } else if (word.rfind("--conflicts=", 0) == 0) {
            conflicts = number(word.substr(12));
        } else if (word.rfind("--", 0) == 0 || !file.empty()) {
            std::string names;
            for (auto &each : flags) names += each.first + " ";
            refuse("found " + word + ", expected one FILE, --conflicts=N, --version or one of " + names);
        } else {
            file = word;
        }
    }

    static int number(const std::string &text) {
        char *end;
        long value = strtol(text.c_str(), &end, 10);
        if (text.empty() || *end || value < 0 || value > INT32_MAX) refuse("found --conflicts=" + text + ", expected a whole number");
        return int(value);
    }
};

/* One all-different constraint: by cell, then digit, the variable of a candidate; 0 where there is none. */
using Unit = std::vector<std::vector<int>>;

/* What the file says of the puzzle. Lines "c var 14 = r1c2=5" name candidates; the clauses of cells come before those of units. */
struct Board {
    int count = 0;                       // of candidates, whose variables are 1 to count
    std::vector<int> cellOf, digitOf; // by variable
    std::vector<Clause> cells;        // the variables of each cell
    std::vector<Clause> slots;
    std::vector<std::vector<int>> slotsOf; // by variable
    std::vector<Unit> units;
    std::vector<std::vector<int>> unitsOf; // by variable

    explicit Board(const std::string &file) : name(file) {
        std::ifstream in(file);
        if (!in) refuse(file + " cannot be read");
        std::string line;
        for (int number = 1; std::getline(in, line); number++) read(line, number);
        if (count == 0 && clauses > 0) refuse(file + ": no line such as 'c var 14 = r1c2=5', expected the clauses that Crosshatch exports");
        if (hasNoPlace) units.clear();
    }

    /* Whether the file says for each unit where its digits can be. Where a cell or a digit has no place, no unit matters. */
    bool hasUnits() const { return hasNoPlace || (unit.empty() && !units.empty()); }

private:
    std::string name;
    std::map<std::string, int> cellNames;
    std::vector<bool> seen; // cells whose slot was read
    std::vector<Clause> unit; // slots of the digits of the unit at hand
    std::map<int, int> nodes; // its cells
    int missing = 0;          // candidates of these cells that are in none of these slots
    int clauses = 0;
    bool hasNoPlace = false;

    void read(const std::string &line, int number) {
        std::istringstream words(line);
        if (line.rfind("c var ", 0) == 0) {
            std::string c, var, equals, candidate;
            int variable;
            words >> c >> var >> variable >> equals >> candidate;
            size_t split = candidate.rfind('=');
            if (!words || variable != count + 1 || split == std::string::npos)
                refuse(name + ":" + std::to_string(number) + ": found '" + line + "', expected 'c var " + std::to_string(count + 1) +
                       " = CELL=DIGIT'");
            add(candidate.substr(0, split), atoi(candidate.c_str() + split + 1));
        } else if (!line.empty() && line[0] != 'c' && line[0] != 'p') {
            clauses++;
            if (line.find('-') == std::string::npos) take(words);
            // The clause without literals is written as "1 0" and "-1 0".
            else if (std::count(line.begin(), line.end(), ' ') == 1) hasNoPlace = true;
        }
    }

    void add(const std::string &cell, int digit) {
        int index = cellNames.emplace(cell, int(cellNames.size())).first->second;
        if (index == int(cells.size())) cells.emplace_back();
        count++;
        cells[index].push_back(count);
        cellOf.resize(count + 1);
        digitOf.resize(count + 1);
        slotsOf.resize(count + 1);
        unitsOf.resize(count + 1);
        cellOf[count] = index;
        digitOf[count] = digit;
        seen.resize(cells.size());
    }

    /* A clause of positive literals. */
    void take(std::istringstream &literals) {
        Clause clause;
        for (int literal; literals >> literal && literal != 0;) clause.push_back(literal);
        if (clause.empty() || *std::max_element(clause.begin(), clause.end()) > count) return;
        int cell = cellOf[clause[0]];
        if (!seen[cell]) {
            bool isGiven = clause.size() < cells[cell].size();
            if (isGiven) return;
            seen[cell] = true;
        } else {
            for (int variable : clause)
                if (digitOf[variable] != digitOf[clause[0]]) return; // of a relation
            takeDigit(clause);
        }
        for (int variable : clause) slotsOf[variable].push_back(int(slots.size()));
        slots.push_back(clause);
    }

    /* Slots of one unit follow each other. As soon as they have all candidates of their cells, these cells differ among themselves. */
    void takeDigit(const Clause &slot) {
        unit.push_back(slot);
        missing -= int(slot.size());
        for (int variable : slot)
            if (nodes.emplace(cellOf[variable], int(nodes.size())).second) missing += int(cells[cellOf[variable]].size());
        if (missing == 0) complete();
    }

    void complete() {
        if (unit.size() > 64) refuse(name + ": found a unit of " + std::to_string(unit.size()) + " digits, expected at most 64");
        Unit table(nodes.size(), std::vector<int>(unit.size()));
        for (size_t digit = 0; digit < unit.size(); digit++)
            for (int variable : unit[digit]) {
                table[nodes[cellOf[variable]]][digit] = variable;
                unitsOf[variable].push_back(int(units.size()));
            }
        units.push_back(table);
        unit.clear();
        nodes.clear();
    }
};

/* Values of candidates, as CaDiCaL tells them. */
class Trail {
public:
    explicit Trail(int count) : values(count + 1) {}

    int value(int variable) const { return values[variable]; }
    size_t size() const { return literals.size(); }
    int operator[](size_t index) const { return literals[index]; }
    size_t levels() const { return starts.size(); }

    /* false if the literal is known */
    bool assign(int literal) {
        int &value = values[abs(literal)];
        if (value) return false;
        value = literal > 0 ? 1 : -1;
        literals.push_back(literal);
        return true;
    }

    void decide() { starts.push_back(literals.size()); }

    template <class Undone> void backtrack(size_t level, Undone undone) {
        if (level >= starts.size()) return;
        for (size_t from = starts[level]; literals.size() > from; literals.pop_back()) {
            values[abs(literals.back())] = 0;
            undone(literals.back());
        }
        starts.resize(level);
    }

private:
    std::vector<int> values, literals;
    std::vector<size_t> starts;
};

/*
 * The candidates that the longest trail without a conflict filled (after A. Biere and M. Fleury, "Chasing target phases", POS 2020). What
 * counts is the trail before the last decision; it is looked at before CaDiCaL takes it back.
 */
class LongestTrail {
public:
    explicit LongestTrail(int count) : preferred(count + 1) {}

    double preference(int variable) const { return preferred[variable] ? 10 : 1; }
    void deciding(size_t size) { before = size; }

    void undoing(const Trail &trail) {
        if (before > longest) {
            longest = before;
            preferred.assign(preferred.size(), false);
            for (size_t i = 0; i < before; i++)
                if (trail[i] > 0) preferred[trail[i]] = true;
        }
        before = 0;
    }

    /* In time the next trail becomes the target, however short it is. */
    void conflict() {
        if (++conflicts % 20000 == 0) longest = 0;
    }

private:
    std::vector<bool> preferred;
    size_t before = 0, longest = 0;
    long conflicts = 0;
};

/*
 * Which candidate is decided: the one that was met most in recent conflicts, as in VSIDS (M. Moskewicz and others, DAC 2001; N. Eén and
 * N. Sörensson, SAT 2003). Activity fades as CaDiCaL's own scores do. Two switches: activity is divided by the other places that the
 * slots of the candidate have left, and candidates of the longest trail come first.
 */
class Order {
public:
    Order(const Board &board, const Options &options, double decay)
        : board(board), divides(options.slots), hasTarget(options.target), growth(1 / decay), activity(board.count + 1),
          saved(board.count + 1, 1), target(board.count) {
        for (auto &slot : board.slots) open.push_back(int(slot.size()));
        if (!divides) return;
        for (int variable = 1; variable <= board.count; variable++)
            activity[variable] = 0.1 / board.cells[board.cellOf[variable]].size(); // less than one conflict counts
    }

    void assigned(int literal) {
        saved[abs(literal)] = literal > 0 ? 1 : -1;
        for (int slot : board.slotsOf[abs(literal)]) open[slot]--;
    }

    void undone(int variable) {
        for (int slot : board.slotsOf[variable]) open[slot]++;
    }

    void undoing(const Trail &trail) { target.undoing(trail); }

    void met(int variable) {
        if (variable > board.count || (activity[variable] += step) < 1e100) return;
        for (double &each : activity) each /= 1e100;
        step /= 1e100;
    }

    void conflict() {
        step *= growth;
        target.conflict();
    }

    /* The literal of the open candidate with the best score, with the value that it had last; 0 if none is open. */
    int decide(const Trail &trail) {
        target.deciding(trail.size());
        int chosen = 0;
        double most = -1;
        for (int variable = 1; variable <= board.count; variable++) {
            if (trail.value(variable)) continue;
            double score = activity[variable] * (hasTarget ? target.preference(variable) : 1);
            if (score > most && divides) score /= std::max(1, others(variable));
            if (score <= most) continue;
            most = score;
            chosen = variable;
        }
        return chosen * saved[chosen];
    }

    void check(const Trail &trail) const {
        for (size_t slot = 0; slot < board.slots.size(); slot++) {
            const Clause &places = board.slots[slot];
            if (open[slot] != std::count_if(places.begin(), places.end(), [&](int each) { return trail.value(each) == 0; }))
                refuse("a slot has a wrong number of open places");
        }
    }

private:
    const Board &board;
    const bool divides, hasTarget;
    const double growth;
    double step = 1;
    std::vector<double> activity;
    std::vector<int> saved, open;
    LongestTrail target;

    int others(int variable) const {
        int others = 0;
        for (int slot : board.slotsOf[variable]) others += open[slot] - 1;
        return others;
    }
};

/* A matching of the nodes of a unit with its digits (C. Berge, PNAS 1957), and what can be reached in its graph. */
class Matching {
public:
    std::vector<Mask> masks; // by node: the digits that it can take
    std::vector<int> digitOf, nodeOf;
    Mask seen = 0; // after a failure: digits that are all the candidates of one node more than they are

    /* The node without a digit; NONE if each has one. */
    int match(int digits) {
        digitOf.assign(masks.size(), NONE);
        nodeOf.assign(digits, NONE);
        for (int node = 0; node < int(masks.size()); node++) {
            seen = 0;
            if (!augment(node)) return node;
        }
        return NONE;
    }

    /* The digits of all nodes that can be reached from the one that holds a digit: its smallest Hall set. */
    Mask ahead(int digit) const {
        Mask ahead = 0;
        for (Mask left = bit(digit); left != 0; left &= ~ahead) {
            ahead |= left & -left;
            left |= masks[nodeOf[lowest(left)]];
        }
        return ahead;
    }

private:
    bool augment(int node) {
        for (Mask left = masks[node] & ~seen; left != 0; left = masks[node] & ~seen) {
            int digit = lowest(left);
            seen |= bit(digit);
            if (nodeOf[digit] != NONE && !augment(nodeOf[digit])) continue;
            digitOf[node] = digit;
            nodeOf[digit] = node;
            return true;
        }
        return false;
    }
};

/*
 * Hall sets of units, with reasons (J.-C. Régin, AAAI 1994; G. Katsirelos, PhD thesis, Toronto 2008): a digit goes from a cell because
 * other cells have as many digits between them as they are, and the digit is one of these. Units are looked at until one removes something.
 */
class HallSets {
public:
    std::vector<Clause> found; // reasons of the unit at hand, the literal that follows first
    bool isConflict = false;   // then the only clause has no such literal
    int unit = 0;              // to which they belong

    HallSets(const Board &board, const Trail &trail) : board(board), trail(trail) {
        for (int unit = 0; unit < int(board.units.size()); unit++) suspects.insert(unit);
    }

    /* A candidate was removed. */
    void removed(int variable) { suspects.insert(board.unitsOf[variable].begin(), board.unitsOf[variable].end()); }

    /* false if nothing follows */
    bool look() {
        found.clear();
        isConflict = false;
        while (found.empty() && !isConflict && !suspects.empty()) {
            unit = *suspects.begin();
            suspects.erase(suspects.begin());
            look(board.units[unit]);
        }
        return !found.empty() || isConflict;
    }

private:
    const Board &board;
    const Trail &trail;
    std::set<int> suspects;
    Matching matching;
    std::vector<int> open;    // cells without a digit, by node of the matching
    std::vector<int> fillers; // by digit: the candidate that is true
    Mask filled = 0;

    void look(const Unit &unit) {
        int digits = int(unit[0].size());
        read(unit, digits);
        int unmatched = matching.match(digits);
        if (unmatched != NONE) {
            isConflict = true;
            found.push_back(reason(unit, 0, matching.seen, unmatched));
        } else if (int(unit.size()) == digits) {
            remove(unit);
        }
    }

    void read(const Unit &unit, int digits) {
        open.clear();
        fillers.assign(digits, 0);
        matching.masks.clear();
        filled = 0;
        for (int cell = 0; cell < int(unit.size()); cell++) {
            Mask mask = 0;
            bool isFilled = false;
            for (int digit = 0; digit < digits; digit++) {
                int variable = unit[cell][digit];
                if (!variable || trail.value(variable) < 0) continue;
                mask |= bit(digit);
                if (trail.value(variable) == 0) continue;
                isFilled = true;
                filled |= bit(digit);
                fillers[digit] = variable;
            }
            if (isFilled) continue;
            open.push_back(cell);
            matching.masks.push_back(mask);
        }
        for (Mask &mask : matching.masks) mask &= ~filled;
    }

    /* A digit stays in a node if the node can be reached from the one that holds it. */
    void remove(const Unit &unit) {
        for (int node = 0; node < int(open.size()); node++)
            for (Mask left = matching.masks[node] & ~bit(matching.digitOf[node]); left != 0; left &= left - 1) {
                Mask ahead = matching.ahead(lowest(left));
                if (ahead & bit(matching.digitOf[node])) continue;
                found.push_back(reason(unit, -unit[open[node]][lowest(left)], ahead, NONE));
            }
    }

    /* That the nodes which hold some digits, and one more if there is one, can take no others. A digit with a filler is named once. */
    Clause reason(const Unit &unit, int implied, Mask digits, int more) const {
        Clause clause;
        if (implied) clause.push_back(implied);
        Mask elsewhere = 0;
        for (int node = 0; node < int(open.size()); node++) {
            bool isMember = node == more || (matching.digitOf[node] != NONE && (digits & bit(matching.digitOf[node])));
            if (!isMember) continue;
            for (int digit = 0; digit < int(fillers.size()); digit++) {
                int variable = unit[open[node]][digit];
                if (!variable || (digits & bit(digit))) continue;
                if (filled & bit(digit)) elsewhere |= bit(digit);
                else clause.push_back(variable);
            }
        }
        for (; elsewhere != 0; elsewhere &= elsewhere - 1) clause.push_back(-fillers[lowest(elsewhere)]);
        return clause;
    }
};

/*
 * What conflict analysis met. The interface does not tell. But a tracer of proofs is told from which clauses each clause follows, and a
 * learner is told first that the clause was learnt from a conflict.
 */
class Analysis : public CaDiCaL::Learner, public CaDiCaL::Tracer {
public:
    bool hasLearnt = false, learntUnit = false; // ever; last

    explicit Analysis(Order &order) : order(order) {}

    bool learning(int size) override {
        hasLearnt = true;
        learntUnit = size == 1;
        isLearnt = true;
        order.conflict();
        return false;
    }

    void learn(int) override {}

    void add_original_clause(int64_t id, bool, const Clause &clause, bool) override { clauses[id] = clause; }

    void delete_clause(int64_t id, bool, const Clause &) override { clauses.erase(id); }

    void add_derived_clause(int64_t id, bool, int, const Clause &clause, const std::vector<int64_t> &antecedents) override {
        if (isLearnt) tell(antecedents);
        isLearnt = false;
        clauses[id] = clause;
    }

private:
    Order &order;
    std::unordered_map<int64_t, Clause> clauses;
    bool isLearnt = false; // what is derived next

    void tell(const std::vector<int64_t> &antecedents) {
        std::set<int> variables;
        for (int64_t id : antecedents) {
            const Clause &clause = clauses[id];
            if (clause.size() == 1) continue; // a value at the root
            for (int literal : clause) variables.insert(abs(literal));
        }
        for (int variable : variables) order.met(variable);
    }
};

/* Between CaDiCaL and what stands above. */
class Knowledge : public CaDiCaL::ExternalPropagator {
public:
    long reasons = 0, conflicts = 0, decided = 0, checked = 0;

    Knowledge(const Board &board, const Options &options, double decay)
        : board(board), options(options), trail(board.count), order(board, options, decay), analysis(order), hallSets(board, trail),
          reasonOf(2 * board.count + 1) {
        are_reasons_forgettable = true;
    }

    void notify_assignment(const std::vector<int> &literals) override {
        for (int literal : literals) {
            if (!trail.assign(literal)) continue;
            order.assigned(literal);
            if (literal < 0) hallSets.removed(-literal);
        }
    }

    void notify_new_decision_level() override { trail.decide(); }

    /* The interface does not tell of restarts: one is a return to the root that no learnt unit clause explains. */
    void notify_backtrack(size_t level) override {
        order.undoing(trail);
        trail.backtrack(level, [this](int literal) { order.undone(abs(literal)); });
        if (level == 0 && !analysis.learntUnit && analysis.hasLearnt) hasRestarted = true;
        analysis.learntUnit = false;
        pending.clear();
        conflict.clear();
        hasConflict = false;
    }

    int cb_decide() override {
        if (!options.decides()) return 0;
        if (options.check) order.check(trail);
        int literal = order.decide(trail);
        decided += literal != 0;
        return options.positive ? abs(literal) : literal;
    }

    int cb_propagate() override {
        if (!options.hall) return 0;
        bool isLate = trail.levels() == 0 || hasRestarted;
        if (pending.empty() && !hasConflict && isLate && hallSets.look()) take();
        while (!pending.empty()) {
            int literal = pending.back();
            pending.pop_back();
            if (trail.value(abs(literal)) * literal > 0) continue;
            return literal;
        }
        return 0;
    }

    int cb_add_reason_clause_lit(int literal) override { return next(reasonOf[index(literal)]); }

    bool cb_has_external_clause(bool &isForgettable) override {
        isForgettable = true;
        return hasConflict;
    }

    int cb_add_external_clause_lit() override {
        int literal = next(conflict);
        hasConflict = literal != 0;
        return literal;
    }

    bool cb_check_found_model(const std::vector<int> &) override { return true; }

private:
    const Board &board;
    const Options &options;
    Trail trail;
    Order order;

public:
    Analysis analysis;

private:
    HallSets hallSets;
    std::vector<Clause> reasonOf; // by literal
    std::vector<int> pending;
    Clause conflict;
    size_t at = 0; // in the clause that is being read
    bool hasConflict = false, hasRestarted = false;

    int index(int literal) const { return literal + board.count; }

    int next(const Clause &clause) {
        if (at < clause.size()) return clause[at++];
        at = 0;
        return 0;
    }

    void take() {
        for (auto &clause : hallSets.found) {
            if (options.check) check(clause);
            if (hallSets.isConflict) {
                conflict = clause;
                hasConflict = true;
                conflicts++;
            } else {
                reasonOf[index(clause[0])] = clause;
                pending.push_back(clause[0]);
                reasons++;
            }
        }
    }

    /* Another CaDiCaL must refute the opposite of the clause, from the rules of its unit alone. All other literals must be false now. */
    void check(const Clause &clause) {
        CaDiCaL::Solver solver;
        const Unit &unit = board.units[hallSets.unit];
        std::vector<Clause> slots(unit[0].size());
        for (auto &cell : unit) {
            Clause candidates;
            for (size_t digit = 0; digit < cell.size(); digit++)
                if (cell[digit]) {
                    candidates.push_back(cell[digit]);
                    slots[digit].push_back(cell[digit]);
                }
            solver.clause(candidates);
        }
        for (auto &slot : slots)
            for (size_t i = 0; i < slot.size(); i++)
                for (size_t j = 0; j < i; j++) solver.clause(-slot[i], -slot[j]);
        for (size_t i = 0; i < clause.size(); i++) {
            solver.assume(-clause[i]);
            int value = trail.value(abs(clause[i])) * (clause[i] > 0 ? 1 : -1);
            if (value != (i == 0 && !hallSets.isConflict ? 0 : -1)) refuse("a literal of a Hall clause has the wrong value");
        }
        if (solver.solve() != 20) refuse("a Hall clause does not follow from its unit");
        checked++;
    }
};

static void print(CaDiCaL::Solver &solver, int variables, int result) {
    printf("s %s\n", result == 10 ? "SATISFIABLE" : result == 20 ? "UNSATISFIABLE" : "UNKNOWN");
    if (result != 10) return;
    for (int variable = 1; variable <= variables; variable++) printf("v %d\n", solver.val(variable) > 0 ? variable : -variable);
    printf("v 0\n");
}

static void count(CaDiCaL::Solver &solver) {
    for (const char *name : {"conflicts", "decisions", "propagations"})
        printf("c %s: %lld\n", name, (long long)solver.get_statistic_value(name));
}

static void count(const Knowledge &knowledge, const Options &options) {
    printf("c own decisions: %ld\nc hall reasons: %ld\nc hall conflicts: %ld\n", knowledge.decided, knowledge.reasons, knowledge.conflicts);
    if (options.check) printf("c hall clauses checked: %ld\n", knowledge.checked);
}

/* Without a switch nothing of this happens: then it is CaDiCaL. */
static int solveConnected(CaDiCaL::Solver &solver, const Board &board, const Options &options, Knowledge &knowledge) {
    solver.connect_external_propagator(&knowledge);
    solver.connect_learner(&knowledge.analysis);
    for (int variable = 1; variable <= board.count; variable++) solver.add_observed_var(variable);
    int result = solver.solve();
    count(knowledge, options);
    return result;
}

int main(int words, char **arguments) {
    auto start = std::chrono::steady_clock::now();
    Options options(words, arguments);
    Board board(options.file);
    if (options.hall && board.count > 0 && !board.hasUnits())
        refuse(options.file + ": the clauses do not say where the digits of units can be. Try encoding=extended, without relations");
    CaDiCaL::Solver solver;
    Knowledge knowledge(board, options, solver.get("scorefactor") / 1e3);
    if (options.connects()) solver.set("restartreusetrail", 0); // else a restart need not lead to the root, and cannot be seen
    if (options.decides()) solver.connect_proof_tracer(&knowledge.analysis, true);

    int variables;
    const char *fault = solver.read_dimacs(options.file.c_str(), variables, 1);
    if (fault) refuse(fault);
    if (options.conflicts >= 0) solver.limit("conflicts", options.conflicts);
    for (int variable = 1; options.positive && variable <= board.count; variable++) solver.phase(variable);

    int result = options.connects() ? solveConnected(solver, board, options, knowledge) : solver.solve();
    print(solver, variables, result);
    count(solver);
    printf("c seconds: %.6f\n", std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    if (options.decides()) solver.disconnect_proof_tracer(&knowledge.analysis);
    if (options.connects()) {
        solver.disconnect_learner();
        solver.disconnect_external_propagator();
    }
    return result;
}
