/** What printed labels mean to one kind of document. */
import type { FieldDefinition, Grid, LabelPattern, Part } from '../../definition.ts';
import { normalise } from './normalise.ts';
import { respelt } from './respell.ts';

/** A label of a text, of one amount, or a part of what tells an amount's field. */
export type Meaning =
	| {
			readonly kind: 'detail';
			readonly field: string;
			readonly label: LabelPattern;
			/** What it says over a column of amounts: "Month" beside "Year to date". */
			readonly asHead?: Part;
	  }
	| { readonly kind: 'amount'; readonly field: string; readonly label: LabelPattern }
	| { readonly kind: 'part'; readonly part: Part }
	/** A label of something that we do not want. */
	| { readonly kind: 'other' };

/** What labels mean, and what their fields are. */
export interface Vocabulary {
	/** What the whole printed text means as a label; undefined when it is not one. */
	readonly meaningOf: (text: string) => Meaning | undefined;
	readonly fields: readonly FieldDefinition[];
	/** A field's definition. Throws `RangeError` for a name the document does not have. */
	readonly fieldOf: (name: string) => FieldDefinition;
	readonly grid: Grid | undefined;
}

/** The parts of a document's definition that tell its labels. */
export interface LabelWords {
	readonly fields: readonly FieldDefinition[];
	readonly otherLabels: readonly RegExp[];
	readonly grid?: Grid;
	/** The English for a label in another language, both in plain form; undefined where it is not one. */
	readonly translate?: (label: string) => string | undefined;
}

const IS_EMPLOYERS = /\((the )?(employer|company|er|ers)([’']?s)?\b/i;
/** Longer texts are prose. */
const LONGEST = 140;
/** The same texts are asked for again and again while a page is taken apart. */
const MOST_KNOWN = 20_000;

/** The vocabulary of a document. */
export function vocabularyOf(words: LabelWords): Vocabulary {
	const known = new Map<string, Meaning | undefined>();
	const fields = new Map(words.fields.map((field) => [field.name, field]));
	return {
		grid: words.grid,
		fields: words.fields,
		fieldOf: (name) => {
			const field = fields.get(name);
			if (!field) throw new RangeError(`the document has no field ${name}`);
			return field;
		},
		meaningOf: (text) => {
			if (text.length > LONGEST) return undefined;
			if (known.has(text)) return known.get(text);
			if (known.size >= MOST_KNOWN) known.clear();
			const meaning = findMeaning(text, words);
			known.set(text, meaning);
			return meaning;
		},
	};
}

function findMeaning(text: string, words: LabelWords): Meaning | undefined {
	const bare = text.replace(/\([^()]*(\)|$)/g, ' ');
	// "Pension (employer)": what the brackets say makes it another's.
	const plain = IS_EMPLOYERS.test(text) ? [normalise(text)] : [normalise(text), normalise(bare)];
	const forms = [...plain, ...plain.map(respelt)];
	for (const form of new Set(forms)) {
		const meaning = form === '' ? undefined : meaningOfForm(form, words);
		if (meaning) return meaning;
	}
	return inTwoLanguages(text, words);
}

/** "Cyfenw / Surname": a label next to its translation; if one half means nothing to us, the other counts alone. */
function inTwoLanguages(text: string, words: LabelWords): Meaning | undefined {
	const both = translated(normalise(text), words) ?? saidTwice(normalise(text), words);
	if (both) return both;
	const sides = text.split(/ [/|] /);
	const meanings = sides.length === 2 ? sides.map((side) => meaningOfForm(normalise(side), words)) : [];
	const known = meanings.filter((meaning) => meaning !== undefined);
	return plainDetail(known) ?? ofTwo(text, words);
}

/** The only meaning, where it is a detail's own label. */
function plainDetail([first, ...others]: readonly Meaning[]): Meaning | undefined {
	return others.length === 0 && first?.kind === 'detail' && !first.label.weak ? first : undefined;
}

/** "Tax code/NI table": two values in one box, of which the first is a detail and the second nothing that we want, or a number that it precedes. */
function ofTwo(text: string, words: LabelWords): Meaning | undefined {
	const [first, second, ...more] = text.split('/').map((side) => meaningOfForm(normalise(side), words));
	const isBoth = first !== undefined && second !== undefined && more.length === 0;
	return isBoth && second.kind !== 'part' ? plainDetail([first]) : undefined;
}

function translated(form: string, words: LabelWords): Meaning | undefined {
	const english = words.translate?.(form);
	return english === undefined ? undefined : meaningOfForm(english, words);
}

/** "Cyfenw Surname", in either order: both must say the same. */
function saidTwice(form: string, words: LabelWords): Meaning | undefined {
	if (!words.translate) return undefined;
	const each = form.split(' ');
	for (let end = 1; end < each.length; end += 1) {
		const sides = [each.slice(0, end), each.slice(end)].map((side) => side.join(' '));
		for (const [one = '', other = ''] of [sides, [...sides].reverse()]) {
			const welsh = translated(one, words);
			const english = welsh && meaningOfForm(other, words);
			if (welsh && english && JSON.stringify(welsh) === JSON.stringify(english)) return english;
		}
	}
	return undefined;
}

function meaningOfForm(form: string, { fields, otherLabels, grid }: LabelWords): Meaning | undefined {
	const details = fields.filter((field) => !isAmount(field));
	const amounts = fields.filter(isAmount);
	const field = fieldLabelled(form, details, 'detail') ?? fieldLabelled(form, amounts, 'amount');
	const asHead = grid?.partOf(form);
	if (field?.kind === 'detail') return { ...field, ...(asHead && { asHead }) };
	if (field) return field;
	if (otherLabels.some((pattern) => pattern.test(form))) return { kind: 'other' };
	return asHead && { kind: 'part', part: asHead };
}

function fieldLabelled(
	form: string,
	fields: readonly FieldDefinition[],
	kind: 'detail' | 'amount',
): Meaning | undefined {
	for (const { name, labels } of fields) {
		const label = labels.find(({ pattern }) => pattern.test(form));
		if (label) return { kind, field: name, label };
	}
	return undefined;
}

function isAmount({ kind }: FieldDefinition): boolean {
	return kind === 'money' || kind === 'wholePounds';
}
