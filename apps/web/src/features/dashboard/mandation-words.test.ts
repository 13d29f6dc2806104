/** Who must join Making Tax Digital, by their own figures. */
import { parseFacts, pence } from '@halfpenny/facts';
import { type Answers, findSection, foldFacts } from '@halfpenny/questions';
import { qualifyingIncome as ofFacts } from '@halfpenny/tax';
import { describe, expect, it } from 'vitest';
import { mandationWords } from './mandation-words.ts';
import { qualifyingIncome } from './qualifying-income.ts';

const entry = (section: string, answers: Answers) => ({
	id: section,
	section,
	answers,
	provenance: {},
});

describe('qualifyingIncome', () => {
	it('adds what businesses and lettings received, before costs', () => {
		const entries = [
			entry('selfEmployment', { turnover: '30000.00', otherIncome: '10.50' }),
			entry('selfEmployment', { turnover: '100.00', otherIncome: null }),
			entry('ukProperty', { lettingKind: 'property', rents: '20000.00' }),
			entry('employment', { pay: '90000.00' }),
		];
		expect(qualifyingIncome(entries)).toBe(5_011_050);
	});

	it('counts the user’s share of jointly let property', () => {
		const joint = { lettingKind: 'property', jointlyLet: true, amountsOfAllOwners: true };
		const home = { ...joint, rents: '14400.00', otherIncome: '0.01' };
		const business = entry('selfEmployment', { turnover: '100.00' });
		expect(qualifyingIncome([entry('ukProperty', { ...home, sharePercent: '50' })])).toBe(720_000);
		expect(qualifyingIncome([entry('ukProperty', { ...home, sharePercent: null }), business])).toBe(10_000);
	});

	it('leaves out rents that another answer has ruled out', () => {
		const lodger = entry('ukProperty', { lettingKind: 'lodger', rents: '20000.00' });
		expect(qualifyingIncome([lodger])).toBeUndefined();
	});

	it.each([
		['other income', { jointlyLet: false }],
		['a share', { jointlyLet: true, amountsOfAllOwners: true, sharePercent: '1/3' }],
		['only a lodger', { lettingKind: 'lodger', receipts: '500.00' }],
	])('is what the facts of a letting with %s give', (_, more) => {
		const letting = { lettingKind: 'property', rents: '20000.01', otherIncome: '300.01', ...more };
		const entries = [
			entry('ukProperty', letting),
			entry('selfEmployment', { description: 'Plumber', turnover: '30000.00', otherIncome: '10.50' }),
		];
		const facts = parseFacts({ taxYear: '2025-26', ...foldFacts(entries) });
		expect(facts.ok && ofFacts(facts.facts)).toBe(qualifyingIncome(entries));
	});

	it('is unknown when none of it is answered', () => {
		expect(qualifyingIncome([entry('selfEmployment', { turnover: null })])).toBeUndefined();
	});

	it('reads only questions that exist', () => {
		const ids = (section: string) => findSection(section)?.questions.map(({ id }) => id);
		expect(ids('selfEmployment')).toEqual(expect.arrayContaining(['turnover', 'otherIncome']));
		expect(ids('ukProperty')).toEqual(expect.arrayContaining(['rents', 'otherIncome']));
	});
});

describe('mandationWords', () => {
	it('says from when a person must join', () => {
		expect(mandationWords('2025-26', pence(3_000_001))).toBe(
			'Your 2025-26 return has £30,000.01 of this income so far, so MTD would apply to you from 6 April 2027.',
		);
	});

	it('says that income at the limit is not over it', () => {
		expect(mandationWords('2025-26', pence(3_000_000))).toMatch(/does not bring you in/);
	});

	it('says nothing for a year that decides nothing, or when income is unknown', () => {
		expect(mandationWords('2023-24', pence(9_000_000))).toBeUndefined();
		expect(mandationWords('2025-26', undefined)).toBeUndefined();
	});
});
