/** A draft keeps what was typed. Reading it never turns a blank into zero and gives each problem at its field. */
import { findSection } from '@halfpenny/questions';
import { describe, expect, it } from 'vitest';
import { answer, readDraft, startDraft, startNewDraft } from './draft.ts';

const employment = findSection('employment');
if (!employment) throw new Error('there is a section employment');

describe('a new entry', () => {
	const pool = findSection('businessBuilding');
	if (!pool) throw new Error('there is a section businessBuilding');
	const business = (id: string) => ({ id, section: 'selfEmployment', answers: {} });
	const job = { id: 'job', section: 'employment', answers: {} };

	it('is for the business when there is only one', () => {
		expect(startNewDraft(pool, [job, business('plumbing')])).toMatchObject({ business: 'plumbing' });
	});

	it('leaves the business blank when there are two, or none', () => {
		expect(startNewDraft(pool, [business('plumbing'), business('baking')])).toMatchObject({ business: null });
		expect(startNewDraft(pool, [job])).toMatchObject({ business: null });
	});

	it('fills in nothing else', () => {
		expect(startNewDraft(employment, [job, business('plumbing')])).toEqual(startDraft(employment));
	});
});

describe('a draft', () => {
	it('starts with what is saved and nothing else', () => {
		const draft = startDraft(employment, { employer: 'Mill', pay: '62000.50', taxDeducted: '-1200.00' });
		expect(Object.keys(draft)).toEqual(employment.questions.map(({ id }) => id));
		expect(draft).toMatchObject({
			employer: 'Mill',
			payeReference: null,
			pay: '62,000.50',
			taxDeducted: '\u22121,200.00',
			companyDirector: null,
		});
	});

	it('reads back what it started with', () => {
		const kept = { employer: 'Mill', pay: '1234567.80', taxDeducted: '-0.05', companyDirector: false };
		const read = readDraft(employment, startDraft(employment, kept));
		expect(read.ok && read.answers).toMatchObject({ payeReference: null, ...kept });
	});

	it('keeps answers as they were typed', () => {
		expect(answer({ pay: null }, 'pay', ' £1,0')).toEqual({ pay: ' £1,0' });
	});

	it('is read into answers, with blanks left blank', () => {
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

	it('may stay without a name if it was saved without one', () => {
		const kept = { pay: '900.00' };
		expect(readDraft(employment, startDraft(employment, kept), undefined, [], kept).ok).toBe(true);
		expect(
			readDraft(employment, startDraft(employment, kept), undefined, [], { ...kept, employer: 'Mill' }).ok,
		).toBe(false);
	});

	it('gives each problem at its field, in a sentence', () => {
		const read = readDraft(employment, { ...startDraft(employment), pay: 'lots' });
		expect(read).toEqual({
			ok: false,
			problems: [
				{
					field: 'employer',
					message: 'Enter the employer’s name',
					beside: 'Enter the employer’s name',
				},
				{
					field: 'pay',
					message: 'Pay from this job: enter an amount in pounds and pence, for example 1,234.56',
					beside: 'Enter an amount in pounds and pence, for example 1,234.56',
				},
			],
		});
	});
});
