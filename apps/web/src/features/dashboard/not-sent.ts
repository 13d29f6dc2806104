/** Returns that were started, not sent, and not on screen. */
import { formatDay } from '@halfpenny/facts';
import { isOpen, type SubmittedReturn, shownStatus } from '@halfpenny/lifecycle';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { sayNotSent } from '@halfpenny/messages/not-sent';
import type { Service } from '../../api/shapes.ts';
import type { ReturnOnDashboard } from '../../returns/dashboard-address.ts';

/** The parts of a return we need. */
export interface BegunReturn extends ReturnOnDashboard, SubmittedReturn {
	readonly id: string;
	readonly amending: boolean;
	readonly canFile: boolean;
}

type Days = Pick<Service, 'taxYears' | 'today'>;

/** Returns those of earlier years and any that are late, earliest first. */
export function notSent<Begun extends BegunReturn>(
	returns: readonly Begun[],
	chosen: ReturnOnDashboard,
	days: Days,
): readonly Begun[] {
	const shown = ({ taxYear, returnType }: Begun) =>
		taxYear === chosen.taxYear && returnType === chosen.returnType;
	return returns
		.filter((each) => isOpen(shownStatus(each)) && !shown(each))
		.filter((each) => each.taxYear < chosen.taxYear || isLate(each, days))
		.sort((one, other) => one.taxYear.localeCompare(other.taxYear));
}

/** Returns whether it should have been sent before today. An amendment is never late. */
export function isLate({ taxYear, amending }: BegunReturn, days: Days): boolean {
	const deadline = deadlineOf(taxYear, days);
	return !amending && deadline !== undefined && days.today > deadline;
}

/** Returns when it is or was due; undefined for an amendment. */
export function dueWords(begun: BegunReturn, days: Days): string | undefined {
	const date = deadlineOf(begun.taxYear, days);
	if (begun.amending || date === undefined) return undefined;
	const deadline = formatDay(date);
	if (!isLate(begun, days)) return sayDashboard('due', { deadline });
	return sayNotSent(begun.canFile ? 'late' : 'lateElsewhere', { deadline });
}

/** ISO; undefined for a year that isn't offered. */
function deadlineOf(taxYear: string, { taxYears }: Days): string | undefined {
	return taxYears.find((each) => each.taxYear === taxYear)?.onlineDeadline;
}
