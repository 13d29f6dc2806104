/** The client of HMRC: the Transaction Engine for annual returns, MTD for the rest. Touches no database, logs nothing. */
export * from './environments.ts';
export { DEFAULT_HTTP_LIMITS, type HttpLimits } from './http/send.ts';
export * from './mtd/business-details.ts';
export * from './mtd/client.ts';
export * from './mtd/hello.ts';
export * from './mtd/obligations.ts';
export type * from './mtd/outcome.ts';
export * from './mtd/permits.ts';
export * from './mtd/self-employment.ts';
export type { BusinessYear, MtdSession, TestMode } from './mtd/session.ts';
export * from './mtd/uk-property.ts';
export * from './transaction-engine/client.ts';
export type * from './transaction-engine/conversation.ts';
export type * from './transaction-engine/outcomes.ts';
