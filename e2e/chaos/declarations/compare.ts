/** Compares HMRC's ledger of final declarations with our records. */
import type { OurEvent } from '../records.ts';
import type { MtdRequest } from '../stand-in.ts';
import type { Told } from '../told.ts';
import type { DeclarationRecords } from './records.ts';

/** One person, at the end of a run. */
interface DeclaredSides {
	readonly nationalInsurance: string;
	/** The attempts as their pages show them, latest first. */
	readonly shown: readonly { readonly submissionId: string; readonly status: string }[];
	/** Every request to declare that HMRC handled. */
	readonly atHmrc: readonly MtdRequest[];
}

/** Both sides. */
export interface BothSides {
	readonly ours: DeclarationRecords;
	readonly told: Told;
	readonly people: readonly DeclaredSides[];
}

/** Returns a sentence for each difference; none if both sides agree. */
export function differences(sides: BothSides): readonly string[] {
	const { ours, told } = sides;
	return [
		...told.contradictions,
		...lostPromises(sides),
		...sides.people.flatMap((person) => ofPerson(sides, person)),
		...ours.submissions.flatMap(({ id, state }) => eventsOf(sides, id, state)),
		...ours.jobs.map(({ kind, state, lastError }) => `a job is left: ${kind}, ${state}, ${lastError}`),
	];
}

/** Checks that every declaration promised to a browser exists. */
function lostPromises({ ours, told }: BothSides): string[] {
	const known = new Set(ours.submissions.map(({ id }) => id));
	const promised = new Set([...told.promised, ...told.events.keys()]);
	return [...promised].filter((id) => !known.has(id)).map((id) => `declaration ${id}: promised and lost`);
}

/** Answers to requests that HMRC did not handle: an expired token, or too many requests. */
const NOT_LOOKED_AT = new Set([401, 429]);

/** Checks that HMRC was asked for one declaration and accepted it, and that ours is of the same calculation. */
function ofPerson({ ours }: BothSides, { nationalInsurance, shown, atHmrc }: DeclaredSides): string[] {
	const looked = atHmrc.filter(({ status }) => !NOT_LOOKED_AT.has(status));
	const taken = looked.filter(({ status }) => status === 204);
	const own = ours.submissions.filter(({ id }) => shown.some(({ submissionId }) => submissionId === id));
	const accepted = own.filter(({ state }) => state === 'accepted');
	const wrong: string[] = [];
	const check = (fine: boolean, what: string) => fine || wrong.push(`${nationalInsurance}: ${what}`);
	check(taken.length === 1, `HMRC took ${taken.length} final declarations`);
	check(looked.length === taken.length, `HMRC refused ${looked.map(({ status }) => status).join(', ')}`);
	check(accepted.length === 1, `${accepted.length} declarations are accepted here`);
	check(
		accepted.every(({ calculationId }) => taken[0]?.path.includes(calculationId) ?? false),
		'HMRC took another calculation than was declared',
	);
	check(shown[0]?.status === 'accepted', `they are told ${shown[0]?.status}`);
	check(
		own.every(({ state }) => ['accepted', 'failed', 'released'].includes(state)),
		`their attempts end as ${own.map(({ state }) => state).join(', ')}`,
	);
	return wrong;
}

/** Checks that events are numbered from 1 without gaps, run from `declared` to the state, and include `sendingBegan`. */
function eventsOf({ ours, told }: BothSides, id: string, state: string): string[] {
	const events: readonly OurEvent[] = ours.events.filter(({ submissionId }) => submissionId === id);
	const happened = new Set(events.map(({ kind }) => kind));
	const wrong: string[] = [];
	const check = (fine: boolean, what: string) => fine || wrong.push(`events of ${id}: ${what}`);
	check(
		events.every(({ sequence }, index) => sequence === index + 1),
		'a number is missing',
	);
	check(events[0]?.kind === 'declared', 'they do not begin with the declaration');
	check(events.at(-1)?.state === state, `they end in ${events.at(-1)?.state}, not in ${state}`);
	check(events.length >= (told.events.get(id)?.length ?? 0), 'fewer than were shown');
	check(state !== 'accepted' || happened.has('sendingBegan'), 'HMRC got it before it was sent');
	return wrong;
}
