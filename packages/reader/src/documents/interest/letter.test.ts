/** A bank's letter: its name in large type beside small print, the saver's in the window of the envelope. */
import { expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { interest } from './definition.ts';

function given(bank: string) {
	const segments = [
		...[segment('Savings Customer Services', 400, 40, 8), segment('PO Box 4, Wexcombe WX1 9SB', 400, 51, 8)],
		segment(bank, 48, 45, 16),
		...[segment('Amelia Bell', 48, 106), segment('14 Quarry Lane', 48, 118), segment('AM4 7QT', 48, 130)],
		segment('Certificate of interest: 6 April 2024 to 5 April 2025', 48, 210, 12),
		...[segment('Account', 50, 280), segment('Gross interest paid', 330, 280)],
		...[segment('Easy Saver', 50, 300), segment('£412.87', 390, 300)],
		...[segment('Jonathan Pryce', 48, 480), segment('Head of Savings', 48, 505)],
	];
	const text = segments.map((each) => each.text).join('\n');
	const page = { number: 1, width: 595, height: 842, words: [], rulings: [], segments, text };
	return Object.fromEntries(interest.read(page, []).fields.map(({ name, value }) => [name, value]));
}

it.each(['Northgate Bank plc', 'First Harbour'])('is from %s, and to whom it is addressed', (bank) => {
	expect(given(bank)).toMatchObject({ payer: bank, accountHolder: 'Amelia Bell' });
});
