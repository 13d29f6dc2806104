/** The person whose screens are checked. */
import type { BrowserContext } from 'playwright-core';
import type { Person } from '../src/prepared-person.ts';

/** A person with a return, signed in to a browser. */
export interface Somebody extends Person {
	readonly context: BrowserContext;
}
