/** The label of a question that stands by itself, among the entries that others carry on to. */
export const ALONE = '-';
