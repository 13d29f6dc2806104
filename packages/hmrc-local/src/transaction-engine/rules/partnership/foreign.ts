/** HMRC's rules of the foreign pages of SA800 2024-25 (boxes 2.x) and of chargeable assets (4.x). */
import { amount } from '../../../calculation/amount.ts';
import type { PartnershipPage } from './partnership-boxes.ts';
import { type Case, due, needs, notBefore, on, type Rule, rule, sameDay, total } from './rule.ts';

const savingsPage = 'PartnershipForeign/ForeignIncomeSavingsLandProperty';
const cashBasisLimit = amount('150000');
const expenses = ['2.12', '2.13', '2.14', '2.15', '2.16', '2.17'];
const deductions = ['2.21A', '2.21B', '2.21C', '2.23', '2.24'];
const result = ({ page }: Case): bigint => page.sum('2.19', '2.22') - page.sum('2.25');
const orNil = (value: bigint): bigint => (value > 0n ? value : 0n);
const hasForeign = ({ all }: Case): boolean => all.has('PartnershipForeign');

/** The rows of a table that were not marked as income that could not be brought to the UK. */
const remittable = ({ all }: Case, name: PartnershipPage, gross: string, unremittable: string) =>
	all.pages[name].filter((row) => row.present(gross) && !row.yes(unremittable));
const interest = (c: Case) => remittable(c, 'interestAbroad', '2.2.3', '2.2.2');
const dividends = (c: Case) => remittable(c, 'dividendsAbroad', '2.2A.3', '2.2A.2');
const sumOf = (rows: ReturnType<typeof remittable>, box: string) =>
	rows.reduce((whole, row) => whole + row.sum(box), 0n);

const propertyAbroad: readonly Rule[] = [
	total('6692', '2.18', expenses),
	due('6984', '2.18', expenses),
	total('6693', '2.19', ['2.11'], ['2.18']),
	total('6694', '2.22', ['2.20', '2.21']),
	due('6986', '2.22', ['2.20', '2.21']),
	total('6695', '2.25', deductions),
	due('6987', '2.25', deductions),
	rule(
		'6696',
		'2.26',
		'The profit must be what the boxes above it give.',
		(c) => c.page.present('2.26') && c.page.sum('2.26') !== orNil(result(c)),
	),
	rule(
		'8288',
		'2.27',
		'The loss must be what the boxes above it give.',
		(c) => c.page.present('2.27') && c.page.sum('2.27') !== orNil(-result(c)),
	),
	due('6985', '2.19', ['2.11', '2.18']),
	rule(
		'6994',
		'2.26',
		'A profit by the boxes above needs box 2.26.',
		(c) => result(c) > 0n && !c.page.present('2.26'),
	),
	rule(
		'6995',
		'2.27',
		'A loss by the boxes above needs box 2.27.',
		(c) => result(c) < 0n && !c.page.present('2.27'),
	),
];

/** The rules of the foreign pages and of chargeable assets. */
export const foreignRules: readonly Rule[] = [
	notBefore('6690', '2.5', '2.4'),
	rule(
		'6647',
		'2.6',
		'Must be the total of the income that could be brought to the UK.',
		(c) => c.page.present('2.6') && c.page.sum('2.6') !== sumOf(interest(c), '2.2.3'),
	),
	rule(
		'6992',
		'2.6A',
		'Must be the total of the dividends that could be brought to the UK.',
		(c) => c.page.present('2.6A') && c.page.sum('2.6A') !== sumOf(dividends(c), '2.2A.3'),
	),
	needs('8455', '2.3.3', ['2.28', '2.31']),
	total('6993', '2.7', ['2.3.3', '2.3A.3']),
	needs('6691', '2.8', ['2.6', '2.6A', '2.7']),
	needs('8456', '2.10', ['2.29', '2.34']),
	needs('8458', '2.10A', ['2.30A', '2.33A']),
	rule(
		'6689',
		'2.4',
		'Foreign income needs the period of the return.',
		({ page, all }) =>
			all.has(savingsPage) &&
			!page.present('2.4') &&
			['2.6', '2.6A', '2.7', '2.8', '2.9', '2.10'].some(page.present),
	),
	rule(
		'8243',
		'2.6',
		'Interest that could be brought to the UK needs its total.',
		(c) => interest(c).length > 0 && !c.page.present('2.6'),
	),
	rule(
		'8244',
		'2.6A',
		'Dividends that could be brought to the UK need their total.',
		(c) => dividends(c).length > 0 && !c.page.present('2.6A'),
	),
	...on('foreignProperty', propertyAbroad),
	rule(
		'8460',
		'2.31',
		'Must be the total of the profits of all countries.',
		({ page }) => page.sum('2.4.2') > 0n && page.sum('2.31') !== page.sum('2.4.2'),
	),
	rule(
		'8461',
		'2.34',
		'Must be the total of the losses of all countries.',
		({ page }) => page.sum('2.4.2') < 0n && page.sum('2.34') !== -page.sum('2.4.2'),
	),
	total('6650', '2.32', ['2.4.3']),
	total('6655', '2.33', ['2.4.4']),
	total('8462', '2.33A', ['2.4.5']),
	sameDay('6645', '2.4', '3.4', hasForeign),
	sameDay('6982', '2.5', '3.5', hasForeign),
	due('6983', '2.7', ['2.3A.3']),
	due('6988', '2.32', ['2.4.3']),
	due('6989', '2.33', ['2.4.4']),
	rule(
		'8564',
		'2.8A',
		'Income above the limit of the cash basis needs traditional accounting.',
		(c) => hasForeign(c) && !c.page.present('2.8A') && c.page.sum('2.11', '2.21') > cashBasisLimit,
	),
	total('6628', '4.1', ['4.1.3']),
	due('6996', '4.1', ['4.1.3']),
];
