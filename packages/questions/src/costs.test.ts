/** The questions that take a cost. */
import { describe, expect, it } from 'vitest';
import { answersForCosts, costQuestions, takesCosts } from './costs.ts';
import { findSection } from './sections/index.ts';

const section = (id: string) => {
	const found = findSection(id);
	if (!found) throw new Error(`there is a section ${id}`);
	return found;
};
const idsOf = (id: string, answers = {}) =>
	costQuestions(section(id), answers, '2025-26').map((question) => question.id);

describe('costs', () => {
	it('are those of businesses and letting', () => {
		expect(
			['selfEmployment', 'ukProperty', 'employment', 'bankInterest'].map((id) => takesCosts(section(id))),
		).toEqual([true, true, false, false]);
	});

	it('are given by kind, unless they are one figure', () => {
		expect(idsOf('selfEmployment')).toContain('adminCosts');
		expect(idsOf('selfEmployment')).not.toContain('totalExpenses');
		expect(idsOf('selfEmployment')).not.toContain('disallowableAdminCosts');
		expect(idsOf('selfEmployment', { oneFigure: true })).toEqual(['totalExpenses']);
		expect(answersForCosts(section('selfEmployment'), {})).toEqual({ oneFigure: false });
		expect(answersForCosts(section('selfEmployment'), { oneFigure: true })).toEqual({});
	});

	it('are not asked for beside an allowance, or for a lodger', () => {
		expect(idsOf('selfEmployment', { tradingAllowance: true })).toEqual([]);
		expect(idsOf('ukProperty', { lettingKind: 'property' })).toContain('repairsAndMaintenance');
		expect(idsOf('ukProperty', { propertyAllowance: true, lettingKind: 'property' })).toEqual([]);
	});
});
