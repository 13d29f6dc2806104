/** The pieces of the year line, in order: four updates and the final declaration, each with its status. */
import { isTaxYear, type QuarterKind, quartersOf, yearData } from '@halfpenny/years';
import type { MtdYear } from '../../../api/shapes.ts';
import { shareOf } from '../../../charts/year-scale.ts';

/** One thing HMRC expects. */
export type Point = MtdYear['businesses'][number]['points'][number];

/** One piece of the line. Dates are ISO. */
export interface YearStep {
	readonly key: Point['what'];
	readonly from: string;
	readonly to: string;
	readonly due: string;
	readonly status: Point['status'];
	/** Whether it is the next one due. */
	readonly next: boolean;
	/** How far through it today is, 0 to 1; null if today is in another piece. */
	readonly today: number | null;
}

/** Returns the line from HMRC's obligations. */
export function yearSteps(points: readonly Point[], today: string): readonly YearStep[] {
	const next = points.find(({ status }) => status === 'overdue' || status === 'open' || status === 'later');
	return points.map(({ what, periodStart, periodEnd, dueDate, status }, at) => {
		// The declaration's piece starts when the quarters are over.
		const from = what === 'finalDeclaration' ? (points[at - 1]?.periodEnd ?? periodStart) : periodStart;
		const to = what === 'finalDeclaration' ? dueDate : periodEnd;
		return {
			...{ key: what, from, to, due: dueDate, status },
			next: what === next?.what,
			today: shareOfToday(today, from, to),
		};
	});
}

/** Returns the line from the legal deadlines, before HMRC has answered. Nothing is marked as met or next. */
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

/** A day that ends one piece and starts the next belongs to the first. */
function shareOfToday(today: string, from: string, to: string): number | null {
	const share = shareOf(today, from, to);
	return share >= 0 && share <= 1 ? share : null;
}
