/** P45s, certificates of interest, dividend vouchers, invoices and receipts drawn by chance. */
import { amountsBlock, factsBlock, type Pair } from './blocks.ts';
import { lookOf } from './look.ts';
import { fact, figure, insuranceNumber, part, type Tools } from './papers.ts';

/** A P45. */
export function p45Page(tools: Tools): string {
	const { chance, pen, word } = tools;
	const facts: Pair[] = [
		...(chance.is(0.2)
			? chance.shuffled([fact(tools, 'surname'), fact(tools, 'forenames')])
			: [fact(tools, 'surname'), fact(tools, 'forenames')]),
		[word('nationalInsuranceNumber'), insuranceNumber(tools)],
		[word('leavingDate'), pen.date('leavingDate', chance.pick(['figures', 'words']))],
		fact(tools, 'taxCode'),
		fact(tools, 'employerName'),
		fact(tools, 'payeReference'),
	];
	const sums: Pair[] = ['totalPayToDate', 'totalTaxToDate', 'payInThisEmployment', 'taxInThisEmployment'].map(
		(field) => figure(tools, field, field),
	);
	const own = [
		part('', factsBlock(chance)(chance.is(0.3) ? chance.shuffled(facts) : facts)),
		part(chance.pick(['Pay and tax', '']), amountsBlock(chance)(sums)),
	];
	return `${lookOf(chance)}<h1>P45 ${chance.pick(['Part 1A', 'Details of employee leaving work'])}</h1>${(chance.is(0.8) ? own : own.reverse()).join('')}${tools.note()}`;
}

/** A certificate of interest. */
export function interestPage(tools: Tools): string {
	const { chance, pen, word } = tools;
	const isHeaded = chance.is(0.6);
	const facts: Pair[] = [
		fact(tools, 'accountHolder'),
		['Account number', pen.aside('account')],
		[chance.pick(['Tax year', 'For the tax year']), pen.text('taxYear')],
		...(isHeaded ? [] : [fact(tools, 'payer')]),
	];
	const sums: Pair[] = [
		figure(tools, 'interest', 'interest'),
		[word('taxDeducted'), tools.money('taxDeducted')],
	];
	return `${lookOf(chance)}${isHeaded ? `<h1>${pen.text('payer')}</h1>` : ''}<h1>${chance.pick(['Certificate of interest', 'Annual interest statement', 'Tax certificate: interest paid', 'Statement of interest'])}</h1>${part('', factsBlock(chance)(chance.shuffled(facts)))}${part('', amountsBlock(chance)(sums))}${tools.note()}`;
}

/** A dividend voucher. */
export function dividendPage(tools: Tools): string {
	const { chance, pen, word } = tools;
	const isHeaded = chance.is(0.6);
	const facts: Pair[] = [
		fact(tools, 'shareholder'),
		[word('paymentDate'), pen.date('paymentDate', chance.pick(['figures', 'words']))],
		['Number of shares', pen.aside('shares')],
		...(isHeaded ? [] : [fact(tools, 'company')]),
	];
	return `${lookOf(chance)}${isHeaded ? `<h1>${pen.text('company')}</h1>` : ''}<h1>${chance.pick(['Dividend voucher', 'Dividend confirmation', 'Dividend tax voucher'])}</h1>${part('', factsBlock(chance)(chance.shuffled(facts)))}${part('', amountsBlock(chance)([figure(tools, 'dividend', 'dividend')]))}${tools.note()}`;
}

function lines({ other }: Tools): string {
	return `<table class="list"><tr><th class="l">Description</th><th class="v">Amount</th></tr><tr><td>Materials</td><td class="v">${other('first')}</td></tr><tr><td>Labour</td><td class="v">${other('second')}</td></tr></table>`;
}

const SUMS = ['net', 'vat', 'total'] as const;

/** An invoice. */
export function invoicePage(tools: Tools): string {
	const { chance, pen, word } = tools;
	const facts: Pair[] = [
		[word('invoiceNumber'), pen.text('invoiceNumber')],
		[word('date'), pen.date('date', chance.pick(['figures', 'words']))],
		[chance.pick(['Due date', 'Payment due by']), pen.aside('due')],
	];
	return `${lookOf(chance)}<h1>${pen.text('supplier')}</h1><div>8 Mill Street, Ambleford AM3 2RT<br>VAT no. 287 4410 63</div><h1>Invoice</h1>${part('', factsBlock(chance)(chance.shuffled(facts)))}${part('', `To: ${pen.aside('customer')}`)}${part('', lines(tools))}${part('', amountsBlock(chance)(SUMS.map((field) => figure(tools, field, field))))}${pen.implied('currency')}${tools.note()}`;
}

/** A receipt. */
export function receiptPage(tools: Tools): string {
	const { chance, pen } = tools;
	const number = chance.pick(['Receipt', 'Receipt no.', 'Bill', 'Trans', 'Receipt #', 'Sale no']);
	const when = pen.date('date', chance.pick(['figures', 'short']));
	const facts = chance.shuffled([
		`${number} ${pen.text('invoiceNumber')}`,
		`${when} ${chance.pick(['14:06', '09:31:12', ''])}`,
		'Till 02',
	]);
	const sums = chance.shuffled(['net', 'vat'] as const);
	const pairs = (chance.is(0.5) ? [...sums, 'total' as const] : (['total', ...sums] as const)).map(
		(field): Pair => figure(tools, field, field),
	);
	return `${lookOf(chance)}<div style="width:320px"><h1>${pen.text('supplier')}</h1><div>31 Weavers Row, Ambleford AM1 5EB</div>${facts.map((each) => `<div>${each}</div>`).join('')}${lines(tools)}${amountsBlock(chance)(pairs)}${pen.implied('currency')}<div>Thank you for your custom</div></div>`;
}
