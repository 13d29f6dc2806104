/** What is owed for a year, and why. Pure: knows facts and years, reads no clock and no file. */
export { type CalculateOptions, calculate, rulesVersion } from './calculate.ts';
export type * from './calculation.ts';
