/** Invoices and receipts: the total that adds up is given, one that other amounts speak against is left. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { readPages } from '../../engine/documents.ts';
import type { Word } from '../../page.ts';
import { definitions } from '../registry.ts';

/** A receipt of these lines; two columns are parted by a bar. */
function read(lines: readonly string[], sureness?: number) {
	const words = lines.flatMap((line, index): Word[] => {
		const [left = '', right = ''] = line.split(' | ');
		const at = (text: string, x: number) => (text === '' ? [] : segment(text, x, 20 + index * 16).words);
		return [...at(left, 20), ...at(right, 320)];
	});
	const page = { number: 1, width: 420, height: 600, rulings: [] };
	const seen = sureness === undefined ? words : words.map((each) => ({ ...each, sureness }));
	return readPages([{ ...page, words: seen }], definitions, 'receipt');
}

const given = ({ fields }: ReturnType<typeof read>, name: string) =>
	fields.find((field) => field.name === name)?.value;
const head = ['Rowan Supplies Ltd', 'Receipt 03/06/2024'];

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

	it('is the rounded one', () => {
		const reading = read([...head, 'Total | 45.34', 'Rounding | 0.01', 'Total rounded | 45.35']);
		expect(given(reading, 'total')).toBe('45.35');
	});

	it('is left out where a larger one stands under it, or two are as likely', () => {
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
