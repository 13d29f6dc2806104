/** Who sent a letter or certificate is not always whose it is. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../tests/segments.ts';
import { readPages } from '../engine/documents.ts';
import { definitions } from './registry.ts';

it('takes no registrar for the company that pays a dividend', () => {
	const texts: readonly [string, number, number, number?][] = [
		['Quayside Registrars', 30, 40, 18],
		['www.quaysideregistrars.example', 30, 60],
		['Dividend confirmation', 30, 120, 14],
		['Marchbank Engineering plc', 30, 150],
		['Payment date: 3 June 2024', 30, 180],
		['Dividend payable: £120.00', 30, 200],
	];
	const words = texts.flatMap(([text, x, y, size]) => segment(text, x, y, size).words);
	const page = { number: 1, width: 600, height: 840, rulings: [], words };
	const { fields } = readPages([page], definitions, 'dividend');
	expect(fields.find(({ name }) => name === 'company')?.value).not.toBe('Quayside Registrars');
	expect(fields.find(({ name }) => name === 'dividend')?.value).toBe('120.00');
});

it('takes the owner of a trading name for who pays the interest, and tax that “we took off” for the tax', () => {
	const texts: readonly [string, number, number, number?][] = [
		['plover', 30, 40, 22],
		['plover is a trading name of Calder Valley Building Society', 30, 66],
		['Your interest summary', 30, 120, 14],
		['Interest you earned', 30, 160],
		['£412.87', 30, 178],
		['Tax we took off', 230, 160],
		['£82.57', 230, 178],
		['Tax year', 30, 220],
		['2024-25', 120, 220],
	];
	const words = texts.flatMap(([text, x, y, size]) => segment(text, x, y, size).words);
	const page = { number: 1, width: 600, height: 840, rulings: [], words };
	const { fields } = readPages([page], definitions, 'interest');
	const given = (field: string) => fields.find(({ name }) => name === field)?.value;
	expect(given('payer')).toBe('Calder Valley Building Society');
	expect(given('interest')).toBe('412.87');
	expect(given('taxDeducted')).toBe('82.57');
});

describe('a savings summary under a bare brand', () => {
	type Text = readonly [string, number, number, number?];
	const payerOf = (head: readonly Text[]) => {
		const sums: readonly Text[] = [
			['Savings summary 2024-25', 30, 240, 14],
			['Gross interest', 30, 280],
			['£412.87', 230, 280],
			['Account number', 30, 300],
			['20417733', 230, 300],
		];
		const words = [...head, ...sums].flatMap(([text, x, y, size]) => segment(text, x, y, size).words);
		const page = { number: 1, width: 600, height: 840, rulings: [], words };
		const { fields } = readPages([page], definitions, 'interest');
		return fields.find(({ name }) => name === 'payer')?.value;
	};
	const address: readonly Text[] = [
		['14 Quarry Lane', 30, 122],
		['Ambleford', 30, 134],
		['AM4 7QT', 30, 146],
	];

	it('is not paid by the saver', () => {
		const saver = 'Amelia Bell';
		expect(payerOf([['Mrs Amelia Bell', 30, 110, 16]])).toBeUndefined();
		expect(payerOf([[saver, 30, 110, 22]])).toBeUndefined();
		expect(payerOf([[saver, 30, 110, 12], ...address])).toBeUndefined();
		expect(payerOf([['plover', 500, 60, 9], [saver, 30, 110, 12], ...address])).not.toBe(saver);
		expect(
			payerOf([
				[saver, 30, 110, 18],
				['Account holder', 30, 180],
				[saver, 230, 180],
			]),
		).toBeUndefined();
	});

	it('may be paid by a brand that is named like a person, where the saver is another', () => {
		const holder: readonly Text[] = [
			['Account holder', 30, 180],
			['Amelia Bell', 230, 180],
		];
		expect(payerOf([['Marlow Finch', 30, 40, 22], ...holder])).toBe('Marlow Finch');
		expect(payerOf([['Heron Money', 30, 40, 22]])).toBe('Heron Money');
	});

	it('is paid by the bank over the saver', () => {
		expect(payerOf([['Northgate Bank plc', 30, 40, 18], ['Amelia Bell', 30, 110], ...address])).toBe(
			'Northgate Bank plc',
		);
	});
});
