/** The client of HMRC: the Transaction Engine for annual returns. Touches no database, logs nothing. */
export * from './connection-limit.ts';
export * from './environments.ts';
export { DEFAULT_HTTP_LIMITS, type HttpLimits } from './http.ts';
export * from './transaction-engine/client.ts';
export type * from './transaction-engine/outcomes.ts';
