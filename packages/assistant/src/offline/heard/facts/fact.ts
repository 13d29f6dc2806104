/** Which fact a clause without an amount tells, learned from examples; the weights are in `generated`. */
import { classifierOf } from '../../linear.ts';
import { featuresOf } from './features.ts';
import weights from './generated/weights.json' with { type: 'json' };

/** The label of what tells no fact. */
export const NO_FACT = '-';

/** A fact: the answer to a question, or a question that the day or the number beside it answers. */
export interface Fact {
	readonly section: string;
	readonly field: string;
	readonly value: string | boolean | { readonly take: 'date' | 'count' };
	/** How sure it is, 0 to 1. */
	readonly chance: number;
}

const learned = classifierOf(weights);

/** From this chance on a fact is likely where nothing else comes near it: so many times the next. */
const LIKELY = 0.3;
const TIMES = 3.5;

/** The fact that a clause in lower case tells: one at least so sure, or a likely one that nothing comes near. */
export function factLikely(clause: string, sure: number): Fact | undefined {
	const [best, next] = learned.rate(featuresOf(clause));
	const fact = best && factOf(best.label);
	if (!best || !fact) return undefined;
	const isApart = best.chance >= LIKELY && best.chance >= TIMES * (next?.chance ?? 0);
	return best.chance >= sure || isApart ? { ...fact, chance: best.chance } : undefined;
}

/** `studentLoans.plan2=true`, `selfEmployment.startDate@date`. */
function factOf(label: string): Omit<Fact, 'chance'> | undefined {
	const { section, field, value, take } =
		/^(?<section>\w+)\.(?<field>\w+)(?:=(?<value>\w+)|@(?<take>date|count))$/.exec(label)?.groups ?? {};
	if (section === undefined || field === undefined) return undefined;
	if (take === 'date' || take === 'count') return { section, field, value: { take } };
	return { section, field, value: value === 'true' ? true : value === 'false' ? false : (value ?? '') };
}
