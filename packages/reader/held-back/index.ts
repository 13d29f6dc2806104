/** Every held-back layout. The reader's makers do not look in here: what they have seen cannot judge them. */
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
