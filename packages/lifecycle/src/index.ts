/** What leads where when a return is filed, whatever it is filed through; reads no clock, database or network. */
export * from './attempts/allowed.ts';
export * from './attempts/amendments.ts';
export * from './attempts/attempt.ts';
export * from './reconcile/late-response.ts';
export * from './reconcile/lookups.ts';
export * from './reconcile/release.ts';
export * from './reconcile/unknown-reason.ts';
export * from './return/status.ts';
export * from './submission/channel.ts';
export type * from './submission/event.ts';
export * from './submission/next-turn.ts';
export * from './submission/progress.ts';
export * from './submission/state.ts';
export * from './submission/transitions.ts';
export * from './transaction-engine/answers.ts';
export * from './transaction-engine/pauses.ts';
