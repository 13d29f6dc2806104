/** What the wizard says about the year it starts. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TaxYearStep, type YearToStart } from './tax-year-step.tsx';

const step = (taxYear: string, today: string, years: readonly YearToStart[] = [{ taxYear }]) =>
	renderToStaticMarkup(
		<TaxYearStep
			{...{ taxYear, years, today }}
			onYear={() => {}}
			residence={undefined}
			onChoose={() => {}}
			error={undefined}
		/>,
	);

it('offers the year of an uploaded document as well as the next one due', () => {
	const years = [{ taxYear: '2025-26' }, { taxYear: '2023-24', file: 'p60.pdf' }];
	const html = step('2023-24', '2026-11-20', years);
	expect(html).toContain('2025-26, which is due next');
	expect(html).toContain('2023-24, the year of p60.pdf');
	expect(html).toContain('We’ll start your 2023-24 return. HMRC’s deadline for it was 31 January 2025.');
	expect(step('2025-26', '2026-11-20')).not.toContain('Which tax year');
});

it('gives the dates of a year that has ended', () => {
	expect(step('2025-26', '2026-11-20')).toContain('It covers 6 April 2025 to 5 April 2026.');
	expect(step('2025-26', '2026-11-20')).not.toContain('Do you still need');
});

it('says that the current year can’t be filed yet, and asks about the overdue one', () => {
	const html = step('2026-27', '2027-02-04');
	expect(html).toContain('The year runs until 5 April 2027');
	expect(html).toContain('Do you still need to send HMRC a return for 2025-26?');
});
