/** What people sent for a tax year, one record per kind, year and id, and how often a year changed. */
import type { Collection, StateStore } from '../storage/state-store.ts';

/** One record as it was sent. */
export type Held = {
	readonly kind: string;
	readonly nino: string;
	readonly taxYear: string;
	/** Of a business, an account and so on; `''` if a year has only one. */
	readonly id: string;
	/** ISO 8601. */
	readonly submittedOn: string;
	readonly body: unknown;
};

/** Where a record is. */
export type Place = Pick<Held, 'kind' | 'nino' | 'taxYear' | 'id'>;

/** Everyone's. */
export type Records = {
	readonly get: (place: Place) => Held | undefined;
	/** All of a kind that a person sent for a year, oldest first. */
	readonly all: (kind: string, nino: string, taxYear: string) => readonly Held[];
	/** All of a kind that a person sent for any year, oldest first. */
	readonly everyYear: (kind: string, nino: string) => readonly Held[];
	readonly put: (held: Held) => void;
	/** Whether there was one. */
	readonly remove: (place: Place) => boolean;
};

/** The person by the letters and digits before the suffix, which may be left out. */
const personOf = (nino: string): string => nino.slice(0, 8);
const keyOf = ({ kind, nino, taxYear, id }: Place): string => [kind, personOf(nino), taxYear, id].join(' ');

/** The records in the store. */
export function recordsIn(store: StateStore): Records {
	const records: Collection<Held> = store.collection('records');
	const changes = changesIn(store);
	const everyYear = (kind: string, nino: string) =>
		[...records.values()].filter((one) => one.kind === kind && personOf(one.nino) === personOf(nino));
	return {
		get: (place) => records.get(keyOf(place)),
		everyYear,
		all: (kind, nino, taxYear) => everyYear(kind, nino).filter((one) => one.taxYear === taxYear),
		put: (held) =>
			store.together(() => {
				records.set(keyOf(held), held);
				changes.note(held.nino, held.taxYear);
			}),
		remove: (place) =>
			store.together(() => {
				if (!records.get(keyOf(place))) return false;
				records.delete(keyOf(place));
				changes.note(place.nino, place.taxYear);
				return true;
			}),
	};
}

/** How often each person's years were changed, which shows whether a calculation is out of date. */
export type Changes = {
	readonly note: (nino: string, taxYear: string) => void;
	readonly count: (nino: string, taxYear: string) => number;
};

/** The counts in the store. */
export function changesIn(store: StateStore): Changes {
	const counts: Collection<number> = store.collection('changes');
	const key = (nino: string, taxYear: string) => `${personOf(nino)} ${taxYear}`;
	const count = (nino: string, taxYear: string) => counts.get(key(nino, taxYear)) ?? 0;
	return { count, note: (nino, taxYear) => counts.set(key(nino, taxYear), count(nino, taxYear) + 1) };
}
