import { amount, separated, soFar } from '../../eleven-sums.ts';
import type { Layout, Pen } from '../../paper.ts';

const style = `<style>body{margin:60px 40px} pre{font:12.5px/1.25 "Liberation Mono";color:#222;margin:0} .feed{border-left:1px dashed #bbb;border-right:1px dashed #bbb;padding:14px 12px;width:680px}</style>`;

const WIDTH = 86;
const RULE = '-'.repeat(WIDTH);

/** The texts each in so many characters: a negative width sets to the right. */
const columns = (...cells: readonly (readonly [text: string, width: number])[]) =>
	cells.map(([text, width]) => (width < 0 ? text.padStart(-width) : text.padEnd(width))).join('');

const paid = (pen: Pen): readonly (readonly [string, string])[] => [
	['BASIC PAY', pen.aside('basic')],
	['SHIFT ALLOWANCE', separated(pen.aside('bonus'))],
];

const taken = (pen: Pen): readonly (readonly [string, string])[] => [
	['INCOME TAX', pen.money('incomeTax')],
	['NAT. INSURANCE', pen.money('nationalInsurance')],
	['SUPERANNUATION', pen.money('pension')],
	...(pen.aside('loanLine') ? [['STUDENT LOAN', pen.money('studentLoan')] as const] : []),
];

function middle(pen: Pen): readonly string[] {
	const year = soFar(pen);
	const totals: readonly (readonly [string, string])[] = [
		['GROSS', pen.money('payToDate')],
		['TAXABLE', amount(year.taxable)],
		['TAX', pen.money('taxToDate')],
		['NAT INS', amount(year.ni)],
		['SUPERANN', amount(year.pension)],
	];
	const [left, mid] = [paid(pen), taken(pen)];
	return totals.map(([label, sum], at) => {
		const [pay, off] = [left[at] ?? ['', ''], mid[at] ?? ['', '']];
		return columns(
			[pay[0], 17],
			[pay[1], -10],
			['', 4],
			[off[0], 17],
			[off[1], -10],
			['', 4],
			[label, 10],
			[sum, -14],
		);
	});
}

function slip(pen: Pen): string {
	return [
		columns([pen.text('employerName'), 52], ['PAY ADVICE', 14], [`PAGE 1`, -20]),
		RULE,
		columns(['EMPLOYEE', 36], ['STAFF NO', 12], ['N.I. NUMBER', 14], ['TAX CODE', 12], ['DATE PAID', 12]),
		columns(
			...([
				[pen.text('employeeName'), 36],
				[pen.aside('payrollNumber'), 12],
			] as const),
			...([
				[pen.text('nationalInsuranceNumber'), 14],
				[pen.text('taxCode'), 12],
				[pen.date('payDate'), 12],
			] as const),
		),
		'',
		columns(
			['PAY METHOD  BANK CREDIT', 36],
			[`TAX ${pen.aside('periodWord').toUpperCase()} ${pen.text('taxPeriod')}`, 18],
			['N.I. LETTER A', 20],
			['COST CTR 204', 12],
		),
		RULE,
		columns(['PAYMENTS', 31], ['DEDUCTIONS', 31], ['TOTALS THIS YEAR', 24]),
		'',
		...middle(pen),
		RULE,
		columns(
			['GROSS PAY', 17],
			[pen.money('grossPay'), -10],
			['', 4],
			['TOTAL DEDUCTNS', 17],
			[separated(pen.aside('totalDeductions')), -10],
			['', 4],
			['NET PAY', 10],
			[pen.money('netPay'), -14],
		),
		RULE,
		'',
		'RETAIN THIS ADVICE - NO DUPLICATE CAN BE ISSUED.  QUERIES TO WAGES OFFICE EXT 217',
	].join('\n');
}

/** The slip of a works with an old payroll computer: one fixed pitch on fan-fold paper, capitals, rules of hyphens. */
export const matrix: Layout = {
	name: 'thirteen-payslip-matrix',
	type: 'payslip',
	html: (pen) => `${style}<div class="feed"><pre>${slip(pen)}</pre></div>`,
};
