/** The company of a dividend whose paper a broker or a platform sends. */
import { expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { readPages } from '../../engine/documents.ts';
import { definitions } from '../registry.ts';

type Placed = readonly [text: string, x: number, y: number, size?: number];

function companyOn(...more: readonly Placed[]) {
	const texts: readonly Placed[] = [
		['Lanternbridge', 30, 30, 20],
		['Dividend advice', 30, 140, 14],
		['Payment date', 30, 300],
		['3 June 2024', 230, 300],
		['Dividend paid', 30, 320],
		['£120.00', 230, 320],
		['J R Patel', 30, 90],
		...more,
	];
	const words = texts.flatMap(([text, x, y, size]) => segment(text, x, y, size).words);
	const page = { number: 1, width: 600, height: 840, rulings: [], words };
	const { fields } = readPages([page], definitions, 'dividend');
	return fields.find(({ name }) => name === 'company')?.value;
}

it.each([
	'The shares are held for you by Lanternbridge Nominees Limited',
	'Investing platform of Lanternbridge Securities',
	'Shares that we have held on your behalf',
	'Shares in our nominee account',
])('is not the letterhead where the paper says “%s”', (said) => {
	expect(companyOn([said, 30, 160])).toBeUndefined();
	expect(companyOn([said, 30, 160], ['Security', 30, 200], ['Ordinary 25p', 30, 213])).toBeUndefined();
});

it.each(['Security', 'Stock', 'Holding', 'Investment'])('stands under the head “%s”', (head) => {
	const [said, under]: readonly [Placed, Placed] = [
		['held for you as beneficial owner', 30, 160],
		['Osprey Wind Energy plc', 30, 213],
	];
	expect(companyOn(said, [head, 30, 200], under)).toBe('Osprey Wind Energy plc');
	expect(companyOn(said, [head, 30, 200], under, [head, 330, 200], ['Tarn plc', 330, 213])).toBeUndefined();
});

it('stands in the head of a paper that a registrar sends, over whatever it says of stockbrokers', () => {
	const texts: readonly Placed[] = [
		['Lancing Registrars Limited', 30, 30],
		['Sussex Gate House, Worthing BN99 6ZZ', 30, 42],
		['001774 / 02 / 0093', 30, 90],
		['J R Patel', 30, 102],
		['14 Quarry Lane', 30, 114],
		['Ambleford AM4 7QT', 30, 126],
		['Tarn Holdings plc', 30, 150, 14],
		['Dividend confirmation', 30, 180],
		['Payment date: 3 June 2024', 30, 210],
		['Dividend payable: £120.00', 30, 230],
		['If you have sold your shares pass this to the stockbroker who sold them', 30, 300],
	];
	const words = texts.flatMap(([text, x, y, size]) => segment(text, x, y, size).words);
	const page = { number: 1, width: 600, height: 840, rulings: [], words };
	const { fields } = readPages([page], definitions, 'dividend');
	const given = (name: string) => fields.find((field) => field.name === name)?.value;
	expect(given('company')).toBe('Tarn Holdings plc');
	expect(given('shareholder')).toBe('J R Patel');
});
