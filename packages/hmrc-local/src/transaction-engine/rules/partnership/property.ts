/** HMRC's rules of the UK property pages of SA800 2024-25 (boxes 1.x). */
import { amount } from '../../../calculation/amount.ts';
import { type Case, due, most, needs, notBefore, on, type Rule, rule, sameDay, total } from './rule.ts';

const land = 'PartnershipLandProperty';
const hasLand = ({ all }: Case): boolean => all.has(land);
/** Above this, accounts must be drawn up in the traditional way (pounds). */
const cashBasisLimit = amount('150000');
/** From this turnover on, holiday lettings must show each expense (pounds). */
const detailsLimit = amount('90000');
const annualInvestmentAllowanceLimit = amount('1500000');

const holidayExpenses = ['1.4', '1.5', '1.6', '1.7', '1.8', '1.9'];
const otherExpenses = ['1.25', '1.26', '1.27', '1.28', '1.29', '1.30'];
const deductions = ['1.35A', '1.35B', '1.35C', '1.35D', '1.35E', '1.36', '1.37'];
const holidayAllowances = ['1.13A', '1.13B', '1.15'];
const afterAllowances = ({ page }: Case): bigint => page.sum('1.11', '1.14') - page.sum(...holidayAllowances);
const holidayResult = (c: Case): bigint => afterAllowances(c) - c.page.sum('1.15B');

const dayOf = (text: string | undefined): number => Date.parse(`${text}T00:00:00Z`) / 86_400_000;

/** Rules 6672 and 6673: from a turnover (for a year) of £90,000 the expenses are shown one by one and add up. */
function expensesMissing({ page, all }: Case, withPeriod: boolean): boolean {
	if (!page.present('1.10') || all.whole.present('1.1') !== withPeriod) return false;
	if (withPeriod && !all.whole.present('1.2')) return false;
	const days = withPeriod ? dayOf(all.whole.text('1.2')) - dayOf(all.whole.text('1.1')) + 1 : 1;
	const daysOfYear = withPeriod ? dayOf(all.lastDay) - dayOf(all.firstDay) + 1 : 1;
	const large = page.sum('1.3') * BigInt(daysOfYear) >= detailsLimit * BigInt(days);
	return large && page.sum('1.10') !== page.sum(...holidayExpenses);
}

const cashBasis = ({ page }: Case): boolean => !page.present('1.3A');
const hasIncome = ({ page }: Case): boolean => page.present('1.3') || page.present('1.13');

const holidayRules: readonly Rule[] = [
	rule(
		'8560',
		'1.3A',
		'Corporation Tax rules need traditional accounting.',
		(c) => c.all.whole.present('N1.4') && c.page.present('1.3') && cashBasis(c),
	),
	rule('6672', '1.10', 'The expenses must be shown one by one and add up.', (c) => expensesMissing(c, false)),
	rule('6673', '1.10', 'The expenses must be shown one by one and add up.', (c) => expensesMissing(c, true)),
	due('6966', '1.10', holidayExpenses),
	total('6674', '1.11', ['1.3'], ['1.10']),
	most('6675', '1.12', ['1.10']),
	total('6676', '1.14', ['1.12', '1.13']),
	due('6968', '1.14', ['1.12', '1.13']),
	rule(
		'8285',
		'1.16',
		'The profit must be what the boxes above it give.',
		(c) => c.page.present('1.16') && holidayResult(c) > 0n && c.page.sum('1.16') !== holidayResult(c),
	),
	rule(
		'8286',
		'1.16',
		'There is no profit by the boxes above it.',
		(c) => c.page.present('1.16') && holidayResult(c) <= 0n && c.page.sum('1.16') !== 0n,
	),
	rule('6979', '1.17', 'The loss must be what the boxes above it give.', (c) => {
		const profit = c.page.sum('1.16');
		const result = afterAllowances(c);
		const expected = profit !== 0n ? 0n : result < 0n ? -result : result;
		return c.page.present('1.17') && c.page.sum('1.17') !== expected;
	}),
	rule(
		'8283',
		'1.16',
		'A profit by the boxes above needs box 1.16.',
		(c) => holidayResult(c) >= 0n && !c.page.present('1.16'),
	),
	rule(
		'8284',
		'1.17',
		'A loss by the boxes above needs box 1.17.',
		(c) => afterAllowances(c) < 0n && !c.page.present('1.17'),
	),
	due('6967', '1.11', ['1.3', '1.10']),
	rule(
		'8555',
		'1.3A',
		'Income above the limit of the cash basis needs traditional accounting.',
		(c) => cashBasis(c) && c.page.sum('1.3', '1.13') > cashBasisLimit,
	),
	rule('8556', '1.3A', 'Lettings in the EEA and abroad must be accounted for in the same way.', (c) => {
		const { whole } = c.all;
		const both = whole.present('2.11') && c.page.present('1.19') && c.page.present('1.3');
		return both && c.page.present('1.3A') !== whole.present('2.8A');
	}),
	rule('8557', '1.3A', 'Lettings in the UK must be accounted for in the same way.', (c) => {
		const { whole } = c.all;
		const both = !c.page.present('1.19') && whole.present('1.21') && c.page.present('1.3');
		return both && c.page.present('1.3A') !== whole.present('1.22A');
	}),
	rule('8558', '1.3A', 'Income above the limit of the cash basis needs traditional accounting.', (c) => {
		const all = c.page.sum('1.3', '1.13') + c.all.whole.sum('2.11', '2.21');
		return c.page.present('1.19') && cashBasis(c) && hasIncome(c) && all > cashBasisLimit;
	}),
	rule('8559', '1.3A', 'Income above the limit of the cash basis needs traditional accounting.', (c) => {
		const all = c.page.sum('1.3', '1.13') + c.all.whole.sum('1.24', '1.34');
		return !c.page.present('1.19') && cashBasis(c) && hasIncome(c) && all > cashBasisLimit;
	}),
];

/** The rules of the property pages. */
export const propertyRules: readonly Rule[] = [
	notBefore('6671', '1.2', '1.1'),
	...on('holidayLettings', holidayRules),
	rule(
		'8282',
		'1.19',
		'Of two sets of holiday lettings exactly one is in the EEA.',
		({ all }) =>
			all.count(`${land}/FurnishedHolidayLettings`) === 2 &&
			all.count(`${land}/FurnishedHolidayLettings/InEEA`) !== 1,
	),
	total('8287', '1.24', ['1.21', '1.23', '1.23A']),
	needs('6658', '1.24', ['1.1']),
	rule(
		'8562',
		'1.22A',
		'Corporation Tax rules need traditional accounting.',
		({ page }) => page.present('N1.4') && page.present('1.24') && !page.present('1.22A'),
	),
	total('6682', '1.31', otherExpenses),
	total('6683', '1.32', ['1.24'], ['1.31']),
	total('6684', '1.35', ['1.33', '1.34']),
	needs('8563', '1.35A', ['1.22A']),
	rule(
		'6660',
		'1.35A',
		'The annual investment allowance must not exceed its limit.',
		({ page }) => page.sum('1.35A') > annualInvestmentAllowanceLimit,
	),
	total('6687', '1.38', deductions),
	due('8371', '1.38', ['1.35A']),
	due('8374', '1.38', ['1.35B']),
	due('8375', '1.38', ['1.35C']),
	due('8376', '1.38', ['1.35D']),
	due('8377', '1.38', ['1.35E']),
	due('8372', '1.38', ['1.36']),
	due('8373', '1.38', ['1.37']),
	needs('6951', '1.39', ['1.1']),
	total('6688', '1.39', ['1.32', '1.35'], ['1.38']),
	rule(
		'8561',
		'1.22A',
		'Income above the limit of the cash basis needs traditional accounting.',
		({ page, all }) =>
			all.has(`${land}/OtherProperty`) && !page.present('1.22A') && page.sum('1.24', '1.34') > cashBasisLimit,
	),
	sameDay('6884', '1.1', '3.4', hasLand),
	sameDay('6885', '1.2', '3.5', hasLand),
	due('8278', '1.24', ['1.21']),
	due('6971', '1.31', otherExpenses),
	due('6972', '1.32', ['1.24', '1.31']),
	due('6973', '1.35', ['1.33', '1.34']),
	due('6975', '1.39', ['1.32', '1.35', '1.38']),
	due('8279', '1.2', ['1.1']),
	due('8280', '1.24', ['1.23']),
	due('8281', '1.24', ['1.23A']),
];
