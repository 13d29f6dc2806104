/** Whether proposals hold the changes that are expected, and none of those that must not be there. */
import { fromPounds } from '@halfpenny/facts';
import type { EntryChange } from '@halfpenny/questions';
import { eachOf } from './said.ts';
import type { Expectation } from './script.ts';

type Expected = NonNullable<Expectation['changes']>[number];
type Value = Expected['value'];

/** The expected changes that an answer does not propose, in words. */
export function missingChanges(
	{ changes = [] }: Expectation,
	proposed: readonly EntryChange[],
): readonly string[] {
	return changes.filter((one) => !isProposed(one, proposed)).map((one) => `did not propose ${named(one)}`);
}

/** What an answer proposes and must not, in words. */
export function forbiddenChanges(
	{ changes, neverProposes = [] }: Expectation,
	proposed: readonly EntryChange[],
): readonly string[] {
	if (changes?.length === 0 && proposed.length > 0) return ['proposed something'];
	return neverProposes
		.filter((one) => proposed.some((change) => hasValue(change, one)))
		.map((one) => `proposed ${one}`);
}

function named({ section, field, value = '' }: Expected): string {
	return `${section}.${eachOf(field).join(' or ')} ${Array.isArray(value) ? value.join(' or ') : value}`;
}

/** Whether one change is as expected, and others of the same entry are what is expected beside it. */
function isProposed(
	{ section, field, value, with: beside = {} }: Expected,
	proposed: readonly EntryChange[],
): boolean {
	const own = proposed.filter((change) => change.section === section);
	return own.some(
		(one) =>
			eachOf(field).some((name) => isOf(one, name, value)) &&
			Object.entries(beside).every(([name, other]) =>
				own.some((change) => isSameEntry(change, one) && isOf(change, name, other)),
			),
	);
}

function isOf(change: EntryChange, field: string, value: Value): boolean {
	return change.field === field && (value === undefined || hasValue(change, value));
}

function hasValue(change: EntryChange, value: NonNullable<Value>): boolean {
	if (!('value' in change)) return false;
	const all = typeof value === 'object' ? value : [value];
	return all.some((one) => one === change.value || isSameAmount(one, change.value));
}

/** Amounts are the same however many decimals they are written with. */
function isSameAmount(one: string | boolean, other: string | boolean): boolean {
	return typeof one === 'string' && fromPounds(one) !== undefined && /^-?\d+(?:\.\d+)?$/.test(String(other))
		? Number(one) === Number(other)
		: false;
}

function isSameEntry(one: EntryChange, other: EntryChange): boolean {
	const keyOf = ({ entry }: EntryChange) => ('id' in entry ? `id ${entry.id}` : `new ${entry.new}`);
	return keyOf(one) === keyOf(other);
}
