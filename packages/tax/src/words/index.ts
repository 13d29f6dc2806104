/** The words of every rule, and the calculation as text and as JSON. Loaded only to show the working. */
export { explain } from './explain.ts';
export { type CalculationJson, toJson } from './json.ts';
export { calculationJsonSchema } from './json-schema.ts';
export { noticeSentence } from './notices.ts';
export { type RuleId, ruleWords } from './rules.ts';
export type { RuleWords } from './words.ts';
export { type ShownLine, type ShownUse, type Writing, workedOut } from './worked-out.ts';
