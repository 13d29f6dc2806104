/** A PAYE reference whose two parts are printed apart. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import type { Segment } from '../../page.ts';
import { withOfficeNumber } from './office.ts';

function referenceOn(...segments: readonly Segment[]) {
	const page = {
		...{ number: 1, width: 595, height: 842, words: [], rulings: [], segments },
		text: segments.map(({ text }) => text).join('\n'),
	};
	const read = withOfficeNumber(() => ({ fields: [], abstained: [], warnings: [] }));
	return read(page, []).fields.map(({ name, value }) => `${name} ${value}`);
}
const found = ['payeReference 083/WA60412'];

describe('an office number and a reference that are printed apart', () => {
	it('are one in a line', () => {
		const office = segment('HMRC office number: 083', 40, 100);
		expect(referenceOn(office, segment('Employer reference: WA60412', 250, 100))).toEqual(found);
	});

	it('are one beside their labels, and under them', () => {
		const beside = [segment('Office number', 40, 100), segment('083', 120, 100)];
		const under = [segment('Reference number', 250, 100), segment('WA60412', 250, 113)];
		expect(referenceOn(...beside, ...under)).toEqual(found);
	});

	it('are none where one is missing or there are two', () => {
		const office = segment('Office number 083', 40, 100);
		const reference = segment('Reference WA60412', 250, 100);
		expect(referenceOn(office)).toEqual([]);
		expect(referenceOn(reference)).toEqual([]);
		expect(referenceOn(office, reference, segment('Reference ZZ1', 250, 140))).toEqual([]);
	});
});
