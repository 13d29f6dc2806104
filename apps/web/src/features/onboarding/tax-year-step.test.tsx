/** The wizard is true about the year that it starts. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TaxYearStep } from './tax-year-step.tsx';

const step = (taxYear: string, today: string) =>
	renderToStaticMarkup(
		<TaxYearStep {...{ taxYear, today }} residence={undefined} onChoose={() => {}} error={undefined} />,
	);

it('says which days a year that is over covered', () => {
	expect(step('2025-26', '2026-11-20')).toContain('It covers 6 April 2025 to 5 April 2026.');
	expect(step('2025-26', '2026-11-20')).not.toContain('Do you still owe');
});

it('says of a year that runs that it cannot be sent yet, and asks about the one that is late', () => {
	const html = step('2026-27', '2027-02-04');
	expect(html).toContain('The year runs until 5 April 2027');
	expect(html).toContain('Do you still owe HMRC a return for 2025-26?');
});
