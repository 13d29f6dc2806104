/** The year line, on screen and in a screen reader. */
import { quartersOf } from '@halfpenny/years';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { YearLine } from './year-line.tsx';
import { type Point, stepsByLaw, yearSteps } from './year-steps.ts';

const statuses = ['met', 'sent', 'overdue', 'later'] as const;
const quarters: Point[] = quartersOf('2026-27').map(({ name, from, to, due }, at) => ({
	what: name,
	periodStart: from,
	periodEnd: to,
	dueDate: due,
	status: statuses[at] ?? 'later',
}));
const declaration: Point = {
	what: 'finalDeclaration',
	periodStart: '2026-04-06',
	periodEnd: '2027-04-05',
	dueDate: '2028-01-31',
	status: 'later',
};
const points = [...quarters, declaration];

const lines = (markup: string) =>
	[...markup.matchAll(/<li.*?<\/li>/gs)].map(([item]) =>
		item
			.replace(/<span class="whitespace-nowrap">([^<]*)<\/span>/g, '$1')
			.replace(/<[^>]+>/g, ' ')
			.replace(/\s+/g, ' ')
			.trim(),
	);

describe('the year line', () => {
	it('reads as a list of what is met, late and still to come', () => {
		const steps = yearSteps(points, '2027-02-20');
		expect(lines(renderToStaticMarkup(<YearLine taxYear="2026-27" steps={steps} />))).toEqual([
			'Q1 Apr-Jun 6 April to 5 July 2026 Met',
			'Q2 Jul-Sep 6 July to 5 October 2026 Sent. HMRC will mark it as met.',
			'Q3 Oct-Dec 6 October to 5 January 2027 Was due 7 February 2027',
			'Today Q4 Jan-Mar 6 January to 5 April 2027 Due 7 May 2027',
			'Final declaration Everything for 2026-27, checked once Due 31 January 2028',
		]);
	});

	it('marks the next one due', () => {
		const steps = yearSteps(points, '2027-02-20');
		expect(steps.filter(({ next }) => next).map(({ key }) => key)).toEqual(['Q3']);
		const markup = renderToStaticMarkup(<YearLine taxYear="2026-27" steps={steps} />);
		expect(markup.match(/aria-current="step"/g)).toHaveLength(1);
	});

	it('puts today in one piece, or in the declaration’s after the quarters', () => {
		const inPieces = (today: string) =>
			yearSteps(points, today)
				.filter((step) => step.today !== null)
				.map(({ key }) => key);
		expect(inPieces('2026-04-06')).toEqual(['Q1']);
		expect(inPieces('2027-11-23')).toEqual(['finalDeclaration']);
		expect(inPieces('2026-04-05')).toEqual([]);
		expect(inPieces('2028-02-01')).toEqual([]);
	});

	it('shows the legal deadlines, and nothing as next, until HMRC has answered', () => {
		const steps = stepsByLaw('2025-26', 'calendar', '2025-08-01');
		expect(steps.map(({ due }) => due)).toEqual([
			'2025-08-07',
			'2025-11-07',
			'2026-02-07',
			'2026-05-07',
			'2027-01-31',
		]);
		expect(steps.some(({ next, status }) => next || status !== 'later')).toBe(false);
	});
});
