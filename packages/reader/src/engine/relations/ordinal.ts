/** Columns whose heads do not stand over their amounts: as many heads that tell a scope as a row has amounts, in the same order. */
import type { Part } from '../../definition.ts';
import { bottom, right, sameRow } from '../../geometry.ts';
import type { Label } from '../layout/sheet.ts';
import type { Amount } from '../values/amount.ts';
import type { Told } from './part.ts';
import { boxOf, FARTHEST_HEAD, neighbours, type Surroundings, shareX } from './surroundings.ts';

/** What the head of the same place in its line tells of an amount whose row tells its figure; what is known where they do not match. */
export function ordinalOf(amount: Amount, known: Part, around: Surroundings): Exclude<Told, 'foreign'> {
	if (!known.figure || known.scope) return { part: known };
	const row = rowWith(amount, around);
	const heads = lowestScopes(amount, around);
	const scopes = heads.map(({ meaning }) => (meaning.kind === 'part' ? meaning.part.scope : undefined));
	const isMatch = row.length > 1 && heads.length === row.length && new Set(scopes).size === heads.length;
	const isUnder = row.some((each, index) =>
		heads.some(({ box }, at) => at !== index && shareX(box, each) > 0),
	);
	const scope = scopes[row.indexOf(amount)];
	return { part: isMatch && !isUnder && scope ? { ...known, scope } : known };
}

/** The amounts of the row from left to right, but for those with words between, which start another. */
export function rowWith(amount: Amount, { amounts, sheet }: Surroundings): Amount[] {
	const level = amounts.filter((other) => sameRow(other.box, amount.box));
	const words = neighbours(sheet, ({ box }) => sameRow(box, amount.box)).map(boxOf);
	const isTogether = (other: Amount) => {
		const [from, to] = [Math.min(right(other.box), right(amount.box)), Math.max(other.box.x, amount.box.x)];
		return !words.some((box) => box.x >= from && right(box) <= to);
	};
	return level
		.filter((other) => other === amount || isTogether(other))
		.sort((one, other) => one.box.x - other.box.x);
}

/** The lowest line of labels over an amount that all tell nothing but a scope, from left to right. */
function lowestScopes(amount: Amount, { sheet }: Surroundings): Label[] {
	const scopes = sheet.labels.filter(({ meaning, box }) => {
		const isScope = meaning.kind === 'part' && meaning.part.scope !== undefined && !meaning.part.figure;
		const distance = amount.box.y - bottom(box);
		return isScope && distance > 0 && distance < FARTHEST_HEAD;
	});
	const lines = scopes.map((head) => scopes.filter(({ box }) => sameRow(box, head.box)));
	const [lowest = []] = lines
		.filter(({ length }) => length > 1)
		.sort((one, other) => (other[0]?.box.y ?? 0) - (one[0]?.box.y ?? 0));
	return [...lowest].sort((one, other) => one.box.x - other.box.x);
}
