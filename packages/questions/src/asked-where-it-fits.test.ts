/** Nobody is asked what earlier answers rule out, nor the same thing twice. */
import { describe, expect, it } from 'vitest';
import type { Answers } from './answer.ts';
import { askedSections } from './progress.ts';
import { findSection, scopeOf } from './sections/index.ts';
import { shownQuestions } from './shown.ts';

const shown = (id: string, answers: Answers) => {
	const section = findSection(id);
	if (section === undefined) throw new Error(`no section ${id}`);
	return shownQuestions(section, answers).map((question) => question.id);
};
const ofDebts = ['irrecoverableDebts', 'depreciation', 'hasBalanceSheet', 'equipment', 'bankBalances'];
const disallowed = ['disallowableIrrecoverableDebts', 'disallowableDepreciation'];

describe('accounts', () => {
	const everything = {
		...{ tradingAllowance: false, oneFigure: false, hadDisallowable: true, hasBalanceSheet: true },
	};
	it.each(['selfEmployment', 'partnershipTrade'])('on the cash basis have no debts: %s', (section) => {
		const asked = (accountingMethod: string | null) => shown(section, { ...everything, accountingMethod });
		for (const question of [...ofDebts, ...disallowed]) {
			expect(asked('cash')).not.toContain(question);
			expect(asked(null)).not.toContain(question);
		}
		const traditional = asked('accruals');
		expect(traditional).toEqual(
			expect.arrayContaining([...ofDebts.slice(0, 3), 'bankBalances', ...disallowed]),
		);
	});
});

describe('business relief', () => {
	it('is not asked about tokens', () => {
		expect(shown('disposal', { kind: 'cryptoAssets', claimsRelief: true })).not.toContain('claimsRelief');
		expect(shown('disposal', { kind: 'unlistedShares' })).toContain('claimsRelief');
	});
});

describe('a partner’s changed share', () => {
	const partner = (shareChanged: boolean) => ({
		section: 'partners',
		answers: { name: 'Ada', shareChanged },
	});
	const later = (shareChanged: boolean) =>
		askedSections([partner(false), partner(shareChanged)], undefined, 'partnership').map(({ id }) => id);

	it('is asked for each partner, not for all of them in advance', () => {
		expect(scopeOf('partnership')?.questions.map(({ id }) => id)).not.toContain('partnerShares');
		expect(shown('partners', { dividedBy: 'share' })).toContain('shareChanged');
	});

	it('opens the list of later shares', () => {
		expect(later(true)).toContain('partnerShares');
		expect(later(false)).not.toContain('partnerShares');
	});
});
