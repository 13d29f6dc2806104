/** Every label, message and constant in the specification's part on Making Tax Digital is in the product, word for word. */
import { describe, expect, it } from 'vitest';
import { SPECIFIED, typeset } from './specified-table.ts';

describe.each(Object.entries(SPECIFIED))('%s', (_part, rows) => {
	it.each(rows)('%j', (specified, stands) => {
		expect(typeset(stands)).toEqual(typeset(specified));
	});
});
