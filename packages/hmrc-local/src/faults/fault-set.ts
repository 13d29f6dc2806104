/** The faults that are set: decides which of them strike each message, and counts how often each did. */
import { chance } from './chance.ts';
import type { Fault, Operation } from './fault.ts';
import type { FaultPlan } from './read-faults.ts';

/** What happens to one message: a wait, and at most one other fault. */
type Misfortune = { readonly delayMilliseconds: number; readonly fault?: Fault };

/** A fault with its counts. `seen` are the messages it could have struck. */
type FaultCount = Fault & { readonly seen: number; readonly struck: number };

/** The faults that are set, one set for a whole stand-in. */
export type FaultSet = {
	/** Replaces all faults and counts, and restarts chance from the seed. */
	set(plan: FaultPlan): void;
	/**
	 * What happens to a message; `own` are the faults its header asks for, which come first. Nothing without an operation.
	 */
	befall(operation: Operation | undefined, own: readonly Fault[]): Misfortune;
	/** The faults that are set, with their counts. */
	show(): { readonly seed: number; readonly faults: readonly FaultCount[] };
};

type Counted = { readonly fault: Fault; seen: number; struck: number };

/** No faults, until some are set. */
export function createFaultSet(): FaultSet {
	let plan: FaultPlan = { seed: 1, faults: [] };
	let counted: readonly Counted[] = [];
	let random = chance(plan.seed);
	return {
		set: (next) => {
			plan = next;
			counted = next.faults.map((fault) => ({ fault, seen: 0, struck: 0 }));
			random = chance(next.seed);
		},
		befall: (operation, own) => {
			if (!operation) return { delayMilliseconds: 0 };
			const asked = own.filter((fault) => fault.operations.includes(operation));
			const candidates = counted.filter(({ fault }) => fault.operations.includes(operation));
			return misfortune([...asked, ...strikeOrPass(candidates, random, asked.some(isMain))], random);
		},
		show: () => ({
			seed: plan.seed,
			faults: counted.map(({ fault, seen, struck }) => ({ ...fault, seen, struck })),
		}),
	};
}

const isMain = (fault: Fault): boolean => fault.kind !== 'latency';

/**
 * Draws for each candidate, so that one fault's luck does not change another's; at most one besides latency strikes.
 */
function strikeOrPass(
	candidates: readonly Counted[],
	random: () => number,
	taken: boolean,
): readonly Fault[] {
	const struck: Fault[] = [];
	let free = !taken;
	for (const one of candidates) {
		one.seen += 1;
		const { fault } = one;
		const due = random() < fault.probability && one.seen > fault.skip;
		const left = fault.next === null || one.struck < fault.next;
		if (!due || !left || (isMain(fault) && !free)) continue;
		one.struck += 1;
		if (isMain(fault)) free = false;
		struck.push(fault);
	}
	return struck;
}

function misfortune(faults: readonly Fault[], random: () => number): Misfortune {
	const delayMilliseconds = faults
		.filter((fault) => !isMain(fault))
		.reduce((total, fault) => total + delayOf(fault, random), 0);
	const fault = faults.find(isMain);
	return { delayMilliseconds, ...(fault ? { fault } : {}) };
}

const delayOf = ({ milliseconds = 0, jitterMilliseconds = 0 }: Fault, random: () => number): number =>
	milliseconds + (jitterMilliseconds === 0 ? 0 : Math.floor(random() * (jitterMilliseconds + 1)));
