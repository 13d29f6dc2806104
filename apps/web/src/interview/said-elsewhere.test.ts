/** Answers changed in another window are not silently overwritten, and not asked about needlessly. */
import { describe, expect, it } from 'vitest';
import { changedElsewhere } from './said-elsewhere.ts';

describe('changedElsewhere', () => {
	it.each([
		['nothing changed', { job: true }, {}, {}, []],
		['another question changed', { job: true }, {}, { dividends: false }, []],
		['the same was said there', { job: true }, {}, { job: true }, []],
		['the opposite was said there', { job: true }, {}, { job: false }, ['job']],
		['it was taken back there', { job: false }, { job: true }, { job: null }, ['job']],
		['it was seen here already', { job: false }, { job: true }, { job: true }, []],
		['not sure, as it was', { job: '' }, {}, {}, []],
		['not sure, and said there', { job: '' }, {}, { job: true }, ['job']],
	] as const)('when %s', (_, said, seen, now, questions) => {
		expect(changedElsewhere(said, seen, now)).toEqual(questions);
	});
});
