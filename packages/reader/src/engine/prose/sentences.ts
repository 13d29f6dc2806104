/** Amounts in sentences: "In this employment you were paid £23,456.00, from which tax of £2,175.40 was deducted." */
import { parsePounds } from '@halfpenny/facts';
import type { Part } from '../../definition.ts';
import type { Word } from '../../page.ts';
import type { Vocabulary } from '../labels/vocabulary.ts';
import type { FigureFound } from '../relations/figure-found.ts';
import type { Amount } from '../values/amount.ts';
import { tellLater } from './later-label.ts';

const AMOUNT =
	/^(?:[-−–]?£[-−–]?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d\d))?|[-−–]?(\d{1,3}(?:,\d{3})+|\d+)\.(\d\d))$/;
const MINUS = /[-−–]/;
/** Words that say nothing about the amount. */
const FILLER =
	/^(and|also|then|was|were|is|are|been|be|have|has|had|you|we|i|he|she|they|the|a|an|which|that|it|so|therefore|together|amounted|came|totalled|stood|during|as|recorded|shows?|by|us)$/;
/** Words that start or end a phrase without saying more. */
const LOOSE_START = /^((from|of|on|out of|with|to|for|and) )+(?=(income )?(tax|pay)\b)/;
const LOOSE_END = /( (of|to|at|from|for|with|on|in))+$/;
/** In a sentence, being paid means pay. */
const PAYING = /\b(paid|earned|received)\b/;
const VERB = /^.*\b(?:paid|pay|credited|added|earned|received|deducted) (.+)$/;
/** The confidence of an amount from a sentence. */
const SAID = 0.93;

/** The amounts of a paragraph whose field its sentences name. */
export function figuresIn(words: readonly Word[], vocabulary: Vocabulary): FigureFound[] {
	return sentencesOf(words).flatMap((sentence) => figuresInSentence(sentence, vocabulary));
}

/** The words of each sentence. */
export function sentencesOf(words: readonly Word[]): Word[][] {
	const sentences: Word[][] = [[]];
	for (const word of words) {
		sentences.at(-1)?.push(word);
		if (/[\p{L}\d)]{2}[.;:]$/u.test(word.text)) sentences.push([]);
	}
	return sentences.filter(({ length }) => length > 0);
}

/** An amount with the words before it and after it, up to a comma or another amount. */
interface Mention {
	readonly amount: Amount;
	readonly before: string;
	/** All the words since the amount before it, over commas. */
	readonly since: string;
	readonly after: string;
	/** Which part of the sentence, between its commas, it is in. */
	readonly clause: number;
}

function figuresInSentence(sentence: readonly Word[], vocabulary: Vocabulary): FigureFound[] {
	const mentions = mentionsIn(sentence);
	let last: string | undefined;
	return mentions.flatMap((mention) => {
		const told = asPaid(tell(mention, vocabulary), mention, sentence) ?? tellLater(mention.since, vocabulary);
		if (told === undefined) return [];
		if ('field' in told) return [{ field: told.field, amount: mention.amount, confidence: SAID }];
		const scope = told.part.scope ?? scopeOf(mention, mentions, vocabulary) ?? last;
		last = scope;
		const field = scope && told.part.figure && vocabulary.grid?.fields[scope]?.[told.part.figure];
		return field ? [{ field, amount: mention.amount, confidence: SAID }] : [];
	});
}

function mentionsIn(sentence: readonly Word[]): Mention[] {
	const mentions: Mention[] = [];
	let [before, since, clause]: [string[], string[], number] = [[], [], 0];
	for (const [index, word] of sentence.entries()) {
		const amount = amountOf(word);
		if (amount) {
			const [own, all] = [before.join(' '), since.join(' ')];
			mentions.push({ amount, before: own, since: all, after: wordsAfter(sentence, index), clause });
			[before, since] = [[], []];
		} else {
			before.push(word.text.replace(/[,;]$/, ''));
			since.push(word.text.replace(/[,;]$/, ''));
		}
		if (!/[,;]$/.test(word.text)) continue;
		before = [];
		clause += 1;
	}
	return mentions;
}

function wordsAfter(sentence: readonly Word[], index: number): string {
	const after: string[] = [];
	if (/[,;]$/.test(sentence[index]?.text ?? '')) return '';
	for (const word of sentence.slice(index + 1)) {
		if (amountOf(word)) return '';
		after.push(bare(word.text));
		if (/[,;]$/.test(word.text)) break;
	}
	return after.join(' ');
}

function bare(text: string): string {
	return text.replace(/^\(/, '').replace(/[.,;:)]+$/, '');
}

/** The amount that a word of a sentence is. */
export function amountOf(word: Word): Amount | undefined {
	const match = AMOUNT.exec(bare(word.text));
	if (!match) return undefined;
	const [, whole, wholePence, plain, plainPence] = match;
	const pence = wholePence ?? plainPence;
	const isNegative = MINUS.test(match[0]);
	const value = parsePounds(
		`${isNegative ? '-' : ''}${(whole ?? plain ?? '').replace(/,/g, '')}.${pence ?? '00'}`,
		true,
	);
	if (!value.ok) return undefined;
	const { box, size } = word;
	return {
		...{ value: value.value, text: bare(word.text), words: [word], box, size },
		...{ hasPence: pence !== undefined, isDoubtful: false, isNegative },
	};
}

/** What the words before an amount say; undefined where they are about something else. */
function tell(
	{ before, after }: Mention,
	vocabulary: Vocabulary,
): { readonly field: string } | { readonly part: Part } | undefined {
	const phrase = phraseOf(before);
	if (phrase === '') return tellAfter(after, vocabulary);
	const meaning = vocabulary.meaningOf(phrase);
	if (meaning?.kind === 'amount') return { field: meaning.field };
	if (!meaning) return tellAfterVerb(phrase, vocabulary);
	if (meaning.kind !== 'part') return undefined;
	const { part } = meaning;
	// "A total of £1 in this employment": the words after it say which total it is.
	const more = part.scope && part.figure ? undefined : vocabulary.meaningOf(phraseOf(after));
	return { part: more?.kind === 'part' ? { ...part, ...more.part } : part };
}

/** "In the year that ended on 5 April 2024 paid gross interest": only what the verb is followed by is the amount's own. */
function tellAfterVerb(phrase: string, { meaningOf }: Vocabulary): { readonly field: string } | undefined {
	const object = VERB.exec(phrase)?.[1];
	const meaning = object === undefined ? undefined : meaningOf(object);
	return meaning?.kind === 'amount' ? { field: meaning.field } : undefined;
}

/** "We paid J Bell, number QQ 12 34 56 C, a total of £1 in this employment": of what, the verb says. */
function asPaid(told: ReturnType<typeof tell>, { amount }: Mention, sentence: readonly Word[]): typeof told {
	if (!told || 'field' in told || told.part.figure || told.part.scope !== 'this') return told;
	const end = sentence.findIndex((word) => amount.words.includes(word));
	const words = sentence.slice(0, end).map(({ text }) => text.toLowerCase());
	return words.some((word) => PAYING.test(word)) && !words.some((word) => /^tax/.test(word))
		? { part: { ...told.part, figure: 'pay' } }
		: told;
}

/** "£2,175.40 of tax". */
function tellAfter(after: string, vocabulary: Vocabulary): { readonly part: Part } | undefined {
	const meaning = vocabulary.meaningOf(phraseOf(after).replace(/^of /, ''));
	return meaning?.kind === 'part' ? { part: meaning.part } : undefined;
}

/** The words without those that say nothing: "you were paid" is pay. */
function phraseOf(words: string): string {
	const left = words
		.toLowerCase()
		.split(' ')
		.filter((word) => !FILLER.test(word))
		.join(' ');
	const paid = /\b(tax|pay|earnings|salary|wages|pension|contributions|loan)\b/.test(left)
		? left
		: left.replace(PAYING, 'pay');
	return paid.replace(LOOSE_START, '').replace(LOOSE_END, '').trim();
}

/** The only scope named after an amount or its neighbour between the same commas: "pay of £1 and tax of £2 from previous employment". */
function scopeOf(
	{ clause }: Mention,
	mentions: readonly Mention[],
	vocabulary: Vocabulary,
): string | undefined {
	const scopes = mentions
		.filter((other) => other.clause === clause)
		.flatMap(({ before, after }) =>
			[before, after].flatMap((words) => {
				const meaning = vocabulary.meaningOf(phraseOf(words));
				return meaning?.kind === 'part' && meaning.part.scope ? [meaning.part.scope] : [];
			}),
		);
	const [only, ...others] = new Set(scopes);
	return others.length === 0 ? only : undefined;
}
