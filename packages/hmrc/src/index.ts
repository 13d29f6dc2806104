/** The client of HMRC: the Transaction Engine for annual returns. Touches no database, logs nothing. */
export * from './environments.ts';
export type { HttpLimits } from './http.ts';
export * from './transaction-engine/client.ts';
export type * from './transaction-engine/outcomes.ts';
