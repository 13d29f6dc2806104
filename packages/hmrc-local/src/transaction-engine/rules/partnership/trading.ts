/** HMRC's rules of the trading pages of SA800 2024-25 (boxes 3.x) and of its front page. */
import { amount } from '../../../calculation/amount.ts';
import { type Case, due, most, needs, notBefore, type Rule, rule, sameDay, total, without } from './rule.ts';

/** Boxes with consecutive numbers: `series(3, 51, 63)` is 3.51 to 3.63. */
const series = (page: number, first: number, last: number): string[] =>
	Array.from({ length: last - first + 1 }, (_, at) => `${page}.${first + at}`);

const belowLimit = series(3, 24, 26);
const within = (box: string, { page, all }: Case): boolean => {
	const day = page.text(box);
	return day === undefined || (day >= all.firstDay && day <= all.lastDay);
};

/** Limits of 2024-25 as HMRC's rules have them, in pounds. */
const limits = {
	/** Annual investment allowance. */
	annualInvestmentAllowance: amount('1500000'),
	/** Below this turnover, three lines are enough. */
	smallTurnover: amount('90000'),
	/** Above this turnover, three lines with accounts attached are. */
	largeTurnover: amount('15000000'),
} as const;

const dayOf = (text: string | undefined): number => Date.parse(`${text}T00:00:00Z`) / 86_400_000;

/** Rule 8200: turnover less balancing charges, for a year, is small or large; missing dates break it. */
function turnoverBetween({ page, all }: Case): boolean {
	const days = dayOf(page.text('3.5')) - dayOf(page.text('3.4')) + 1;
	if (!Number.isInteger(days)) return true;
	const daysOfYear = BigInt(dayOf(all.lastDay) - dayOf(all.firstDay) + 1);
	const scaled = (page.sum('3.24') - page.sum('3.23')) * daysOfYear;
	const turnover = (limit: bigint) => limit * BigInt(days);
	return scaled >= turnover(limits.smallTurnover) && scaled <= turnover(limits.largeTurnover);
}

/** The figure of the accounts that the taxable profit or loss must equal: three lines, or else the adjusted profit. */
function accountsProfit({ page }: Case): bigint | undefined {
	if (page.present('3.26')) return page.sum('3.26');
	return page.present('3.73') ? page.sum('3.73') : undefined;
}

const freeProfit = ({ page }: Case): boolean => page.present('3.10') || page.present('3.93');

/** The rules of the trading pages. */
export const tradingRules: readonly Rule[] = [
	without('6602', '6.1N', ['6.1G']),
	without('6607', '6.1N', ['6.1S']),
	sameDay('6661', '7.1', '3.4', ({ page }) => page.present('7.6')),
	sameDay('6698', '7.24', '3.4', ({ page }) => page.present('7.26') || page.present('7.27')),
	sameDay('6699', 'N1.1', '3.4', () => true),
	notBefore('6601', '3.5', '3.4'),
	sameDay('6900', '7.2', '3.5', ({ page }) => page.present('7.6')),
	sameDay('6950', '7.25', '3.5', ({ page }) => page.present('7.26') || page.present('7.27')),
	sameDay('6901', 'N1.2', '3.5', () => true),
	rule(
		'8237',
		'3.7',
		'The business must have started by the end of the return year.',
		({ page, all }) => (page.text('3.7') ?? '') > all.lastDay,
	),
	rule(
		'8370',
		'3.7',
		'The business must have started in the return year.',
		({ page, all }) => (page.text('3.7') ?? '9999') < all.firstDay,
	),
	notBefore('6603', '3.8', '3.7'),
	rule('6604', '3.8', 'The business must have ended in the return year.', (c) => !within('3.8', c)),
	rule(
		'6902',
		'3.13A',
		'The annual investment allowance must not exceed its limit.',
		({ page }) => page.sum('3.13A') > limits.annualInvestmentAllowance,
	),
	total('6605', '3.22', ['3.13A', '3.14', '3.14A', '3.16', '3.16A', '3.18', '3.18A', '3.18B', '3.20']),
	total('6606', '3.23', ['3.15', '3.15A', '3.17', '3.19', '3.21']),
	rule(
		'8200',
		'3.24',
		'Three lines are enough only for a small turnover, or a large one with accounts.',
		(c) => c.page.present('3.24') && turnoverBetween(c),
	),
	needs('6608', '3.24', ['3.4']),
	needs('6963', '3.24', ['3.5']),
	rule(
		'8201',
		'3.24',
		'A large turnover needs accounts as an attachment.',
		({ page, all }) => page.sum('3.24') > limits.largeTurnover && !all.has('AttachedFiles/Attachment'),
	),
	total('6609', '3.26', ['3.24'], ['3.25']),
	without('6610', '3.28', ['3.27']),
	needs('6611', '3.29', ['3.4']),
	without('6612', '3.29', belowLimit),
	total('6613', '3.49', ['3.29'], ['3.46', '3.47', '3.48']),
	without('6614', '3.50', belowLimit),
	needs('6614', '3.50', ['3.4']),
	needs('6615', '3.62', ['3.44']),
	total('6616', '3.64', series(3, 51, 63)),
	total('6617', '3.65', ['3.49', '3.50'], ['3.64']),
	most('6618', '3.66', ['3.64', '3.46', '3.47', '3.48']),
	total('6619', '3.66', series(3, 30, 45)),
	total('6620', '3.69', ['3.66', '3.67', '3.68']),
	rule(
		'6621',
		'3.70',
		'Capital allowances must be the total of box 3.22.',
		({ page }) =>
			page.present('3.70') && page.sum('3.70') !== page.sum('3.22') && !belowLimit.some(page.present),
	),
	total('6622', '3.72', ['3.70', '3.71']),
	total('6624', '3.73', ['3.65', '3.69'], ['3.72']),
	needs('6625', '3.73', ['3.4']),
	without('6626', '3.73', belowLimit),
	rule('6627', '3.83', 'The profit must be the profit of the accounts, box 3.26 or 3.73.', (c) => {
		const profit = accountsProfit(c);
		return (
			c.page.present('3.83') &&
			!freeProfit(c) &&
			profit !== undefined &&
			profit >= 0n &&
			c.page.sum('3.83') !== profit
		);
	}),
	rule(
		'6629',
		'3.84',
		'There cannot be a profit in box 3.83 and a loss in box 3.84.',
		({ page }) => page.sum('3.83') !== 0n && page.sum('3.84') !== 0n,
	),
	rule(
		'6903',
		'3.93',
		'A provisional figure needs the tick in box 10.1.',
		({ page }) => page.yes('3.93') && !page.yes('10.1'),
	),
	rule('8202', '3.84', 'The loss must be the loss of the accounts, box 3.26 or 3.73.', (c) => {
		const loss = accountsProfit(c);
		const there = ['3.82', '3.83', '3.84', '3.93'].some(c.page.present);
		return there && !freeProfit(c) && loss !== undefined && loss < 0n && c.page.sum('3.84') !== -loss;
	}),
	total('6631', '3.105', series(3, 99, 104)),
	total('6632', '3.109', series(3, 106, 108)),
	total('6633', '3.110', ['3.105'], ['3.109']),
	total('6634', '3.115', ['3.111', '3.112', '3.113'], ['3.114']),
	rule(
		'6962',
		'3.68',
		'The balancing charge must be the total of box 3.23.',
		({ page }) => ['3.29', '3.50', '3.73'].some(page.present) && page.sum('3.68') !== page.sum('3.23'),
	),
	due('6952', '3.26', ['3.24', '3.25']),
	due('6953', '3.49', ['3.29', '3.46', '3.47', '3.48']),
	due('6954', '3.64', series(3, 51, 63)),
	due('6955', '3.65', ['3.49', '3.50', '3.64']),
	due('6956', '3.66', series(3, 38, 45)),
	due('6957', '3.66', series(3, 30, 37)),
	due('6958', '3.69', ['3.66', '3.67', '3.68']),
	due('6959', '3.72', ['3.70', '3.71']),
	due('6960', '3.73', ['3.65', '3.69', '3.72']),
	rule(
		'6961',
		'3.83',
		'A profit of the accounts needs box 3.83.',
		({ page }) => (page.sum('3.26') > 0n || page.sum('3.73') > 0n) && !page.present('3.83'),
	),
];
