/** Payslips drawn by chance. */
import { amountsBlock, beside, factsBlock, gridOf, type Pair } from './blocks.ts';
import { lookOf } from './look.ts';
import { fact, figure, insuranceNumber, part, type Tools } from './papers.ts';

const TITLES = [
	'Payslip',
	'Pay advice',
	'PAYSLIP',
	'Your payslip',
	'Salary advice',
	'Pay statement',
	'Wages slip',
];
const PAYMENTS = ['Payments', 'Earnings', 'Pay and allowances', 'Your pay', 'Additions', 'What you earned'];
const TAKEN = ['Deductions', 'Taken off', 'What was deducted', 'Less', 'Tax and deductions'];
const SO_FAR = [
	'Year to date',
	'This tax year',
	'Totals to date',
	'Cumulatives',
	'Tax year to date',
	'2024/25 so far',
	'This tax year up to now',
	'Your tax year so far (from 6 April 2024)',
	'Year to date totals',
];
const EMPLOYERS = [
	'Paid by your employer',
	"Employer's contributions",
	'Your employer also paid',
	'Company contributions',
];

/** What stands over the facts, and the facts without what it already said. */
function head(tools: Tools): { top: string; facts: Pair[] } {
	const { chance, pen, word } = tools;
	const date = chance.pick(['figures', 'words', 'short'] as const);
	const facts: Pair[] = [
		[word('payDate'), pen.date('payDate', date)],
		[
			chance.pick([`Tax ${pen.aside('periodWord')}`, 'Tax period', `${pen.aside('periodWord')} no.`]),
			pen.text('taxPeriod'),
		],
		fact(tools, 'taxCode'),
		[word('nationalInsuranceNumber'), insuranceNumber(tools)],
		...(chance.is(0.4) ? [fact(tools, 'payeReference')] : []),
		...(chance.is(0.6) ? [['Payroll no.', pen.aside('payrollNumber')] as const] : []),
		...(chance.is(0.3) ? [['Department', 'Operations'] as const] : []),
		...(chance.is(0.3) ? [['Payment method', 'BACS'] as const] : []),
	];
	const title = chance.pick(TITLES);
	const employer = pen.text('employerName');
	const address = chance.is(0.5) ? '<br>Unit 4, Kiln Lane, Ambleford AM6 3WD' : '';
	const employee = pen.text('employeeName');
	const isLetter = chance.is(0.5);
	if (!isLetter) facts.push([word('employerName'), employer]);
	const name = isLetter ? `<h1>${employer}</h1>${address}<div>${title}</div>` : `<h1>${title}</h1>`;
	if (isLetter && chance.is(0.3))
		return {
			top: `${name}<p>${employee}<br>${pen.aside('address').split(', ').join('<br>')}</p>`,
			facts: chance.shuffled(facts),
		};
	if (isLetter && chance.is(0.25))
		return { top: `${name}<div style="font-size:1.2em">${employee}</div>`, facts: chance.shuffled(facts) };
	return { top: name, facts: chance.shuffled([...facts, [word('employeeName'), employee]]) };
}

interface Figures {
	readonly payments: Pair[];
	readonly taken: Pair[];
	readonly gross: Pair;
	readonly deductions: Pair;
	readonly net: Pair;
}

function figures(tools: Tools): Figures {
	const { other } = tools;
	const pension = figure(tools, 'pension', 'pension');
	const loan = tools.pen.aside('loanLine') ? [figure(tools, 'loan', 'studentLoan')] : [];
	return {
		payments: [
			[tools.chance.pick(['Basic pay', 'Salary', 'Basic']), other('basic')],
			[tools.chance.pick(['Bonus', 'Overtime', 'Commission']), other('bonus')],
		],
		taken: [figure(tools, 'tax', 'incomeTax'), figure(tools, 'ni', 'nationalInsurance'), pension, ...loan],
		gross: figure(tools, 'gross', 'grossPay'),
		deductions: figure(tools, 'deductions', 'totalDeductions'),
		net: figure(tools, 'net', 'netPay'),
	};
}

/** The year so far: under a heading with plain labels, or each label saying so. */
function soFar(tools: Tools): string {
	const { chance, money, other, word } = tools;
	const isHeaded = chance.is(0.6);
	const pairs: Pair[] = isHeaded
		? [
				[chance.pick(['Gross pay', 'Pay', 'Taxable pay', 'Total pay']), money('payToDate')],
				[chance.pick(['Tax', 'Income Tax', 'PAYE', 'Tax paid']), money('taxToDate')],
				[chance.pick(['National Insurance', 'NI', 'Employee NI']), other('niToDate')],
				...(chance.is(0.5) ? [['Pension', other('pensionToDate')] as const] : []),
			]
		: [
				[word('gross@year'), money('payToDate')],
				[word('tax@year'), money('taxToDate')],
				[chance.pick(['NI to date', 'NI paid to date', 'Employee NI TD']), other('niToDate')],
			];
	return part(isHeaded ? chance.pick(SO_FAR) : '', amountsBlock(chance)(pairs));
}

function employers({ chance, other }: Tools): string {
	const pairs: Pair[] = [
		[chance.pick(["Employer's NI", 'Employer National Insurance', 'Er NI']), other('employerNi')],
	];
	return part(chance.pick(EMPLOYERS), amountsBlock(chance)(pairs));
}

/** Lists of payments and deductions, beside each other or not, with their sums under them. */
function lists(tools: Tools): string {
	const { chance } = tools;
	const { payments, taken, gross, deductions, net } = figures(tools);
	const block = amountsBlock(chance);
	const own = [
		part(chance.pick(PAYMENTS), block([...payments, gross])),
		part(chance.pick(TAKEN), block([...taken, deductions])),
	];
	const netPart = part(
		'',
		chance.is(0.5)
			? `<div class="spread"><b>${net[0]}</b><b>${net[1]}</b></div>`
			: amountsBlock(chance)([net]),
	);
	const year = soFar(tools);
	return chance.pick([
		() => beside(own) + netPart + year,
		() => beside([...own, year]) + netPart,
		() => own.join('') + netPart + year,
		() => netPart + beside(own) + year,
		() => year + own.join('') + netPart,
		() => beside(own) + beside([year, employers(tools)]) + netPart,
	])();
}

/** One table with a column for the period and one for the year so far. */
function table(tools: Tools): string {
	const { chance, money, other, word } = tools;
	const { payments, taken, gross, deductions, net } = figures(tools);
	const heads = chance.pick([
		['This period', 'Year to date'],
		['Amount', 'YTD'],
		['This month', 'This year'],
		['Period', 'To date'],
		['Current', 'Cumulative'],
	]);
	const isTurned = chance.is(0.25);
	const toDate: Record<string, string> = {
		[gross[0]]: money('payToDate'),
		[taken[0]?.[0] ?? '']: money('taxToDate'),
		[taken[1]?.[0] ?? '']: other('niToDate'),
		[taken[2]?.[0] ?? '']: other('pensionToDate'),
		[net[0]]: other('netToDate'),
	};
	const rows = [...payments, gross, ...taken, deductions, net].map(([label, value]): [string, string[]] => {
		const both = [value, toDate[label] ?? ''];
		return [label, isTurned ? both.reverse() : both];
	});
	word('@year');
	return part('', gridOf(isTurned ? [...heads].reverse() : heads, rows));
}

/** Only sums, in one block, and the year so far. */
function summary(tools: Tools): string {
	const { gross, taken, deductions, net } = figures(tools);
	const own = part('', amountsBlock(tools.chance)([gross, ...taken, deductions, net]));
	return tools.chance.is(0.5) ? own + soFar(tools) : soFar(tools) + own;
}

/** A payslip. */
export function payslipPage(tools: Tools): string {
	const { chance } = tools;
	const { top, facts } = head(tools);
	const half = Math.ceil(facts.length / 2);
	const block = factsBlock(chance);
	const own = chance.is(0.3) ? beside([block(facts.slice(0, half)), block(facts.slice(half))]) : block(facts);
	const body = chance.pick([lists, lists, table, summary])(tools);
	return `${lookOf(chance)}${top}${part('', own)}${body}${chance.is(0.5) ? tools.note() : ''}`;
}
