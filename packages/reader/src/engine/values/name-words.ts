/** What stands before or after an organisation's name on its line, and what is none. */

/** "Acme Ltd (Ref 123/AB456)": the reference is no part of the name. */
export const REFERENCE = / (\((?:(?:paye|tax|employer|office) )*ref\b|(?:(?:paye|tax|office) )+ref\b).*$/i;
/** "Paid on 28 March by Acme Ltd". */
export const DONE_BY = /^(?:issued|paid)(?: (?:on|monthly|weekly) ?[^,;:·|]{0,24}?)? by (?=\p{Lu})/iu;
/** How something was paid: "Paid by" may stand over this as well as over who paid. */
export const WAY_OF_PAYING =
	/^(credit transfer|bank (transfer|credit)|bacs|chaps|cheque|cash|card|direct (credit|debit)|faster payments?|giro|standing order)\b/i;
/** What stands before the name of who made a paper for somebody else, or says what was done; and a day, which no name holds. */
export const NOT_ITS_OWN =
	/^(produced|prepared|printed|powered|supplied) (by|for|with)\b|^(paid|credited|sent|transferred|issued) (on|to|into|in|for|from)\b|\b\d{1,2} (jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* (\d\d|\d{4})\b/i;
