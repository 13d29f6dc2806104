/** P60s drawn by chance. */
import { amountsBlock, beside, factsBlock, gridOf, type Pair } from './blocks.ts';
import { lookOf } from './look.ts';
import { fact, insuranceNumber, part, type Tools } from './papers.ts';

const EMPLOYMENTS = ['previous', 'this', 'total'] as const;
const FIELDS = {
	previous: ['payInPreviousEmployments', 'taxInPreviousEmployments'],
	this: ['payInThisEmployment', 'taxInThisEmployment'],
	total: ['totalPay', 'totalTax'],
} as const;

const ONES = [
	'earningsAtLowerEarningsLimit',
	'earningsToPrimaryThreshold',
	'earningsToUpperEarningsLimit',
] as const;

function people(tools: Tools): string {
	const { chance, pen, word } = tools;
	const employee: Pair[] = [
		[word('surname'), pen.text('surname')],
		[word('forenames'), pen.text('forenames')],
		[word('nationalInsuranceNumber'), insuranceNumber(tools)],
		fact(tools, 'worksNumber'),
	];
	const employer: Pair[] = [
		[
			word('employerName'),
			`${pen.text('employerName')}${chance.is(0.4) ? '<br>12 Wharf Road<br>Ambleford AM2 6JJ' : ''}`,
		],
		fact(tools, 'payeReference'),
	];
	const [first, second] = [factsBlock(chance), factsBlock(chance)];
	if (chance.is(0.3)) return part('', first([...employee, ...employer]));
	const [one, two] = chance.shuffled([
		part(
			chance.pick(['Employee', 'Your details', '']),
			first(chance.is(0.3) ? chance.shuffled(employee) : employee),
		),
		part(
			chance.pick(['Employer', "Employer's details", '']),
			chance.is(0.5) ? second(employer) : first(employer),
		),
	]);
	return chance.is(0.4) ? beside([one ?? '', two ?? '']) : `${one}${two}`;
}

/** Pay and tax: a table either way round, or a list in which each label says all. */
function payAndTax(tools: Tools): string {
	const { chance, money, word } = tools;
	const jobs = chance.is(0.2) ? [...EMPLOYMENTS].reverse() : EMPLOYMENTS;
	const [pay, tax] = [word('pay'), word('tax')];
	const swapped = chance.is(0.2);
	const both = <T>(values: readonly [T, T]) => (swapped ? [...values].reverse() : [...values]);
	const asTable = () =>
		gridOf(
			both([pay, tax] as const),
			jobs.map((job) => [word(`@${job}`), both(FIELDS[job]).map(money)] as const),
			chance.is(0.1),
		);
	const turned = () =>
		gridOf(
			jobs.map((job) => word(`@${job}`)),
			[
				[pay, jobs.map((job) => money(FIELDS[job][0]))],
				[tax, jobs.map((job) => money(FIELDS[job][1]))],
			],
		);
	const asList = () =>
		amountsBlock(chance)(
			jobs.flatMap((job): Pair[] => [
				[word(`pay@${job}`), money(FIELDS[job][0])],
				[word(`tax@${job}`), money(FIELDS[job][1])],
			]),
		);
	const inParts = () => {
		const block = amountsBlock(chance);
		return beside(
			jobs.map((job) =>
				part(
					word(`@${job}`),
					block([
						[pay, money(FIELDS[job][0])],
						[tax, money(FIELDS[job][1])],
					]),
				),
			),
		);
	};
	const inRows = () =>
		jobs
			.map(
				(job) =>
					`<div class="grid boxed" style="grid-template-columns:120px 1fr 1fr"><div>${word(`@${job}`)}</div>${both([`<div><small>${pay}</small><span>${money(FIELDS[job][0])}</span></div>`, `<div><small>${tax}</small><span>${money(FIELDS[job][1])}</span></div>`] as const).join('')}</div>`,
			)
			.join('');
	return part(
		chance.pick(['Pay and Income Tax details', 'Pay and tax', '']),
		chance.pick([asTable, asTable, turned, asList, asList, inParts, inRows])(),
	);
}

function insurance(tools: Tools): string {
	const { chance, pen, word } = tools;
	const letter: Pair = [word('nicTableLetter'), pen.text('nicTableLetter')];
	const bands = ONES.map((field): Pair => [word(field), pen.pounds(field)]);
	const paid: Pair = [word('employeeNationalInsurance'), pen.money('employeeNationalInsurance')];
	const all = [letter, ...bands, paid];
	const asTable = () =>
		`<table class="strip lines"><tr>${all.map(([label]) => `<th>${label}</th>`).join('')}</tr><tr>${all.map(([, value]) => `<td>${value}</td>`).join('')}</tr></table>`;
	return part(
		chance.pick(['National Insurance contributions in this employment', 'National Insurance', '']),
		chance.is(0.5) ? asTable() : amountsBlock(chance)(all),
	);
}

function others(tools: Tools): string {
	const { chance, money, pen, word } = tools;
	const pairs: Pair[] = [
		...(['statutoryMaternityPay', 'statutoryPaternityPay'] as const).map(
			(field): Pair => [word(field), money(field)],
		),
		...(pen.aside('hasLoan')
			? (['studentLoan', 'postgraduateLoan'] as const).map((field): Pair => [word(field), pen.pounds(field)])
			: []),
	];
	return part(
		chance.pick(['Statutory payments and loans', 'Other details', '']),
		amountsBlock(chance)(pairs),
	);
}

/** A P60. */
export function p60Page(tools: Tools): string {
	const { chance, pen } = tools;
	const year = `Tax year to 5 April ${pen.implied('taxYear')}${pen.aside('yearEnd')}`;
	const code = part('', factsBlock(chance)([fact(tools, 'finalTaxCode')]));
	const parts = [people(tools), payAndTax(tools) + code, insurance(tools), others(tools)];
	const [first = '', ...rest] = parts;
	const order = chance.is(0.6)
		? parts
		: chance.is(0.5)
			? [first, ...chance.shuffled(rest)]
			: [...rest, first];
	return `${lookOf(chance)}<h1>P60 End of Year Certificate</h1><div>${year}</div>${order.join('')}${chance.is(0.5) ? '<p class="note">Please keep this certificate in a safe place as you will need it if you have to fill in a tax return. By law you are required to tell HM Revenue and Customs about any income that is not fully taxed.</p>' : ''}${chance.is(0.3) ? tools.note() : ''}`;
}
