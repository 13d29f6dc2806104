/** Amounts that are added to one answer in parts. */
import { fromPounds, sum, toPounds, ZERO } from '@halfpenny/facts';
import type { EntryChange } from '@halfpenny/questions';

/** The changes, where what is added to one answer in parts is one change. */
export function addedUp(changes: readonly EntryChange[]): readonly EntryChange[] {
	const kept: EntryChange[] = [];
	for (const one of changes) {
		const at = kept.findIndex((other) => isSameSum(one, other));
		const before = kept[at];
		if (one.operation !== 'add' || !before || before.operation === 'remove') kept.push(one);
		else {
			const whole = sum([fromPounds(String(before.value)) ?? ZERO, fromPounds(one.value) ?? ZERO]);
			kept.splice(at, 1, { ...before, value: toPounds(whole) });
		}
	}
	return kept;
}

function isSameSum(one: EntryChange, other: EntryChange): boolean {
	const isSum = one.operation === 'add' && other.operation !== 'remove';
	return isSum && one.field === other.field && typeof other.value === 'string';
}
