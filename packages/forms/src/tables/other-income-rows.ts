/** Other income on the main return. Casual earnings covered by the trading allowance are left out (ITTOIA 2005 s.783AG). */
import type { Facts } from '@halfpenny/facts';
import { otherIncomePage } from '@halfpenny/tax';
import { row, sourcesOf, type Work, work } from './row.ts';

const from = sourcesOf<Facts>();

/** INC17: after the allowance. */
const received: Work = ({ facts }) => {
	const { amount, casual } = facts.otherIncome ?? {};
	const page = otherIncomePage(facts);
	if (amount === undefined || !page) return undefined;
	const origins = ['otherIncome.amount', ...(casual === undefined ? [] : ['otherIncome.casual'])];
	return { value: page.received, origins };
};

/** INC18. */
const expenses: Work = ({ facts }) => {
	const { expenses: own, casualExpenses } = facts.otherIncome ?? {};
	const page = otherIncomePage(facts);
	if (!page || page.expenses === 0) return undefined;
	const given = [own && 'otherIncome.expenses', casualExpenses && 'otherIncome.casualExpenses'];
	return { value: page.expenses, origins: given.filter((path) => typeof path === 'string') };
};

/** INC21 describes INC17 and INC20: without either it stays empty. */
const description: Work = ({ facts }) => {
	const { description: said, preOwnedAssets } = facts.otherIncome ?? {};
	const covered = (otherIncomePage(facts)?.tradingAllowance ?? 0) > 0;
	const isShown = !covered || otherIncomePage(facts)?.received !== 0 || preOwnedAssets !== undefined;
	return said !== undefined && isShown ? { value: said, origins: ['otherIncome.description'] } : undefined;
};

const CASUAL = ['otherIncome.casual', 'otherIncome.tradingAllowance', 'otherIncome.tradingAllowanceHere'];

// biome-ignore format: one row a line
/** INC17 to INC21, in the order of HMRC's schema. */
export const otherIncomeRows = [
	row('INC17', 'Income/OtherUKIncome/OtherTaxableIncomeDetails/OtherTaxableIncome', 'Other taxable income', 'money.positive', work(received, 'otherIncome.amount', ...CASUAL)),
	row('INC19', 'Income/OtherUKIncome/OtherTaxableIncomeDetails/TaxTakenOffOtherTaxableIncome', 'Tax taken off other income', 'money.positive', from.up('otherIncome.taxDeducted')),
	row('INC18', 'Income/OtherUKIncome/AllowableExpenses', 'Expenses of other income', 'money.positive', work(expenses, 'otherIncome.expenses', 'otherIncome.casualExpenses')),
	row('INC20', 'Income/OtherUKIncome/DeemedIncomeOrBenefits', 'Benefit from assets once owned', 'money.positive', from.down('otherIncome.preOwnedAssets')),
	row('INC21', 'Income/OtherUKIncome/DescriptionOfOtherIncome', 'What the other income is', 'text', work(description, 'otherIncome.description'), { longest: 240 }),
];
