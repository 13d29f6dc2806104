/** The type of an answer. */

/** A stored answer: amounts and numbers as plain decimal text, yes/no as booleans, null for not answered, '' for "I'm not sure". */
export type Answer = string | boolean | null;

/** Answers of one entry by question id. */
export type Answers = Readonly<Record<string, Answer>>;
