/** The interview as data: sections, questions, and how answers become facts. Draws no screens. */
export * from './answers.ts';
export * from './carry-forward.ts';
export * from './days-of-year.ts';
export { goesByAccounts } from './days-taken.ts';
export * from './fold-facts.ts';
export * from './label-of-box.ts';
export * from './left-out.ts';
export * from './present-amount.ts';
export * from './present-answer.ts';
export * from './progress.ts';
export * from './promised.ts';
export * from './question.ts';
export * from './question-of-fact.ts';
export * from './say-problem.ts';
export * from './sections/index.ts';
export * from './shown.ts';
export * from './unfold-facts.ts';
