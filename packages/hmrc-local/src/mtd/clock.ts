/** The time as HMRC has it in MTD: the machine's, or moved by a test so that a whole year can be walked through. */
import type { Collection, StateStore } from '../storage/state-store.ts';

/** A clock that runs by itself, and can be set. */
export type Clock = {
	readonly now: () => Date;
	/** Continues from there; null returns to the machine's time. */
	readonly setTo: (instant: Date | null) => void;
};

/** The clock in the store. `machine` is the time it is offset from. */
export function clockIn(store: StateStore, machine: () => Date): Clock {
	const offsets: Collection<number> = store.collection('clock');
	return {
		now: () => new Date(machine().getTime() + (offsets.get('milliseconds') ?? 0)),
		setTo: (instant) => offsets.set('milliseconds', (instant ?? machine()).getTime() - machine().getTime()),
	};
}
