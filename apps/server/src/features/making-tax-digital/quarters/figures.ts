/** A quarter's figures: read as typed, added up to the year to date, and compared with what HMRC holds. */
import { fromPounds, type Pence, parsePounds, pence, toPounds } from '@halfpenny/facts';
import { failWithProblems, type Result, succeed } from '../../../platform/result.ts';
import { FORM_FIELDS, type SentType, TURNOVER_FIELD } from './fields.ts';

/** What was typed, by the form's names, without blanks. Amounts in pence. */
export interface Figures {
	readonly income: Readonly<Record<string, Pence>>;
	readonly expenses: Readonly<Record<string, Pence>>;
}

/** Amounts in pence by their path in HMRC's body, such as `periodIncome.turnover`. */
export type Rows = Readonly<Record<string, Pence>>;

type Typed = Readonly<Record<'income' | 'expenses', Readonly<Record<string, string | number | undefined>>>>;

/** Reads what was typed. VALIDATION_FAILED names each field that is not an amount, such as `income.turnover`. */
export function readFigures(type: SentType, typed: Typed): Result<Figures> {
	const read = FORM_FIELDS[type].map((field) => {
		const value = typed[field.part][field.name] ?? '';
		const isBlank = String(value).trim() === '';
		return { ...field, amount: isBlank ? undefined : parsePounds(value, field.signed) };
	});
	const problems = read.flatMap(({ part, name, amount }) =>
		amount && !amount.ok ? [{ path: `${part}.${name}`, code: amount.problem }] : [],
	);
	if (problems.length > 0) return failWithProblems(problems);
	const of = (part: 'income' | 'expenses') =>
		Object.fromEntries(
			read.flatMap((one) => (one.part === part && one.amount?.ok ? [[one.name, one.amount.value]] : [])),
		);
	return succeed({ income: of('income'), expenses: of('expenses') });
}

/** Whether two quarters have the same figures; a blank counts as zero. */
export function sameFigures(type: SentType, one: Figures, other: Figures): boolean {
	return FORM_FIELDS[type].every(({ part, name }) => (one[part][name] ?? 0) === (other[part][name] ?? 0));
}

/** The income: turnover or rent. */
export function turnoverOf(type: SentType, { income }: Figures): Pence {
	return income[TURNOVER_FIELD[type]] ?? pence(0);
}

/** The sum of quarters, as sent to HMRC. */
export function rowsOf(type: SentType, quarters: readonly Figures[]): Rows {
	return Object.fromEntries(
		FORM_FIELDS[type].flatMap(({ part, name, to, always }) => {
			const given = quarters.flatMap((quarter) => quarter[part][name] ?? []);
			if (given.length === 0 && !always) return [];
			const total = pence(given.reduce<number>((all, one) => all + one, 0));
			return to.map((place) => [place, total] as const);
		}),
	);
}

/** Every path where the amounts differ; zero and no figure count as the same. */
export function compareRows<Value extends Pence | string = Pence>(
	ours: Readonly<Record<string, Value>>,
	held: Readonly<Record<string, Value>>,
) {
	return [...new Set([...Object.keys(ours), ...Object.keys(held)])].map((field) => ({
		field,
		ours: ours[field] ?? null,
		held: held[field] ?? null,
		differs: (ours[field] ?? 0) !== (held[field] ?? 0),
	}));
}

/** HMRC's body without its dates, as rows. Amounts in pence, as the client returns them. */
export function rowsIn(body: object, before = ''): Rows {
	return Object.fromEntries(
		Object.entries(body).flatMap(([name, value]) => {
			if (typeof value === 'number') return [[`${before}${name}`, pence(value)]];
			if (typeof value !== 'object' || value === null) return [];
			return Object.entries(rowsIn(value, `${before}${name}.`));
		}),
	);
}

/** Rows as a nested object; a number in a path is an index of a list. */
export function nested(rows: Rows): Record<string, unknown> {
	const body: Record<string, unknown> = {};
	for (const [place, amount] of Object.entries(rows)) {
		const names = place.split('.');
		const last = names.pop() ?? '';
		let at = body;
		for (const [index, name] of names.entries()) {
			at[name] ??= /^\d+$/.test(names[index + 1] ?? last) ? [] : {};
			at = at[name] as Record<string, unknown>;
		}
		at[last] = amount;
	}
	return body;
}

/** Figures as they are stored: pounds as text. */
export function packFigures(figures: Figures) {
	const pack = (amounts: Readonly<Record<string, Pence>>) =>
		Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, toPounds(amount)]));
	return { income: pack(figures.income), expenses: pack(figures.expenses) };
}

/** Reads stored figures. */
export function unpackFigures(packed: ReturnType<typeof packFigures>): Figures {
	const unpack = (amounts: Readonly<Record<string, string>>) =>
		Object.fromEntries(
			Object.entries(amounts).map(([name, text]) => [name, fromPounds(text) ?? pence(0)] as const),
		);
	return { income: unpack(packed.income), expenses: unpack(packed.expenses) };
}
