/** Invoices with small captions over their facts, and names that go over two lines. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { readPages } from '../../engine/documents.ts';
import { definitions } from '../registry.ts';

/** A text with where it stands and, where it is not 10, the size of its type. */
type Placed = readonly [text: string, x: number, y: number, size?: number];

function read(texts: readonly Placed[]) {
	const words = texts.flatMap(([text, x, y, size]) => segment(text, x, y, size).words);
	const { fields } = readPages(
		[{ number: 1, width: 600, height: 840, rulings: [], words }],
		definitions,
		'invoice',
	);
	return (name: string) => fields.find((field) => field.name === name)?.value;
}

const total: Placed = ['Total due £12.00', 30, 400];

describe('an invoice with its facts under small captions', () => {
	const facts = (caption: string, number: string, ...lines: readonly string[]) =>
		read([
			['From', 40, 30, 8],
			['Larkspur Ltd', 40, 40],
			[caption, 40, 70, 8],
			[number, 40, 80],
			...lines.map((sum, index): Placed => [sum, 400, 120 + 15 * index]),
			['To pay', 250, 200],
			['£222.60', 395, 200],
			['Agreed fee for all three stages: £8,450.00', 40, 300],
		]);

	it('has its number under “Invoice”', () => {
		expect(facts('Invoice', 'INV-20417')('invoiceNumber')).toBe('INV-20417');
		expect(facts('Tax invoice', '88213')('invoiceNumber')).toBe('88213');
		expect(facts('Project', 'RB-0117')('invoiceNumber')).toBeUndefined();
		expect(facts('Invoice', 'Rebranding')('invoiceNumber')).toBeUndefined();
	});

	it('is surely of the sum of its lines, though a larger amount stands on it', () => {
		expect(facts('Invoice', '88213', '122.60', '100.00')('total')).toBe('222.60');
		expect(facts('Invoice', '88213', '122.60', '110.00')('total')).toBeUndefined();
	});
});

describe('the sender under “From” whose name goes over two lines', () => {
	const sender = (...lines: readonly (readonly [text: string, size?: number])[]) =>
		read([
			['From', 40, 30, 8],
			...lines.map(([text, size], index): Placed => [text, 40, 40 + 12 * index, size ?? 10]),
			['Invoice', 40, 150, 8],
			total,
		])('supplier');

	it('is read whole', () => {
		for (const [first, second] of [
			['Rowan Plumbing', 'Supplies Ltd'],
			['Hallam & Reeve', 'Trading Limited'],
		] as const)
			expect(sender([first, 11], [second, 11], ['Studio 3b, The Maltings'], ['Ambleford AM5 0RS'])).toBe(
				`${first} ${second}`,
			);
	});

	it('is the line in other type than its address', () => {
		expect(sender(['Hallam & Reeve', 11], ['Studio 3b, The Maltings'], ['Ambleford AM5 0RS'])).toBe(
			'Hallam & Reeve',
		);
	});
});

it('takes no end of a name for the sender', () => {
	const sender = read([
		['Rowan Plumbing', 40, 30],
		['Supplies Ltd', 40, 42],
		['Studio 3b, The Maltings', 40, 54],
		['Invoice', 40, 150],
		total,
	]);
	expect(sender('supplier')).not.toBe('Supplies Ltd');
});
