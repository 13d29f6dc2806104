/** A draft keeps what was typed; reading it never turns a blank into zero and names each problem at its field. */
import { findSection } from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import { answer, readDraft, sameAnswer, startDraft } from './draft.ts';

const employment = findSection('employment');
if (!employment) throw new Error('there is a section employment');

describe('a draft', () => {
	it('begins with what is kept and nothing else', () => {
		expect(startDraft(employment, { employer: 'Mill', pay: '10.00' })).toEqual({
			employer: 'Mill',
			payeReference: null,
			pay: '10.00',
			taxDeducted: null,
			companyDirector: null,
		});
	});

	it('keeps what was typed as it was typed', () => {
		expect(answer({ pay: null }, 'pay', ' £1,0')).toEqual({ pay: ' £1,0' });
	});

	it('is read into answers, blanks staying blank', () => {
		const read = readDraft(employment, {
			...startDraft(employment),
			employer: 'Mill',
			pay: '£1,000',
			taxDeducted: '',
		});
		expect(read.ok && read.answers).toMatchObject({
			pay: '1000.00',
			taxDeducted: null,
			companyDirector: null,
		});
	});

	it('names each problem at its field, in a sentence', () => {
		const read = readDraft(employment, { ...startDraft(employment), pay: 'lots' });
		expect(read).toEqual({
			ok: false,
			problems: [
				{ field: 'employer', message: 'This answer is needed' },
				{ field: 'pay', message: 'Enter an amount in pounds and pence, for example 1,234.56' },
			],
		});
	});
});

describe('sameAnswer', () => {
	it.each([
		['', null, true],
		[' a ', 'a', true],
		[undefined, null, true],
		[false, null, false],
		['0.00', null, false],
	])('of %j and %j is %s', (one, other, same) => {
		expect(sameAnswer(one, other)).toBe(same);
	});
});
