/** Writes out how a figure is calculated, as a person would type it into a calculator. */
import { patternOf } from '@halfpenny/facts';
import type { Arithmetic, Rounding, Step, Term } from '../working/arithmetic.ts';
import { declaredLines } from '../working/declared.ts';
import { declaredEntries } from '../working/entries/entries.ts';
import type { RuleId } from './rules.ts';
import { usedWords } from './used.ts';

/** A figure of the year for a screen or a file: a rate in hundredths of a percent, an amount, or a number. */
export type ShownUse<Amount> =
	| { readonly name: string; readonly rate: number }
	| { readonly name: string; readonly amount: Amount }
	| { readonly name: string; readonly count: number };

/** The parts of a line that its words need; amounts as pence or as text. */
export interface ShownLine<Amount> {
	readonly rule: string;
	readonly inputs: readonly string[];
	readonly uses: readonly ShownUse<Amount>[];
}

/** How to write the parts of a line. */
export interface Writing<Amount> {
	/** An input with its amount, an answer rounded to whole pounds if it counts that way; undefined leaves it out. */
	readonly input: (input: string, rounding?: Rounding) => string | undefined;
	/** An amount of the year. */
	readonly amount: (amount: Amount) => string;
}

const byRule: ReadonlyMap<string, Arithmetic> = new Map<RuleId, Arithmetic>(
	[...declaredLines, ...declaredEntries].map(({ rule, arithmetic }) => [rule, arithmetic]),
);

/** The arithmetic of a rule; undefined for the rules of capital allowances, which only name their sources. */
export function arithmeticOf(rule: string): Arithmetic | undefined {
	return byRule.get(rule);
}

/** Returns whether a term means this input. A term may name a box of the same entry, or of every entry. */
export function standsFor(input: string, id: string): boolean {
	const family = patternOf(input);
	return family === id || family.replace(/^\w+\[\]\./, '') === id;
}

/**
 * The ingredients of a line as a sum: `20% of £25,844.00 (In the basic rate band)`. Empty if there is nothing to say.
 */
export function workedOut<Amount>(line: ShownLine<Amount>, writing: Writing<Amount>): string {
	const arithmetic = arithmeticOf(line.rule);
	const written = new Writer(line, writing);
	if (!arithmetic || arithmetic.isList) return written.rest().join('; ');
	const sums = arithmetic.sums.map((terms) => written.sum(terms)).filter((text) => text !== '');
	const base = sums.length > 1 ? `the lowest of: ${sums.join(' or ')}` : (sums[0] ?? '');
	const isCompound = sums.length > 1 || / [+−] /.test(base);
	const stepped =
		arithmetic.step && base !== '' ? written.step(arithmetic.step, isCompound ? `(${base})` : base) : base;
	const plus = written.sum(arithmetic.plus ?? []);
	const added = stepped === '' ? plus : plus && stepped + joined(plus);
	const percent = arithmetic.percentOf ? written.percent(arithmetic) : '';
	const most = written.sum(arithmetic.most ?? []);
	const whole = (added || stepped) + (most && `, at most ${most}`);
	return [whole, percent, ...written.rest()].filter((text) => text !== '').join('; ');
}

/** A sum that comes after another. */
function joined(text: string): string {
	return text.startsWith('−') ? ` − ${text.slice(1)}` : ` + ${text}`;
}

/** Writes terms and remembers which inputs and figures of the year it has written. */
class Writer<Amount> {
	private readonly done = new Set<string>();

	private readonly line: ShownLine<Amount>;
	private readonly writing: Writing<Amount>;

	constructor(line: ShownLine<Amount>, writing: Writing<Amount>) {
		this.line = line;
		this.writing = writing;
	}

	/** Terms with their signs. */
	sum(terms: readonly Term[]): string {
		let text = '';
		for (const { less, rounding, used, ids } of terms) {
			for (const part of used === undefined ? this.inputs(ids, rounding) : this.used(used)) {
				if (text === '') text = less ? `−${part}` : part;
				else text += less ? ` − ${part}` : ` + ${part}`;
			}
		}
		return text;
	}

	/** A percentage or another step on a sum. */
	step({ kind, used }: Step, of: string): string {
		const use = this.line.uses.find(({ name }) => name === used);
		if (kind === 'half') return `half of ${of}`;
		if (use === undefined) return of;
		this.done.add(`#${use.name}`);
		if ('count' in use) return `${use.count} × ${of}`;
		if (!('rate' in use)) return of;
		const percent = use.rate / 100;
		if (kind === 'grossed') return `${of} × 100 ÷ ${100 - percent}`;
		if (kind === 'takenOff') return `${of} × ${percent} ÷ ${100 - percent}`;
		if (kind === 'divided') return `${of} × 100 ÷ ${percent}`;
		return `${percent}% of ${of}`;
	}

	/** The percentage of the step: `50% is (… − …) ÷ £200.00 (1% for every)`. */
	percent({ step, percentOf }: Arithmetic): string {
		const use = this.line.uses.find(({ name }) => name === step?.used);
		const of = this.sum(percentOf?.terms ?? []);
		const [every] = this.used(percentOf?.every ?? '');
		if (!use || !('rate' in use) || of === '' || every === undefined) return '';
		return `${use.rate / 100}% is (${of}) ÷ ${every}, in whole percent, at most 100%`;
	}

	/** Inputs that no term has named yet. */
	rest(): readonly string[] {
		const inputs = this.line.inputs.filter((input) => !this.done.has(input));
		const uses = this.line.uses.filter(({ name }) => !this.done.has(`#${name}`));
		return [
			...inputs.flatMap((input) => this.writing.input(input) ?? []),
			...uses.map((use) => this.usedText(use)),
		];
	}

	/** The line's inputs for the first of these ids that it has. */
	private inputs(ids: readonly string[], rounding: Rounding | undefined): readonly string[] {
		for (const id of ids) {
			const found = this.line.inputs.filter((input) => standsFor(input, id));
			for (const input of found) this.done.add(input);
			if (found.length > 0) return found.flatMap((input) => this.writing.input(input, rounding) ?? []);
		}
		return [];
	}

	private used(name: string): readonly string[] {
		const use = this.line.uses.find((one) => one.name === name);
		if (!use) return [];
		this.done.add(`#${name}`);
		return [this.usedText(use)];
	}

	private usedText(use: ShownUse<Amount>): string {
		const words = wordsOfUse(use.name);
		if ('amount' in use) return `${this.writing.amount(use.amount)} (${words})`;
		return 'rate' in use ? `${use.rate / 100}% (${words})` : `${use.count} (${words})`;
	}
}

/** The name of a figure of the year; its key if it has no words. */
function wordsOfUse(name: string): string {
	const words: Readonly<Record<string, string>> = usedWords;
	return words[name] ?? name;
}
