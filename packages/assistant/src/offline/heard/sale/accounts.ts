/** Every sale that a message tells of, where each of them is told whole. */
import { normalise } from '../../../language/spelling.ts';
import { type Account, accountIn, tellsOfSale } from './account.ts';
import { kindSold } from './what.ts';

/** Where the account of one sale ends and that of the next may begin. */
const BETWEEN =
	/(?<=[.;!?])\s+|\n+|,?\s+\b(?:and|plus|then)\s+(?=(?:also|i|my|the|some|sold|a|an|another|\d+)\b)|,\s+(?:also|then)\s+|,\s+(?=sold\b)/i;

/** The accounts in a message as typed; undefined where part of it is uncertain. */
export function accountsIn(typed: string, year: string): readonly Account[] | undefined {
	const text = normalise(typed);
	const parts = groupsOf(typed);
	const several = parts.length > 1 && tellsOfSale(text) ? severalIn(parts, year) : undefined;
	if (several) return several;
	const whole = accountIn(text, typed, year);
	return whole && [whole];
}

/** The accounts of several sales; undefined where one of them is not whole. */
function severalIn(parts: readonly string[], year: string): readonly Account[] | undefined {
	const found = parts.map((part) => accountIn(normalise(part), part, year, { isSale: true }));
	const all = found.flatMap((one) => one ?? []);
	const isWhole = all.length === parts.length && all.length > 1 && all.every(hasFigures);
	return isWhole ? all : undefined;
}

/** The parts of a message that each name something sold, with what follows it. */
function groupsOf(typed: string): readonly string[] {
	const groups: string[] = [];
	for (const part of typed.split(BETWEEN)) {
		const before = groups.pop();
		const begins = before === undefined || (names(part) && names(before));
		groups.push(...(begins ? [...(before === undefined ? [] : [before]), part] : [`${before}, ${part}`]));
	}
	return groups;
}

function names(part: string): boolean {
	return kindSold(normalise(part)) !== undefined;
}

function hasFigures({ answers }: Account): boolean {
	return answers.gain !== undefined || (answers.proceeds !== undefined && answers.costs !== undefined);
}
