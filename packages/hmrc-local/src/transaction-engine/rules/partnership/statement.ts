/** HMRC's rules of the partnership statement of SA800 2024-25: it carries the totals over, and the partners share them. */
import { absolute, amount, written } from '../../../calculation/amount.ts';
import { say } from '../../words.ts';
import { type Case, needs, notBefore, on, type Rule, rule } from './rule.ts';

const statement = 'Partnership/PartnershipStatement';
/** A share may be rounded: the shares together may differ by this from the whole. */
const tolerance = amount('1');

/** A box of the statement is the sum of boxes of the pages, nil if they are absent. */
const carries = (code: string, box: string, ...from: string[]): Rule => ({
	code,
	box,
	problem: ({ page, all }) => {
		const expected = page.sum(...from);
		if (!all.has(statement) || page.sum(box) === expected) return undefined;
		return say('equal', { box, expected: written(expected), given: written(page.sum(box)) });
	},
});

/** The shares of all partners are the whole, within a pound. */
const shared = (code: string, number: string): Rule => ({
	code,
	box: `N1.${number}`,
	problem: ({ page, all }) => {
		const [whole, parts] = [page.sum(`N1.${number}`), page.sum(`N2.${number}`)];
		if (!all.has(statement) || absolute(whole - parts) <= tolerance) return undefined;
		return say('shares', { box: `N2.${number}`, expected: written(whole), given: written(parts) });
	},
});

/** A residential finance cost in the statement is at most that of the page. */
const atMost = (code: string, box: string, limit: string): Rule => ({
	code,
	box,
	problem: ({ page, all }) =>
		all.has(statement) && page.sum(box) > page.sum(limit)
			? say('at most', { box, expected: written(page.sum(limit)), given: written(page.sum(box)) })
			: undefined,
});

const weights = [6, 7, 8, 9, 10, 5, 4, 3, 2];

/** Rule 8205: the first digit of a UTR follows from the other nine. */
function checkDigitFits(utr: string): boolean {
	const total = weights.reduce((sum, weight, at) => sum + weight * Number(utr[at + 1]), 0);
	const remainder = 11 - (total % 11);
	return Number(utr[0]) === (remainder > 9 ? remainder - 9 : remainder);
}

const utrOf = ({ page }: Case): string => page.text('N2.8') ?? '';

/** The rules of the statement as a whole and of each partner. */
export const statementRules: readonly Rule[] = [
	notBefore('6635', 'N1.2', 'N1.1'),
	rule(
		'8554',
		'N1.4',
		'Corporation Tax rules need traditional accounting of property abroad.',
		({ page }) => page.present('N1.4') && page.present('2.11') && !page.present('2.8A'),
	),
	needs('6636', 'N1.A', ['N1.11']),
	needs('6637', 'N1.B', ['N1.12']),
	needs('6638', 'N1.C', ['N1.14']),
	needs('6639', 'N1.D', ['N1.17']),
	needs('6640', 'N1.E', ['N1.18']),
	needs('6641', 'N1.H', ['N1.23']),
	...on('partner', [
		rule('6965', 'N2.8', 'A UTR cannot be the same digit ten times.', (c) => /^([1-9])\1{9}$/.test(utrOf(c))),
		rule('8205', 'N2.8', 'The check digit of the UTR is wrong.', (c) => !checkDigitFits(utrOf(c))),
		notBefore('6642', 'N2.9', 'N2.7'),
	]),
	carries('6904', 'N1.11', '3.83'),
	carries('6905', 'N1.12', '3.84'),
	carries('6906', 'N1.13', '7.6'),
	carries('6907', 'N1.14', '2.6'),
	carries('6908', 'N1.15', '7.26'),
	carries('6909', 'N1.16', '7.27'),
	carries('6910', 'N1.17', '2.7'),
	carries('6911', 'N1.18', '2.9'),
	carries('6912', 'N1.19', '1.39'),
	carries('8276', 'N1.20', '1.16'),
	carries('6915', 'N1.21', '2.10'),
	carries('6916', 'N1.22', '7.18'),
	carries('6917', 'N1.23', '7.30'),
	carries('6964', 'N1.24', '3.97'),
	carries('6948', 'N1.25', '7.17', '7.29', '1.22'),
	carries('6919', 'N1.28', '2.8'),
	carries('6920', 'N1.29', '3.117'),
	carries('6921', 'N1.30', '4.1'),
	carries('6922', 'N1.11A', '3.82'),
	carries('6923', 'N1.22A', '7.23'),
	carries('8428', 'N1.14A', '2.6A'),
	atMost('8449', 'N1.26', '1.40'),
	atMost('8450', 'N1.27', '2.10A'),
	shared('6924', '11'),
	shared('6925', '12'),
	shared('6926', '13'),
	shared('6927', '14'),
	shared('6928', '15'),
	shared('6929', '16'),
	shared('6930', '17'),
	shared('6931', '18'),
	shared('6932', '19'),
	shared('6933', '20'),
	shared('6935', '21'),
	shared('6936', '22'),
	shared('6937', '23'),
	shared('6938', '24'),
	shared('6939', '25'),
	shared('8451', '26'),
	shared('8452', '27'),
	shared('6942', '28'),
	shared('6943', '29'),
	shared('6944', '30'),
	shared('6945', '11A'),
	shared('6946', '22A'),
	shared('8322', '14A'),
];
