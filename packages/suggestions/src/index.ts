/** Claims a person may have missed: each with its saving and its source. Pure: reads facts, writes nothing. */
export { type Suggestion, suggest } from './suggest.ts';
