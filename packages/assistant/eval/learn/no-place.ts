/** What stands in the place of a question for an amount that goes on no return. */
export const NO_PLACE = 'none.none';
