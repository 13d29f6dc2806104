/** HMRC on one machine: an independent judge of returns that answers as HMRC does. */
export { createHmrcLocal, type HmrcLocalOptions } from './app/create-hmrc-local.ts';
export type { LedgerEntry, Outcome } from './transaction-engine/ledger/entry.ts';
export { judgeReturn } from './transaction-engine/rules/judge-return.ts';
export type { ReturnProblem } from './transaction-engine/rules/return-problem.ts';
export { leafTable } from './transaction-engine/structure/leaf-table.ts';
