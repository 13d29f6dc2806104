/**
 * Parts of one record at HMRC that are sent separately. HMRC replaces a record as a whole, so each part is sent with
 * the others as HMRC holds them.
 */
import type { MtdOutcome, MtdSession, PersonRecord, PersonYear } from '@halfpenny/hmrc';

/** A record without these parts, which stay at HMRC unchanged. */
export function recordWithout<Value extends object>(
	record: PersonRecord<Value>,
	...parts: readonly (keyof Value & string)[]
): PersonRecord<Value> {
	const isPart = (name: string) => parts.some((part) => part === name);
	const put = (session: MtdSession, year: PersonYear, value: object) =>
		change(record, session, year, (held) => ({ ...only(held, isPart), ...value }));
	return {
		put,
		retrieve: async (session, year) => {
			const held = await record.retrieve(session, year);
			if (held.kind !== 'answered') return held;
			return { ...held, value: only(held.value, (name) => !isPart(name)) as Value };
		},
		remove: (session, year) => put(session, year, {}),
	};
}

/** One list of a record; the rest stays at HMRC unchanged, and an empty list is deleted. */
export function partOfRecord<Value extends object, Part extends keyof Value & string>(
	record: PersonRecord<Value>,
	part: Part,
) {
	type List = NonNullable<Value[Part]>;
	return {
		retrieve: async (session: MtdSession, year: PersonYear): Promise<MtdOutcome<List | undefined>> => {
			const held = await record.retrieve(session, year);
			return held.kind === 'answered' ? { ...held, value: held.value[part] as List | undefined } : held;
		},
		put: (session: MtdSession, year: PersonYear, list: List & readonly unknown[]) =>
			change(record, session, year, (held) => ({
				...only(held, (name) => name !== part),
				...(list.length > 0 && { [part]: list }),
			})),
	};
}

const only = (value: object, isWanted: (name: string) => boolean): object =>
	Object.fromEntries(Object.entries(value).filter(([name, inner]) => inner !== undefined && isWanted(name)));

async function change<Value extends object>(
	record: PersonRecord<Value>,
	session: MtdSession,
	year: PersonYear,
	to: (held: object) => object,
): Promise<MtdOutcome<true>> {
	const held = await record.retrieve(session, year);
	const isNone = held.kind === 'refused' && held.status === 404;
	if (held.kind !== 'answered' && !isNone) return held;
	const value = to(held.kind === 'answered' ? held.value : {});
	if (Object.keys(value).length > 0) return record.put(session, year, value as Value);
	return held.kind === 'answered'
		? record.remove(session, year)
		: { kind: 'answered', value: true, correlationId: null };
}
