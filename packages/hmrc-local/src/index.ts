/** HMRC on one machine: an independent judge of returns that speaks the Transaction Engine. */
export type { LedgerEntry, Outcome } from './engine/ledger.ts';
export { createHmrcLocal, type HmrcLocalOptions } from './server/create-hmrc-local.ts';
