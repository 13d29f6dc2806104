/** What may be claimed but is not: each with what it saves and its source. Pure: reads facts, writes nothing. */
export { type Suggestion, suggest } from './suggest.ts';
