/** What people did and were told in a run, whatever they file. */
import type { Chance } from './random.ts';
import type { StandIn } from './stand-in.ts';

/** An event of a submission as the API shows it. */
export interface ShownEvent {
	readonly state: string;
	readonly at: string;
	readonly detail: string | null;
}

/** What people were told, to be held against what there is in the end. */
export interface Told {
	/** Submissions that were promised: the call answered with their ids. */
	readonly promised: Set<string>;
	/** The events of each submission as last seen. */
	readonly events: Map<string, readonly ShownEvent[]>;
	/** What was seen once and not there, or different, later. */
	readonly contradictions: string[];
	/** How often people did what. */
	readonly deeds: Map<string, number>;
}

/** Nothing told yet. */
export function nothingTold(): Told {
	return { promised: new Set(), events: new Map(), contradictions: [], deeds: new Map() };
}

/** What a clerk needs. */
export interface Clerk {
	readonly standIn: StandIn;
	readonly chance: Chance;
	readonly told: Told;
}

/** Counts that a person did something. */
export function did({ told }: Clerk, deed: string): void {
	told.deeds.set(deed, (told.deeds.get(deed) ?? 0) + 1);
}

/** What was once shown must stand: events are only ever added. */
export function note(
	{ told }: Clerk,
	{ id, events }: { readonly id: string; readonly events: readonly ShownEvent[] },
): void {
	const before = told.events.get(id) ?? [];
	const same = before.every((event, index) => JSON.stringify(event) === JSON.stringify(events[index]));
	if (!same) told.contradictions.push(`submission ${id}: an event that was shown is gone or changed`);
	told.events.set(id, events);
}
