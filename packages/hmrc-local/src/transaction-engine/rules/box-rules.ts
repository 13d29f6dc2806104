/** HMRC's rules between boxes that matter for SA100, SA102 and SA110, by HMRC's numbers. */
import type { Parameters } from '../../calculation/parameters.ts';
import type { Page, ReturnBoxes } from '../../calculation/return-boxes.ts';
import type { LeafTable } from '../structure/leaf-table.ts';
import { locationOfBox } from './location.ts';
import type { ReturnProblem } from './return-problem.ts';

/** What a rule may look at. */
type Case = {
	readonly r: ReturnBoxes;
	readonly p: Parameters;
	readonly table: LeafTable;
};

type Rule = {
	readonly code: string;
	/** The box the error is shown at. */
	readonly box: string;
	readonly text: string;
	readonly broken: (c: Case) => boolean;
};

const yearEnd = ({ table }: Case) => `20${table.year.slice(5)}-04-05`;
const yearStart = ({ table }: Case) => `${table.year.slice(0, 4)}-04-06`;
const most =
	(box: string, limit: bigint) =>
	({ r }: Case) =>
		r.sum(box) > limit;
const needs =
	(box: string, other: string) =>
	({ r }: Case) =>
		r.present(box) && !r.present(other);

const rules: readonly Rule[] = [
	{
		code: '6428',
		box: 'YPD1',
		text: 'The date of birth must be on or before the end of the return year.',
		broken: (c) => (c.r.text('YPD1') ?? '') > yearEnd(c),
	},
	{
		code: '6509',
		box: 'A14',
		text: 'Address line 4 needs lines 1 to 3.',
		broken: needs('A14', 'A13'),
	},
	{
		code: '6129',
		box: 'REL6',
		text: 'One-off Gift Aid payments must not exceed all Gift Aid payments of the year.',
		broken: ({ r }) => r.sum('REL6') > r.sum('REL5'),
	},
	{
		code: '6360',
		box: 'REL7',
		text: 'Gift Aid carried back must not exceed the Gift Aid payments of the year.',
		broken: ({ r }) => r.sum('REL7') > r.sum('REL5'),
	},
	{
		code: '6038',
		box: 'YTR1-1A',
		text: 'Tax taken off pay must not exceed the pay.',
		broken: ({ r }) =>
			!r.yes('ASE7') &&
			r.each('EMP', (emp) => emp.sum('EMP2')) > r.each('EMP', (emp) => emp.sum('EMP1', 'EMP3')),
	},
	{
		code: '6158',
		box: 'CAL3',
		text: 'A student loan repayment needs the tick that repayments have begun.',
		broken: needs('CAL3', 'SLR1'),
	},
	{
		code: '6524',
		box: 'CAL10',
		text: 'A claim to reduce payments on account needs the first payment.',
		broken: needs('CAL10', 'CAL11'),
	},
	{
		code: '6730',
		box: 'CAL11',
		text: 'The first payment on account may be nil only with a claim to reduce it.',
		broken: ({ r }) => r.present('CAL11') && r.sum('CAL11') === 0n && !r.yes('CAL10'),
	},
	{
		code: '6243',
		box: 'CAL12',
		text: "Surplus blind person's allowance must not exceed the allowance of the year.",
		broken: (c) => most('CAL12', c.p.BPA)(c),
	},
	{
		code: '8236',
		box: 'CAL13',
		text: "Surplus married couple's allowance must not exceed the allowance of the year.",
		broken: (c) => most('CAL13', c.p.H_MCA)(c),
	},
	{
		code: '6732',
		box: 'REL15',
		text: "Surplus blind person's allowance from a spouse needs its amount in SA110.",
		broken: needs('REL15', 'CAL12'),
	},
	{
		code: '6595',
		box: 'CAL4',
		text: 'No Class 4 is due from a person who is exempt from it.',
		broken: ({ r }) => r.sum('CAL4') > 0n && exemptFromClassFour(r),
	},
];

const exemptFromClassFour = (r: ReturnBoxes): boolean =>
	r.yes('LUN64') ||
	r.any('SSE', (page) => page.yes('SSE37')) ||
	r.any('FSE', (page) => page.yes('FSE101')) ||
	r.any('SPS', (page) => page.yes('SPS26')) ||
	r.any('FPS', (page) => page.yes('FPS26'));

type EmploymentRule = Omit<Rule, 'broken'> & { readonly broken: (emp: Page, c: Case) => boolean };

const employmentRules: readonly EmploymentRule[] = [
	{
		code: '8634',
		box: 'EMP1.1',
		text: 'Payrolled benefits must not exceed the pay.',
		broken: (emp) => emp.sum('EMP1.1') > emp.sum('EMP1'),
	},
	{
		code: '6504',
		box: 'EMP2',
		text: 'Tax taken off may be negative only where there is another employment.',
		broken: (emp, { r }) => emp.sum('EMP2') < 0n && r.pages('EMP').length < 2,
	},
	{
		code: '8315',
		box: 'EMP6.1',
		text: 'The date of ceasing to be a director needs the answer that one was a director.',
		broken: (emp) => emp.present('EMP6.1') && !emp.yes('EMP6'),
	},
	{
		code: '8323',
		box: 'EMP6.1',
		text: 'The date of ceasing to be a director must be within the return year.',
		broken: (emp, c) => {
			const date = emp.text('EMP6.1');
			return date !== undefined && (date < yearStart(c) || date > yearEnd(c));
		},
	},
];

/** Every broken rule. Amounts must have passed the structure check. */
export function boxRuleProblems(c: Case): readonly ReturnProblem[] {
	const single = rules.filter((rule) => rule.broken(c)).map((rule) => problem(rule, c.table));
	const employments = c.r
		.pages('EMP')
		.flatMap((emp, index) =>
			employmentRules.filter((rule) => rule.broken(emp, c)).map((rule) => problem(rule, c.table, index + 1)),
		);
	return [...single, ...employments];
}

function problem({ code, box, text }: Omit<Rule, 'broken'>, table: LeafTable, formIndex = 1): ReturnProblem {
	return { code, type: 'business', text, location: locationOfBox(box, table, formIndex) };
}
