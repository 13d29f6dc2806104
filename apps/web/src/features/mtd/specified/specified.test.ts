/** Every label, message and constant of the specification's part on Making Tax Digital stands in the product, word for word. */
import { describe, expect, it } from 'vitest';
import { SPECIFIED, typeset } from './specified-table.ts';

describe.each(Object.entries(SPECIFIED))('%s', (_part, rows) => {
	it.each(rows)('%j', (specified, stands) => {
		expect(typeset(stands)).toEqual(typeset(specified));
	});
});
