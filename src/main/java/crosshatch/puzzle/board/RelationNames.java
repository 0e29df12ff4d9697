package crosshatch.puzzle.board;

/** What relations of each kind are called, several together. */
enum RelationNames implements RelationVisitor<String> {
    PLURAL;

    @Override
    public String sum(Sum sum) {
        return "sums";
    }

    @Override
    public String product(Product product) {
        return "products";
    }

    @Override
    public String difference(Difference difference) {
        return "differences";
    }

    @Override
    public String quotient(Quotient quotient) {
        return "quotients";
    }

    @Override
    public String lessThan(LessThan lessThan) {
        return "less-than signs";
    }

    @Override
    public String adjacent(Adjacent adjacent) {
        return adjacent.consecutive() ? "consecutive neighbours" : "neighbours that are not consecutive";
    }

    @Override
    public String visible(Visible visible) {
        return "numbers of visible digits";
    }

    @Override
    public String table(Table table) {
        return "tables";
    }

    @Override
    public String forbidden(Forbidden forbidden) {
        return "forbidden tuples";
    }

    @Override
    public String distinct(Distinct distinct) {
        return distinct.exceptions().isEmpty() ? "shifted all-differents" : "all-differents with exceptions";
    }

    @Override
    public String distance(Distance distance) {
        return "distances";
    }

    @Override
    public String linear(Linear linear) {
        return "linear sums";
    }

    @Override
    public String element(Element element) {
        return "elements";
    }

    @Override
    public String count(Count count) {
        return "counts";
    }
}
