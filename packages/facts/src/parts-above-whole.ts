/** Disallowed parts that exceed their expense, for a sole trader or a partnership. */
import { fieldsOf, listOf } from './json.ts';
import { parsePounds } from './money.ts';
import type { Problem } from './problem.ts';

/** The disallowed part of an expense cannot exceed the expense. Read from the raw JSON. */
export function partsAboveWhole(input: unknown): Problem[] {
	return listOf(fieldsOf(input).trades).flatMap((trade, index) => {
		const { expenses, disallowable } = fieldsOf(trade);
		const whole = fieldsOf(expenses);
		const kinds = Object.entries(fieldsOf(disallowable)).filter(([kind, part]) => isMore(part, whole[kind]));
		return kinds.map(([kind]) => ({
			path: `trades[${index}].disallowable.${kind}`,
			code: 'disallowable.aboveExpense',
		}));
	});
}

/** Whether both are amounts and the first is the larger. */
function isMore(part: unknown, whole: unknown): boolean {
	const [one, other] = [part, whole].map((value) =>
		typeof value === 'number' || typeof value === 'string' ? parsePounds(value) : undefined,
	);
	return one?.ok === true && other?.ok === true && one.value > other.value;
}
