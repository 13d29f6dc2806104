/** What people did and were told in a run, for both ways of filing. */
import type { Chance } from './random.ts';
import type { StandIn } from './stand-in.ts';

/** An event of a submission as the API shows it. */
export interface ShownEvent {
	readonly state: string;
	readonly at: string;
	readonly detail: string | null;
}

/** What people were told, to compare with the result. */
export interface Told {
	/** Ids of submissions that the API confirmed. */
	readonly promised: Set<string>;
	/** The events of each submission as last seen. */
	readonly events: Map<string, readonly ShownEvent[]>;
	/** What people were told that was wrong, or that changed later. */
	readonly contradictions: string[];
	/** How often people did each thing. */
	readonly deeds: Map<string, number>;
}

/** Returns the start of a run, when nobody has been told anything. */
export function nothingTold(): Told {
	return { promised: new Set(), events: new Map(), contradictions: [], deeds: new Map() };
}

/** What acting as a person needs. */
export interface Clerk {
	readonly standIn: StandIn;
	readonly chance: Chance;
	readonly told: Told;
}

/** Counts that a person did something. */
export function did({ told }: Clerk, deed: string): void {
	told.deeds.set(deed, (told.deeds.get(deed) ?? 0) + 1);
}

/** Records the events shown, and a contradiction if an earlier one is gone or changed: events are only ever added. */
export function note(
	{ told }: Clerk,
	{ id, events }: { readonly id: string; readonly events: readonly ShownEvent[] },
): void {
	const before = told.events.get(id) ?? [];
	const same = before.every((event, index) => JSON.stringify(event) === JSON.stringify(events[index]));
	if (!same) told.contradictions.push(`submission ${id}: an event that was shown is gone or changed`);
	told.events.set(id, events);
}
