/** Whom invoices are for, by a label or by the place of an address; a name that may be another's is left out. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { readPages } from '../../engine/documents.ts';
import { definitions } from '../registry.ts';

/** The customer of an invoice with these lines at the left from a height, under a letterhead. */
function customer(lines: readonly string[], y = 130, type: 'invoice' | 'receipt' = 'invoice') {
	const head = ['Rowan Supplies Ltd', '31 Weir Road, Ambleford AM5 2TT'];
	const at = (texts: readonly string[], top: number) =>
		texts.flatMap((text, index) => segment(text, 30, top + 13 * index).words);
	const words = [...at(head, 30), ...at(lines, y), ...at(['Invoice total £12.00'], 500)];
	const page = { number: 1, width: 600, height: 840, rulings: [], words };
	return readPages([page], definitions, type).fields.find(({ name }) => name === 'customer')?.value;
}

const address = ['14 Quarry Lane', 'Ambleford', 'AM4 7QT'];

describe('the customer of an invoice', () => {
	it.each(['Bill to', 'Invoice to:', 'FOR', 'To:', 'Customer', 'Billing address'])(
		'is under "%s"',
		(label) => {
			expect(customer([label, 'P Hartley', ...address])).toBe('P Hartley');
		},
	);

	it('is after such a label, without the address behind it', () => {
		expect(customer(['Billed to: Ridgeway Studio'])).toBe('Ridgeway Studio');
		expect(customer(['For: P Hartley, 9 Castle Hill'])).toBe('P Hartley');
	});

	it('is over the address in the window, which has no label', () => {
		expect(customer(['Lowfield Farm', ...address])).toBe('Lowfield Farm');
		expect(customer(['Delivery', 'Lowfield Farm', ...address])).toBeUndefined();
		expect(customer(['Lowfield Farm', ...address, 'VAT 318 4402 71'])).toBeUndefined();
		expect(customer(['Lowfield Farm', ...address], 600)).toBeUndefined();
	});

	it('is over the address right under the title, however high that stands', () => {
		const on = (title: string) => {
			const texts = [
				...[segment('Rowan Supplies Ltd', 400, 30), segment('31 Weir Road, Ambleford AM5 2TT', 400, 43)],
				...[segment(title, 30, 40, 18), segment('Invoice total £12.00', 30, 500)],
				...['Lowfield Farm', ...address].map((text, index) => segment(text, 30, 68 + 12 * index)),
			];
			const words = texts.flatMap((text) => text.words);
			const page = { number: 1, width: 600, height: 840, rulings: [], words };
			const { fields } = readPages([page], definitions, 'invoice');
			return fields.find(({ name }) => name === 'customer')?.value;
		};
		expect(on('TAX INVOICE')).toBe('Lowfield Farm');
		expect(on('Invoice')).toBe('Lowfield Farm');
		expect(on('Our new address')).toBeUndefined();
	});

	it('is under the head of its box, centred or at the other side of it', () => {
		const inBox = (x: number, isDrawn: boolean) => {
			const line = (at: number) => ({ x: at, top: 100, bottom: 132 });
			const texts = [
				...[segment('Rowan Supplies Ltd', 30, 30), segment('31 Weir Road, Ambleford AM5 2TT', 30, 43)],
				...[segment('Invoice date', 220, 103), segment('03/06/2024', 222, 119)],
				...[segment('Customer', 400, 103), segment('P Hartley', x, 119)],
				segment('Invoice total £12.00', 30, 500),
			];
			const words = texts.flatMap((text) => text.words);
			const rulings = isDrawn ? [30, 210, 380, 560].map(line) : [];
			const page = { number: 1, width: 600, height: 840, rulings, words };
			const { fields } = readPages([page], definitions, 'invoice');
			return fields.find(({ name }) => name === 'customer')?.value;
		};
		expect(inBox(398, false)).toBe('P Hartley');
		expect(inBox(505, true)).toBe('P Hartley');
		expect(inBox(505, false)).toBeUndefined();
	});

	it('is not work that was done, a number, nor half a name', () => {
		expect(customer(['To labour: 3 hours'])).toBeUndefined();
		expect(customer(['Customer', 'RID0042'])).toBeUndefined();
		expect(customer(['Bill to', 'Kestrel Design', 'Studio Ltd', ...address])).toBeUndefined();
		expect(customer(['Bill to', 'Kestrel Design and', 'Limited', ...address])).toBeUndefined();
	});

	it('is none where two are named, and never the sender', () => {
		expect(customer(['Bill to: P Hartley', 'Sold to: L Hobday'])).toBeUndefined();
		expect(customer(['To: Rowan Supplies Ltd'])).toBeUndefined();
	});

	it('is no part of a receipt', () => {
		expect(customer(['Bill to: P Hartley'], 130, 'receipt')).toBeUndefined();
	});
});
