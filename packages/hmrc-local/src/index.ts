/** HMRC on one machine: an independent judge of returns that speaks the Transaction Engine. */
export type { LedgerEntry, Outcome } from './ledger/entry.ts';
export { judgeReturn } from './rules/judge-return.ts';
export type { ReturnProblem } from './rules/problem.ts';
export { createHmrcLocal, type HmrcLocalOptions } from './server/create-hmrc-local.ts';
export { leafTable } from './structure/leaf-table.ts';
