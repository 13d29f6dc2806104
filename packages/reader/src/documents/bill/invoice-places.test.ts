/** Where invoices place their number, their day and their sender. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { readPages } from '../../engine/documents.ts';
import type { Ruling } from '../../page.ts';
import { definitions } from '../registry.ts';

/** A text with where it stands and, where it is not 10, the size of its type. */
type Placed = readonly [text: string, x: number, y: number, size?: number];

function read(texts: readonly Placed[], rulings: readonly Ruling[] = []) {
	const words = texts.flatMap(([text, x, y, size]) => segment(text, x, y, size).words);
	const { fields } = readPages(
		[{ number: 1, width: 600, height: 840, rulings, words }],
		definitions,
		'invoice',
	);
	return (name: string) => fields.find((field) => field.name === name)?.value;
}

const total: Placed = ['Total due £12.00', 30, 400];

describe('the number and the day of an invoice', () => {
	const under = (title: string, ...lines: readonly string[]) =>
		read([
			[title, 400, 100, 14],
			...lines.map((line, index): Placed => [line, 400, 118 + 13 * index]),
			total,
		]);

	it('stand under its title without a label', () => {
		const given = under('INVOICE', 'No. 88213', '25th September 2024');
		expect([given('invoiceNumber'), given('date')]).toEqual(['88213', '2024-09-25']);
		expect(under('Invoice: INV-204', '3 June 2024')('date')).toBe('2024-06-03');
	});

	it('stand in a box under its title, each with a bare label at its left', () => {
		const box = (title: string, label: string) =>
			read([
				[title, 450, 100],
				[label, 400, 114],
				['INV-20417', 510, 114],
				['Tax point', 400, 127],
				['03/06/2024', 505, 127],
				total,
			]);
		for (const label of ['No.', 'Number', 'Ref:', '#'])
			expect(box('INVOICE', label)('invoiceNumber')).toBe('INV-20417');
		expect(box('TAX INVOICE', 'No.')('date')).toBe('2024-06-03');
		expect(box('DELIVERY NOTE', 'No.')('invoiceNumber')).toBeUndefined();
		expect(box('INVOICE', 'Job')('invoiceNumber')).toBeUndefined();
	});

	it('stand so tight under their labels that the lines touch', () => {
		const given = (label: string) =>
			read([
				['INVOICE', 30, 60, 14],
				[label, 400, 100, 10],
				['3 June 2024', 400, 106, 12],
				['Payment due by', 400, 122, 10],
				['3 July 2024', 400, 128, 12],
				total,
			])('date');
		expect(given('Invoice date')).toBe('2024-06-03');
		expect(given('Date issued')).toBe('2024-06-03');
		expect(given('Work done')).toBeUndefined();
	});

	it('have what their captions say, though a title stands right over them', () => {
		const given = (caption: string) =>
			read([
				['Invoice', 30, 70, 18],
				['25/10/2024', 30, 92],
				[caption, 30, 101, 8],
				['25 September 2024', 210, 92],
				['Tax point date', 210, 101, 8],
				['88213', 400, 92],
				['Inv. no', 400, 101, 8],
				['4471', 400, 116],
				['Job', 400, 125, 8],
				total,
			]);
		for (const caption of ['Payment due by', 'Due date', 'Delivery']) {
			expect(given(caption)('date')).toBe('2024-09-25');
			expect(given(caption)('invoiceNumber')).toBe('88213');
		}
		expect(under('INVOICE', '25th September 2024', 'Due 25 October 2024')('date')).toBe('2024-09-25');
	});

	it('is one day for the invoice and the delivery', () => {
		const day = (label: string) =>
			read([['INVOICE', 30, 60, 14], [label, 300, 100], ['3 June 2024', 480, 100], total])('date');
		expect(day('Invoice date / Delivery date')).toBe('2024-06-03');
		expect(day('Delivery date')).toBeUndefined();
		expect(day('Invoice date / Due date')).toBeUndefined();
	});

	it('are not what stands under another heading', () => {
		const given = under('Delivery', 'No. 88213', '25th September 2024');
		expect([given('invoiceNumber'), given('date')]).toEqual([undefined, undefined]);
		expect(under('INVOICE', 'Your order', '25th September 2024')('date')).toBeUndefined();
	});

	it('are those right under their heads in a cell that is drawn around several', () => {
		const heads: Placed[] = [
			['Invoice date', 30, 100],
			['Due date', 200, 100],
		];
		const days: Placed[] = [
			['20/06/2024', 30, 113],
			['20/07/2024', 200, 113],
		];
		const cell = [20, 420].map((x) => ({ x, top: 95, bottom: 130 }));
		expect(read([...heads, ...days, total], cell)('date')).toBe('2024-06-20');
	});
});

describe('the sender of an invoice', () => {
	const address: Placed[] = [
		['14 Quarry Lane', 30, 143],
		['Ambleford AM4 7QT', 30, 156],
	];

	it('is the letterhead, not the company under it', () => {
		const head: Placed[] = [
			['Hallam & Reeve', 30, 30, 20],
			['31 Weir Road, Ambleford AM5 2TT VAT Reg. No. 318 4402 71', 30, 54],
			['Kestrel Design Studio Ltd', 30, 130],
		];
		expect(read([...head, ...address, total])('supplier')).toBe('Hallam & Reeve');
	});

	const columns = (left: readonly string[], right: readonly string[]) =>
		[left, right].flatMap((lines, column) =>
			lines.map((line, index): Placed => [line, 30 + 270 * column, 60 + 13 * index]),
		);
	const lines = ['Rowan Supplies Ltd', 'Floor 3', 'Tannery Yard', 'Ambleford', 'AM1 5QD', 'United Kingdom'];
	const customer = ['Bill to', 'P Hartley', '14 Quarry Lane', 'Ambleford', 'AM4 7QT', 'United Kingdom', 'x'];

	it('is the company over its own VAT number, however much stands beside it', () => {
		const given = read([
			['Invoice', 30, 20, 14],
			['Date of issue', 30, 40],
			...columns([...lines, 'VAT GB402771835'], customer),
			total,
		]);
		expect(given('supplier')).toBe('Rowan Supplies Ltd');
	});

	const footer = (site: string): Placed[] => [
		['Azure Interior', 30, 46],
		['Global Wholesaler', 450, 30],
		...address,
		[site, 200, 754],
	];

	it('is the name that its own website has, though nothing else tells it', () => {
		expect(read([...footer('http://www.azure-interior.example'), total])('supplier')).toBe('Azure Interior');
		expect(read([...footer('www.global.example'), total])('supplier')).toBeUndefined();
		const company: Placed = ['Azure Interior Ltd', 30, 741];
		expect(read([...footer('www.azureinterior.example'), company, total])('supplier')).toBe(
			'Azure Interior Ltd',
		);
	});

	it('is none where the VAT number stands in another column', () => {
		const beside = ['Hallam', ...customer.slice(2), 'VAT GB402771835'];
		expect(read([['Page', 30, 30], ['Paid', 30, 45], ...columns(lines, beside), total])('supplier')).not.toBe(
			'Hallam',
		);
	});
});

describe('the amounts of an invoice', () => {
	it('have a comma before the cents where most have, whatever a text in it says', () => {
		const texts: Placed[] = [
			['Levy included €3.50', 30, 200],
			['Subtotal', 30, 220],
			['€10,00', 300, 220],
			['VAT 20%', 30, 240],
			['€2,00', 300, 240],
			['Total', 30, 260],
			['€12,00', 300, 260],
		];
		expect(read(texts)('total')).toBe('12.00');
	});
});

describe('an invoice from abroad', () => {
	it('is known by what it calls itself and its tax', () => {
		const words = ['Kopie factuur', 'BTW 21% 8,68', 'Factuur totaal EUR 49,99'].flatMap(
			(line, index) => segment(line, 30, 100 + 20 * index).words,
		);
		const page = { number: 1, width: 600, height: 840, rulings: [], words };
		expect(readPages([page], definitions).documentType).toBe('invoice');
	});
});

describe('the sender of an invoice', () => {
	it('may be named twice, at the head and over its address', () => {
		const given = (again: string) =>
			read([
				['Invoice', 30, 36, 19],
				['Whitmore Tools Ltd', 440, 36, 14],
				['Invoice number', 30, 70],
				['INV-204', 130, 70],
				[again, 30, 117],
				['40 Tanner Street', 30, 132],
				['London SE1 3LN', 30, 146],
				['Bill to', 300, 117],
				['Ridgeway Studio', 300, 132],
				total,
			])('supplier');
		expect(given('Whitmore Tools Ltd')).toBe('Whitmore Tools Ltd');
		expect(given('WHITMORE TOOLS LTD.')).toBe('Whitmore Tools Ltd');
		expect(given('Kestrel Design Ltd')).toBeUndefined();
	});
});

describe('the sender of an invoice that a marketplace printed', () => {
	const brand: Placed = ['bazarro', 30, 40, 24];
	const website: Placed = ['Help: visit www.bazarro.example/contact', 30, 300];
	const sender = (...texts: readonly Placed[]) => read([brand, ...texts, website, total])('supplier');

	it.each(['Sold by', 'Supplied by:', 'Seller', 'Vendor name', 'Issued by'])(
		'is who is named at “%s”, and not whose brand and website it bears',
		(label) => {
			expect(sender([label, 380, 100], ['Hallam & Reeve', 470, 100])).toBe('Hallam & Reeve');
			const under: Placed[] = [
				[label, 380, 100],
				['Hallam Reeve', 380, 112],
				['Unit 11, Brindle Estate', 380, 124],
				['Preston, PR5 6BB', 380, 136],
			];
			expect(sender(...under)).toBe('Hallam Reeve');
		},
	);

	it('is one where it is named twice, and open where two are', () => {
		const twice = (second: string): Placed[] => [
			['Sold by', 380, 100],
			['Whitmore Tools Ltd', 470, 100],
			['Supplied by', 380, 200],
			[second, 470, 200],
		];
		expect(sender(...twice('Whitmore Tools Ltd'))).toBe('Whitmore Tools Ltd');
		expect(sender(...twice('Bexley Print Ltd'))).toBeUndefined();
	});
});
