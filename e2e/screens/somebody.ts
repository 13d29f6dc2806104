/** Who a screen is looked at with. */
import type { BrowserContext } from 'playwright-core';
import type { Person } from '../src/prepared-person.ts';

/** Signed in, with a return. */
export interface Somebody extends Person {
	readonly context: BrowserContext;
}
