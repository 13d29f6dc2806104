/** Recomputes a line of working from the printed text only: its inputs, its figures of the year, the answers. */
import { type Facts, factAt } from '@halfpenny/facts';
import type { Calculation, WorkingLine } from '../src/index.ts';
import { arithmeticOf, standsFor } from '../src/words/worked-out.ts';
import type { Arithmetic, Step, Term } from '../src/working/arithmetic.ts';

/** The line to check. */
export interface Printed {
	readonly facts: Facts;
	readonly byId: ReadonlyMap<string, WorkingLine>;
}

/** The lines of a calculation by id. */
export function printed(facts: Facts, { working }: Calculation): Printed {
	return { facts, byId: new Map(working.map((line) => [line.id, line])) };
}

/** The figure, or undefined if the line is not plain arithmetic on the printed numbers. */
export function recompute(line: WorkingLine, from: Printed): number | undefined {
	const arithmetic = arithmeticOf(line.rule);
	if (!arithmetic || arithmetic.isList) return undefined;
	const { sums, step, plus = [], most = [], also = [], signed } = arithmetic;
	const reader = new Reader(line, from);
	const totals = sums.map((terms) => reader.total(terms)).filter((total) => total !== undefined);
	const least = Math.min(...totals);
	const base = totals.length === 0 ? 0 : signed ? least : Math.max(0, least);
	const stepped = step ? reader.step(step, base) : base;
	const result = stepped + (reader.total(plus) ?? 0);
	const capped = Math.min(result, reader.total(most) ?? result);
	reader.name(also);
	if (arithmetic.percentOf && !reader.isPercent(arithmetic)) return Number.NaN;
	return reader.isWhole() ? (signed ? capped : Math.max(0, capped)) : undefined;
}

class Reader {
	private readonly line: WorkingLine;
	private readonly from: Printed;
	private readonly read = new Set<string>();
	/** Whether the arithmetic says how every number counts. */
	private known = true;

	constructor(line: WorkingLine, from: Printed) {
		this.line = line;
		this.from = from;
	}

	/** Whether every input was read and its number counted. */
	isWhole(): boolean {
		return this.known && this.line.inputs.every((input) => this.read.has(input));
	}

	/** Reads terms that are only named. */
	name(terms: readonly Term[]): void {
		const { known } = this;
		this.total(terms);
		this.known = known;
	}

	/** The sum of terms; undefined if there are none. */
	total(terms: readonly Term[]): number | undefined {
		let total: number | undefined;
		for (const { less, rounding, used, ids } of terms) {
			const amounts = used === undefined ? this.inputs(ids, rounding) : this.used(used);
			for (const amount of amounts) total = (total ?? 0) + (less ? -amount : amount);
		}
		return total;
	}

	/** Whether the rate of the step matches the printed steps. */
	isPercent({ step, percentOf }: Arithmetic): boolean {
		const use = this.line.uses.find(({ name }) => name === step?.used);
		const [every = 0] = this.used(percentOf?.every ?? '');
		const excess = this.total(percentOf?.terms ?? []) ?? 0;
		return use !== undefined && 'rate' in use && use.rate === Math.min(100, Math.floor(excess / every)) * 100;
	}

	step({ kind, used, to }: Step, base: number): number {
		if (kind === 'half') return round(base, 1, 2, to);
		const use = this.line.uses.find(({ name }) => name === used);
		if (!use) return base;
		if ('count' in use) return use.count * base;
		if (!('rate' in use)) throw new Error(`${use.name} is no rate`);
		if (kind === 'grossed') return round(base, 10_000, 10_000 - use.rate, to);
		if (kind === 'takenOff') return round(base, use.rate, 10_000 - use.rate, to);
		if (kind === 'divided') return round(base, 10_000, use.rate, to);
		return round(base, use.rate, 10_000, to);
	}

	private inputs(ids: readonly string[], rounding: 'down' | 'up' | 'exact' | undefined): readonly number[] {
		for (const id of ids) {
			const found = this.line.inputs.filter((input) => standsFor(input, id));
			for (const input of found) this.read.add(input);
			if (found.length > 0) return found.flatMap((input) => this.input(input, rounding));
		}
		return [];
	}

	private input(input: string, rounding: 'down' | 'up' | 'exact' | undefined): readonly number[] {
		const line = this.from.byId.get(input);
		if (line) return [line.value];
		const answer = factAt(this.from.facts, input);
		if (typeof answer !== 'number') return [];
		if (rounding === undefined) this.known = false;
		if (rounding === 'down') return [Math.floor(answer / 100) * 100];
		return [rounding === 'up' ? Math.ceil(answer / 100) * 100 : answer];
	}

	private used(name: string): readonly number[] {
		return this.line.uses.flatMap((use) => (use.name === name && 'amount' in use ? [use.amount] : []));
	}
}

/** Exact, and rounded only at the end. */
function round(base: number, numerator: number, denominator: number, to: Step['to']): number {
	const unit = to.startsWith('pound') ? 100 : 1;
	const up = to.endsWith('Up');
	const by = BigInt(denominator) * BigInt(unit);
	const value = BigInt(base) * BigInt(numerator);
	return Number((value + (up ? by - 1n : 0n)) / by) * unit;
}
