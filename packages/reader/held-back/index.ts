/** Every held-back layout. What the reader's makers have seen cannot judge them: new layouts go in here unseen. */
import { bureauLayouts } from './layouts/bureaus.ts';
import { letterLayouts } from './layouts/letters.ts';
import { officialLayouts } from './layouts/official.ts';
import { tableLayouts } from './layouts/tables.ts';
import type { Layout } from './paper.ts';

/** The layouts, in no order of difficulty. */
export const layouts: readonly Layout[] = [
	...officialLayouts,
	...tableLayouts,
	...bureauLayouts,
	...letterLayouts,
];
