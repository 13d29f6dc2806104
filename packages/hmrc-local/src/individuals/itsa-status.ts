/** Each person's status for MTD for Income Tax, by tax year, which decides whether updates are due. */
import type { Collection, StateStore } from '../storage/state-store.ts';

/** HMRC's words for it. */
export const itsaStatusNames = [
	'No Status',
	'MTD Mandated',
	'MTD Voluntary',
	'Annual',
	'Non Digital',
	'Digitally Exempt',
	'Dormant',
	'MTD Exempt',
] as const;

/** What HMRC holds for one year. */
export type ItsaStatus = {
	/** ISO 8601. */
	readonly submittedOn: string;
	readonly status: (typeof itsaStatusNames)[number];
	readonly statusReason: string;
	/** In pounds. */
	readonly businessIncome2YearsPrior?: number;
};

/** Everyone's. */
export type ItsaStatuses = {
	/** The newest for a year, or the default for people who were given none. */
	readonly of: (nino: string, taxYear: string) => ItsaStatus;
	/** All of a year, newest first. */
	readonly history: (nino: string, taxYear: string) => readonly ItsaStatus[];
	/** Whether updates are due for the year. */
	readonly isInMtd: (nino: string, taxYear: string) => boolean;
	/** Replaces what is held for a year; newest first. */
	readonly put: (nino: string, taxYear: string, statuses: readonly ItsaStatus[]) => void;
};

/** The person by the letters and digits before the suffix, which may be left out. */
const keyOf = (nino: string, taxYear: string): string => `${nino.slice(0, 8)} ${taxYear}`;

/**
 * Updates were voluntary before 2026-27, and cumulative from 2025-26: earlier years were filed by the annual return.
 */
function usual(taxYear: string): ItsaStatus {
	const submittedOn = '2025-04-06T09:00:00.000Z';
	if (taxYear < '2025-26') return { submittedOn, status: 'Annual', statusReason: 'CESA SA return' };
	if (taxYear === '2025-26')
		return { submittedOn, status: 'MTD Voluntary', statusReason: 'Sign up - return available' };
	return { submittedOn, status: 'MTD Mandated', statusReason: 'Rollover' };
}

/** The statuses in the store. */
export function itsaStatusesIn(store: StateStore): ItsaStatuses {
	const statuses: Collection<readonly ItsaStatus[]> = store.collection('itsaStatuses');
	const history = (nino: string, taxYear: string) => statuses.get(keyOf(nino, taxYear)) ?? [usual(taxYear)];
	const of = (nino: string, taxYear: string) => history(nino, taxYear)[0] ?? usual(taxYear);
	return {
		of,
		history,
		isInMtd: (nino, taxYear) => of(nino, taxYear).status.startsWith('MTD ') && !isExempt(of(nino, taxYear)),
		put: (nino, taxYear, given) => statuses.set(keyOf(nino, taxYear), given),
	};
}

const isExempt = ({ status }: ItsaStatus): boolean => status === 'MTD Exempt';
