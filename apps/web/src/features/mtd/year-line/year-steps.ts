/** The pieces of the year line in order: four updates and the final declaration, each with where it is. */
import { isTaxYear, type QuarterKind, quartersOf, yearData } from '@halfpenny/years';
import type { MtdYear } from '../../../api/shapes.ts';
import { shareOf } from '../../../charts/year-scale.ts';

/** One thing that HMRC expects. */
export type Point = MtdYear['businesses'][number]['points'][number];

/** One piece of the line; ISO dates. */
export interface YearStep {
	readonly key: Point['what'];
	readonly from: string;
	readonly to: string;
	readonly due: string;
	readonly status: Point['status'];
	/** Whether it is what comes next. */
	readonly next: boolean;
	/** How far today is through it, 0 to 1; null where today is elsewhere. */
	readonly today: number | null;
}

/** The line by what HMRC expects. */
export function yearSteps(points: readonly Point[], today: string): readonly YearStep[] {
	const next = points.find(({ status }) => status === 'overdue' || status === 'open' || status === 'later');
	return points.map(({ what, periodStart, periodEnd, dueDate, status }, at) => {
		// The declaration's own time begins when the quarters are over.
		const from = what === 'finalDeclaration' ? (points[at - 1]?.periodEnd ?? periodStart) : periodStart;
		const to = what === 'finalDeclaration' ? dueDate : periodEnd;
		return {
			...{ key: what, from, to, due: dueDate, status },
			next: what === next?.what,
			today: shareOfToday(today, from, to),
		};
	});
}

/** The same by law alone, while HMRC has not been asked: nothing is known to be met, and nothing is said to be next. */
export function stepsByLaw(taxYear: string, kind: QuarterKind, today: string): readonly YearStep[] {
	const points: Point[] = quartersOf(taxYear, kind).map(({ name, from, to, due }) => ({
		...{ what: name, periodStart: from, periodEnd: to, dueDate: due, status: 'later' },
	}));
	const declaration = declarationByLaw(taxYear);
	return yearSteps(declaration ? [...points, declaration] : points, today).map((step) => ({
		...step,
		next: false,
	}));
}

function declarationByLaw(taxYear: string): Point | undefined {
	if (!isTaxYear(taxYear)) return undefined;
	const { startsOn, endsOn, deadlines } = yearData(taxYear);
	return {
		...{ what: 'finalDeclaration', periodStart: startsOn, periodEnd: endsOn },
		...{ dueDate: deadlines.online, status: 'later' },
	};
}

/** A day that ends one piece and begins the next belongs to the first. */
function shareOfToday(today: string, from: string, to: string): number | null {
	const share = shareOf(today, from, to);
	return share >= 0 && share <= 1 ? share : null;
}
