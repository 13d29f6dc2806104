/** Invoices and receipts: the total that adds up is returned, one that other amounts contradict is left out. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { readPages } from '../../engine/documents.ts';
import type { Word } from '../../page.ts';
import { definitions } from '../registry.ts';

/** A receipt of these lines; two columns are parted by a bar. */
function read(lines: readonly string[], sureness?: number, type: 'receipt' | 'invoice' = 'receipt') {
	const words = lines.flatMap((line, index): Word[] => {
		const [left = '', right = ''] = line.split(' | ');
		const at = (text: string, x: number) => (text === '' ? [] : segment(text, x, 20 + index * 16).words);
		return [...at(left, 20), ...at(right, 320)];
	});
	const page = { number: 1, width: 420, height: 600, rulings: [] };
	const seen = sureness === undefined ? words : words.map((each) => ({ ...each, sureness }));
	return readPages([{ ...page, words: seen }], definitions, type);
}

const given = ({ fields }: ReturnType<typeof read>, name: string) =>
	fields.find((field) => field.name === name)?.value;
const head = ['Rowan Supplies Ltd', 'Receipt 03/06/2024'];

describe('the totals of an invoice beside its list of taxes', () => {
	const lines = (first: string, second: string) => [
		...['Rowan Supplies Ltd', 'Invoice 03/06/2024', 'VAT analysis | Goods total £10.00'],
		...['Rate Goods VAT', `${first} | Total VAT £2.00`, `${second} | Invoice total £12.00`],
	];
	const totals = (list: readonly string[]) => {
		const reading = read(list, undefined, 'invoice');
		return ['net', 'vat', 'total'].map((name) => given(reading, name));
	};

	it('are read, and the list is not', () => {
		expect(totals(lines('20.00 10.00 2.00', '5.00 0.00 0.00'))).toEqual(['10.00', '2.00', '12.00']);
		expect(totals(lines('Total VAT 3.00', 'Total 13.00'))).toEqual(['10.00', '2.00', '12.00']);
	});

	it('are those above the list, where there are some', () => {
		const above = ['Goods total | 10.00', 'VAT | 2.00', 'Total | 12.00'];
		const list = ['VAT analysis', 'Rate Goods VAT', '20.00 20.00 4.00 | Total 24.00'];
		expect(totals(['Rowan Supplies Ltd', ...above, ...list])).toEqual(['10.00', '2.00', '12.00']);
	});
});

describe('the sender of an invoice', () => {
	const sender = (lines: readonly string[]) => given(read(lines, undefined, 'invoice'), 'supplier');

	it('is the company under "From", never that word', () => {
		const rest = ['5 Tanyard Lane', 'Invoice number: 104', 'Date: 03/06/2024', 'Amount due | £12.00'];
		expect(sender(['Invoice', 'From', 'Rowan Supplies Ltd', ...rest])).toBe('Rowan Supplies Ltd');
		expect(sender(['Invoice', 'From', 'Hallam & Reeve', ...rest])).toBe('Hallam & Reeve');
		expect(sender(['Invoice', 'From', 'Hallam', '', ...rest.slice(1)])).not.toBe('From');
	});

	it('is never whom it is for, nor who printed it', () => {
		const rest = ['Invoice number: 104', 'Date: 03/06/2024', 'Amount due | £12.00'];
		expect(sender(['Hallam & Reeve', 'To: Kestrel Design Studio Ltd', ...rest])).toBe('Hallam & Reeve');
		expect(sender(['Produced by Payline Bureau Ltd', ...rest])).toBeUndefined();
	});
});

describe('the tax of a receipt that lists it by rate', () => {
	const parts = (line: string) => {
		const reading = read([...head, 'TOTAL | 12.00', 'CASH | 20.00', 'CHANGE | 8.00', 'VAT analysis', line]);
		return ['net', 'vat', 'total'].map((name) => given(reading, name));
	};

	it('is the part of the total that the rate makes it, and nothing else', () => {
		expect(parts('A 20.00% 10.00 2.00')).toEqual(['10.00', '2.00', '12.00']);
		expect(parts('A 20.00% 9.00 3.00')).toEqual([undefined, undefined, '12.00']);
	});
});

describe('the sender of an invoice', () => {
	it('is the one company under which its own address and VAT number stand', () => {
		const lines = ['Invoice', 'Number INV-1', 'Whitmore Tools Ltd', 'Manchester M1 7FT'];
		const sender = (last: string) => given(read([...lines, last], undefined, 'invoice'), 'supplier');
		expect(sender('VAT No. 391220764')).toBe('Whitmore Tools Ltd');
		expect(sender('Thank you')).toBeUndefined();
	});
});

describe('the total of a receipt', () => {
	it('is what net and tax add up to, and the three are checked', () => {
		const reading = read([...head, 'Sub-total | £10.00', 'VAT @20% | £2.00', 'Total | £12.00']);
		expect(['net', 'vat', 'total'].map((name) => given(reading, name))).toEqual(['10.00', '2.00', '12.00']);
		expect(reading.fields.find(({ name }) => name === 'total')?.checks).toEqual(['sum']);
		expect(given(reading, 'supplier')).toBe('Rowan Supplies Ltd');
		expect(given(reading, 'date')).toBe('2024-06-03');
		expect(given(reading, 'currency')).toBe('GBP');
	});

	it('is what was paid less the change, whatever else is called a total', () => {
		const reading = read([...head, 'Total | 12.40', 'Cash | 20.00', 'Change | 7.60', 'Total saved | 3.00']);
		expect(given(reading, 'total')).toBe('12.40');
	});

	it('holds the tax that is said to be in it, where it is the rate of it', () => {
		const reading = (tax: string) =>
			read([...head, 'Total | £222.60', `Includes VAT @ 20% | ${tax}`, 'Contactless | £222.60']);
		expect(['total', 'vat'].map((name) => given(reading('£37.10'), name))).toEqual(['222.60', '37.10']);
		expect(['total', 'vat'].map((name) => given(reading('£37.11'), name))).toEqual(['222.60', undefined]);
	});

	it.each([
		['CHF 12.00', 'CHF'],
		['S$12.00', 'SGD'],
		['¥1200.00', 'JPY'],
		['SEK 12.00', 'SEK'],
		['$12.00', 'USD'],
	])('of %s is in %s', (total, currency) => {
		expect(given(read([...head, `Total | ${total}`, 'Thank you']), 'currency')).toBe(currency);
	});

	it('is in pounds where a picture lost their sign, but shows a British VAT number', () => {
		const currency = (...lines: readonly string[]) =>
			given(read([...head, 'Total | 12.00', ...lines], 0.99), 'currency');
		expect(currency('VAT Reg. No. 611 2087 54')).toBe('GBP');
		expect(currency('VAT No GB611208754', 'Total EUR | 14.00')).toBe('EUR');
		expect(currency('VAT No IE 6388047V')).toBeUndefined();
		expect(given(read([...head, 'Total | 12.00', 'VAT no. 611 2087 54']), 'currency')).toBeUndefined();
	});

	it('is offered only, where pounds and another currency are named', () => {
		const reading = read([...head, 'Total | EUR 12.00', 'Charged | £10.31']);
		expect(given(reading, 'total')).toBeUndefined();
		expect(reading.abstained.find(({ name }) => name === 'currency')?.value).toBe('EUR');
	});

	it('comes from whom its title names', () => {
		const reading = read(['Receipt from Rowan Supplies Ltd', 'Date paid', '3 June 2024', 'Total | £12.00']);
		expect(['supplier', 'date'].map((name) => given(reading, name))).toEqual([
			'Rowan Supplies Ltd',
			'2024-06-03',
		]);
	});

	it('is the rounded one', () => {
		const reading = read([...head, 'Total | 45.34', 'Rounding | 0.01', 'Total rounded | 45.35']);
		expect(given(reading, 'total')).toBe('45.35');
	});

	it('is the rounded one where pence stand alone, a column is beside it, or nothing names the rounding', () => {
		const alone = ['Total Sales (Inclusive GST) | 45.34', 'Rounding Adjustment | .01', 'Rounding RM | 45.35'];
		expect(given(read([...head, ...alone, 'CREDIT | 45.35', 'CHANGE | .00']), 'total')).toBe('45.35');
		const beside = ['Item 3 Total with GST | 41.48', 'Qty Rounding | 0.02', 'Master | 41.50'];
		expect(given(read([...head, ...beside]), 'total')).toBe('41.50');
		expect(given(read([...head, 'Total | 102.39', '0.01', 'Total | 102.40']), 'total')).toBe('102.40');
	});

	it('is not what was paid, though so near: pounds are not rounded', () => {
		const paid = ['Total | 12.98', 'Cash | 13.00', 'Change | 0.02'];
		expect(given(read([...head, ...paid]), 'total')).toBe('12.98');
	});

	it('is what is left after a discount', () => {
		const reading = read([...head, 'Subtotal | 251.00', 'Cash Promotion | 34.00', 'Total | 217.00']);
		expect(reading.fields.find(({ name }) => name === 'total')?.checks).toEqual(['sum']);
		expect(given(reading, 'total')).toBe('217.00');
	});

	it('is known though a letter of its name, or of what confirms it, was misread', () => {
		const reading = read([...head, 'Tatal | 11.50', 'Cash | 52.00', 'Chonge | 40.50'], 0.7);
		expect(given(reading, 'total')).toBe('11.50');
	});

	it('is made of the totals of two rates', () => {
		const rates = ['Total 0% supplies | 30.23', 'Total 6% (excl. GST) | 16.80', 'GST | 1.01'];
		const whole = ['Total 6% supplies (inc. GST) | 17.81', 'Total payable | 48.04'];
		expect(given(read([...head, ...rates, ...whole]), 'total')).toBe('48.04');
	});

	it('is left out if a larger one is below it, or two are equally likely', () => {
		const rates = read([
			...head,
			'Net | 10.00',
			'VAT | 2.00',
			'Total inc. VAT | 12.00',
			'Total payable | 41.00',
		]);
		expect(given(rates, 'total')).toBeUndefined();
		expect(given(read([...head, 'Total | 12.00', 'Total | 14.00']), 'total')).toBeUndefined();
	});

	it('is left out where it was read badly and nothing adds up to it', () => {
		expect(given(read([...head, 'Amount due | 12.00'], 0.5), 'total')).toBeUndefined();
		expect(given(read([...head, 'Net | 10.00', 'VAT | 2.00', 'Total | 12.00'], 0.5), 'total')).toBe('12.00');
	});

	it('is offered in doubt where nothing is called a total', () => {
		const { fields, abstained } = read([...head, 'Tea | 2.50', 'Cake | 3.50', 'Cash | 6.00']);
		expect(fields.some(({ name }) => name === 'total')).toBe(false);
		const offered = abstained.filter(({ name }) => name === 'total');
		expect(offered.map(({ value, confidence }) => [value, confidence])).toEqual([['6.00', 0.4]]);
	});

	it('is known by its Malay names too', () => {
		expect(given(read([...head, 'Jumlah | 12.40', 'Tunai | 20.00', 'Baki | 7.60']), 'total')).toBe('12.40');
	});

	it('is not what was handed over, nor the tax in it, though both are called totals', () => {
		const total = (...lines: readonly string[]) => given(read([...head, ...lines]), 'total');
		expect(total('Amt due | 12.40', 'Total tendered | 20.00')).toBe('12.40');
		expect(total('Ttl amt | 12.40', 'Total includes VAT of | 2.07')).toBe('12.40');
		expect(total('Rounded amt | 12.40', 'Customer paid | 20.00')).toBe('12.40');
	});

	it('is not taken from the list of taxes by rate', () => {
		const reading = read([...head, 'Total | 27.55', 'GST summary', 'Total | 26.00']);
		expect(given(reading, 'total')).toBe('27.55');
	});
});

describe('the date of a receipt', () => {
	it('is not the day on which payment is due', () => {
		const reading = read(['Invoice date: 03/06/2024', 'Due 03/07/2024']);
		expect(given(reading, 'date')).toBe('2024-06-03');
	});

	it('is left out where two days could be meant', () => {
		expect(given(read(['03/06/2024', '05/06/2024']), 'date')).toBeUndefined();
	});
});

describe('the date of an invoice', () => {
	const invoiced = (...lines: readonly string[]) =>
		given(read(['Rowan Supplies Ltd', 'Invoice', '3 Alder Way', ...lines], undefined, 'invoice'), 'date');

	it('is the one labelled as such, with the label before it or above it', () => {
		expect(invoiced('Rechnungsdatum 7.6.2024', '01.05.24-31.05.24')).toBe('2024-06-07');
		expect(invoiced('Invoice date: | Due date:', '03/06/2024 | 02/07/2024')).toBe('2024-06-03');
		expect(invoiced('Factuurdatum: 3-6-2024', 'Vervaldatum: 3-7-2024')).toBe('2024-06-03');
	});

	it('is left out where no label says so', () => {
		expect(invoiced('03/06/2024')).toBeUndefined();
		expect(invoiced('Leistungszeitraum 01.05.24-31.05.24')).toBeUndefined();
		expect(invoiced('Date of carriage 03/06/2024')).toBeUndefined();
	});

	it('is left out if an American would read a different date', () => {
		expect(invoiced('Invoice date 04/03/2024', 'Total | $12.00')).toBeUndefined();
		expect(invoiced('Invoice date 04/03/2024', 'Due date 04/18/2024')).toBeUndefined();
		expect(invoiced('Invoice date 04/18/2024', 'Total | $12.00')).toBe('2024-04-18');
		expect(invoiced('Invoice date 04/03/2024', 'Total | £12.00')).toBe('2024-03-04');
	});
});

describe('the number of an invoice', () => {
	it('is the one right under its label, never one for VAT or of the company', () => {
		const numbered = (...lines: readonly string[]) =>
			given(read(['Rowan Supplies Ltd', ...lines, 'Total | 12.00'], undefined, 'invoice'), 'invoiceNumber');
		expect(numbered('Invoice number', 'INV-2041', 'VAT number', '123456789')).toBe('INV-2041');
		expect(numbered('Invoice no 123456789', 'VAT reg no GB 123 4567 89')).toBeUndefined();
		expect(numbered('Bill no | Company no', '7001 | 04567890')).toBe('7001');
		expect(numbered('Invoice number', 'VAT number', '123456789')).toBeUndefined();
	});
});

describe('the number of a receipt', () => {
	const number = (...lines: string[]) => given(read([...head, ...lines, 'Total | 12.00']), 'invoiceNumber');

	it('is what a till calls its slip', () => {
		expect(number('Bill INV-20417 | Ines')).toBe('INV-20417');
		expect(number('Sale no 88213')).toBe('88213');
		expect(number('RECEIPT | CP/00952')).toBe('CP/00952');
	});

	it("is not a terminal's, nor a table's", () => {
		expect(number('RECEIPT: | 3381')).toBeUndefined();
		expect(number('Transaction 3381', 'Table 9')).toBeUndefined();
	});
});

describe('the supplier', () => {
	it('is not a company listed below other names: it may be the customer', () => {
		const reading = read(['PERNIAGAAN ZHENG HUI', 'Goliath Engineering Ltd', 'Total | 12.00']);
		expect(given(reading, 'supplier')).toBeUndefined();
		expect(given(read(['TAX INVOICE', 'Goliath Engineering Ltd', 'Total | 12.00']), 'supplier')).toBe(
			'Goliath Engineering Ltd',
		);
	});

	it('goes on in the next line of a picture, and a trading name gives way to the company', () => {
		const shop = ['HOME MASTER HARDWARE &', 'ELECTRICAL', 'NO.113G & 115G, JALAN SETIA', 'Total | 12.00'];
		expect(given(read(shop, 0.99), 'supplier')).toBe('HOME MASTER HARDWARE & ELECTRICAL');
		const company = ['Rowan', 'Rowan Foods Ltd (126926-H)', '3 Alder Road', 'Total | 12.00'];
		expect(given(read(company, 0.99), 'supplier')).toBe('Rowan Foods Ltd');
		expect(given(read(['99 SPEED MART S/B (S19537-X)', 'LOT 2811,'], 0.99), 'supplier')).toBe(
			'99 SPEED MART S/B',
		);
	});

	it('is offered only where several names stand above the address, or its start is missing', () => {
		expect(
			given(read(['& BEST RESTAURANT', '3 Alder Road', 'Total | 12.00'], 0.99), 'supplier'),
		).toBeUndefined();
		const reading = read(['Rowan', 'Every day, fresh', '3 Alder Road', 'Total | 12.00'], 0.99);
		expect(given(reading, 'supplier')).toBeUndefined();
		expect(reading.abstained.find(({ name }) => name === 'supplier')?.value).toBe('Rowan');
	});

	it('is not what somebody typed above the head of a scan', () => {
		const reading = read(['tan chay yee', 'ABC HO TRADING', 'Total | 12.00'], 0.99);
		expect(given(reading, 'supplier')).toBe('ABC HO TRADING');
	});
});

describe('a bill whose total nothing names', () => {
	const bill = (tax: string) => [...head, 'Item | £100.00', `Rate 20% | ${tax}`, '£120.00'];

	it('is read where net and tax at a usual rate add up to its largest amount', () => {
		const reading = read(bill('£20.00'));
		expect(['net', 'vat', 'total'].map((name) => given(reading, name))).toEqual([
			'100.00',
			'20.00',
			'120.00',
		]);
	});

	it('is not where they do not, or where more is printed', () => {
		expect(given(read(bill('£19.00')), 'total')).toBeUndefined();
		expect(given(read([...bill('£20.00'), 'Balance brought | £150.00']), 'total')).toBeUndefined();
	});

	it('does not take a time for an amount', () => {
		expect(given(read([...head, 'Total 4.18 pm']), 'total')).toBeUndefined();
	});
});

describe('the sender of a receipt', () => {
	it('is who signed it', () => {
		const signed = ['Receipt 03/06/2024', 'Total | £12.00', 'Signed ......', 'for Whitmore Tools Ltd'];
		expect(given(read(signed), 'supplier')).toBe('Whitmore Tools Ltd');
		expect(given(read(signed.filter((line) => !line.startsWith('Signed'))), 'supplier')).toBeUndefined();
	});

	it('is the first line over its own telephone or address', () => {
		expect(given(read(['Hallam & Reeve', 'Unit 3, Canal Wharf', ...head.slice(1)]), 'supplier')).toBe(
			'Hallam & Reeve',
		);
	});
});

describe('a total beside the heads of a list', () => {
	const lines = ['Rowan Supplies Ltd', 'Invoice 03/06/2024', 'VAT code Rate | Goods total £10.00'];
	const totals = [...lines, 'S 20.00% 10.00 2.00 | VAT total £2.00', 'Z 0.00% 0.00 | Invoice total £12.00'];

	it('is told by the words right before it', () => {
		const reading = read(totals, undefined, 'invoice');
		expect(['net', 'vat', 'total'].map((name) => given(reading, name))).toEqual(['10.00', '2.00', '12.00']);
	});
});

describe('a company under "For:"', () => {
	it('is who the bill is for', () => {
		const lines = [
			'Hallam & Reeve',
			'Plumbing and heating',
			'For:',
			'Kestrel Design Studio Ltd',
			'22 Orchard Way',
		];
		const beside = ['Ambleford AM6 1PL | VAT reg no: 318 4407 26', 'Total | £12.00'];
		expect(given(read([...lines, ...beside], undefined, 'invoice'), 'supplier')).toBe('Hallam & Reeve');
	});
});
