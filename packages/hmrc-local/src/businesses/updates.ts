/** The cumulative updates that businesses have sent, as far as obligations and other calls need them. */

import { changesIn } from '../individuals/records.ts';
import type { Collection, StateStore } from '../storage/state-store.ts';
import type { Business } from './business.ts';

/** One update: the year to date, up to a day. */
export type Update = {
	readonly taxYear: string;
	/** Absent if HMRC accepts updates without dates. */
	readonly periodStartDate: string | null;
	readonly periodEndDate: string | null;
	/** ISO 8601. */
	readonly submittedOn: string;
	/** The body as it was sent. */
	readonly body: unknown;
};

/** The updates. */
export type Updates = {
	/** What HMRC holds for a year: the last update replaces those before it. */
	readonly latest: (business: Business, taxYear: string) => Update | undefined;
	/** Every update of a year, oldest first. */
	readonly all: (business: Business, taxYear: string) => readonly Update[];
	readonly add: (business: Business, update: Update) => void;
};

/** The updates in the store. */
export function updatesIn(store: StateStore): Updates {
	const updates: Collection<readonly Update[]> = store.collection('updates');
	const keyOf = (businessId: string, taxYear: string) => `${businessId} ${taxYear}`;
	const all = ({ businessId }: Business, taxYear: string) => updates.get(keyOf(businessId, taxYear)) ?? [];
	return {
		all,
		latest: (business, taxYear) => all(business, taxYear).at(-1),
		add: (business, update) =>
			store.together(() => {
				const key = keyOf(business.businessId, update.taxYear);
				updates.set(key, [...(updates.get(key) ?? []), update]);
				changesIn(store).note(business.nino, update.taxYear);
			}),
	};
}
