/** What is proposed from a message besides its amounts: names, days, kinds. */
import { expect, it } from 'vitest';
import { talkAbout } from '../../eval/harness/return-in-memory.ts';

const proposedBy = async (said: string) => {
	const { proposals } = await talkAbout().say(said);
	return proposals
		.flatMap(({ changes }) => changes)
		.map((change) => ('value' in change ? `${change.field} ${change.value}` : change.operation));
};

it.each([
	['window cleaner started 14 july 2025 took 13,870 up to 5 april', ['startDate 2025-07-14']],
	['two jobs. costa: 11420. Vault bar: 6830', ['employer Costa', 'employer Vault bar']],
	[
		'director of my own company Kestrel Ltd, pay £12,570, no PAYE tax',
		['companyDirector true', 'taxDeducted 0.00'],
	],
	[
		'Dividends: Fundsmith £318.40, Vanguard UK Index £742.18. both UK funds',
		['paidBy ukFund', 'paidBy ukFund'],
	],
	['had a lodger all year, £9120 altogether', ['lettingKind lodger', 'receipts 9120.00']],
	[
		'Sold a flat I used to rent out. Completed 12 September 2025. Got £214,000. What I paid plus all fees, buying and selling, adds up to £147,200.',
		['kind residentialProperty', 'date 2025-09-12', 'proceeds 214000.00', 'costs 147200.00'],
	],
])('proposes of “%s” all that it says', async (said, expected) => {
	const proposed = await proposedBy(said);
	const left = expected.reduce<readonly string[]>((all, one) => {
		const at = all.indexOf(one);
		expect(at, one).toBeGreaterThanOrEqual(0);
		return all.toSpliced(at, 1);
	}, proposed);
	expect(left).toHaveLength(proposed.length - expected.length);
});

it('begins no business on the first day of the year that its takings are of', async () => {
	const proposed = await proposedBy(
		'beautician, self employed, took £19,450 from 6 April 2025 to 5 April 2026',
	);
	expect(proposed).toContain('turnover 19450.00');
	expect(proposed.join()).not.toContain('startDate');
});
