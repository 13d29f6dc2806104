/** The tax period and the day of payment of payslips that do not label them. */
import { describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import type { PageText } from '../../page.ts';
import { withDates } from './dates.ts';

function read(...texts: readonly string[]) {
	const segments = texts.map((text, index) => segment(text, 40, 40 + 20 * index));
	const page: PageText = {
		...{ number: 1, width: 595, height: 842, rulings: [], segments },
		...{ words: segments.flatMap(({ words }) => words), text: texts.join('\n') },
	};
	const { fields } = withDates(() => ({ fields: [], abstained: [], warnings: [] }))(page, []);
	return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

describe('a payslip without labels for its dates', () => {
	it('has the one period and the one day that it names', () => {
		expect(read('Month 7, 2024/25', '28 October 2024')).toEqual({ taxPeriod: '7', payDate: '2024-10-28' });
	});

	it('takes no day on which the page was printed', () => {
		expect(read('02/04/2025, 19:22', 'Monday 28 October 2024')).toEqual({ payDate: '2024-10-28' });
	});

	it('has the day that it says it was paid on with a short year', () => {
		expect(read('06/01/2025, 21:47', 'Paid on 28 Oct 24 by Larkspur Ltd')).toEqual({ payDate: '2024-10-28' });
		expect(read('Period from 1 Oct 24 to 28 Oct 24')).toEqual({});
	});

	it('takes the basis of a code for no period', () => {
		expect(read('1257L Week 1/Month 1')).toEqual({});
	});

	it('leaves both where there are two', () => {
		expect(read('Month 7', 'Month 8', '28/10/2024', '29/10/2024')).toEqual({});
	});

	it('leaves a day that is of something else', () => {
		expect(read('Period ending 31/10/2024')).toEqual({});
	});
});
