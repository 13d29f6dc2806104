/** The facts that a message tells without amounts: yes or no, a choice, a day or a number beside the words for it. */
import type { Answer } from '@halfpenny/questions';
import { countOf } from '../../../language/counts.ts';
import { dayIn } from '../../../language/days.ts';
import { isQuestion } from '../../topic.ts';
import { type Fact, factLikely } from './fact.ts';
import { namesYear } from './names-year.ts';

/** An answer that a message gives. */
export interface ToldFact {
	readonly section: string;
	readonly field: string;
	readonly answer: Answer;
	/** How sure it is, 0 to 1. */
	readonly chance: number;
}

/** Where one sentence ends and the next begins. */
export const SENTENCES = /(?<=[.;!?])\s+|\n+/;
const CLAUSES = /,(?!\d{3}\b)\s*|\s-\s|\b(?:and|but|so|because|though)\b/;
/** A clause is read with the one after it too, where it says too little alone. */
const LEAST_WORDS = 2;

/** The facts that a text in lower case tells at least so surely, each question's surest answer. */
export function factsIn(text: string, year: string, least: number): readonly ToldFact[] {
	const found = new Map<string, ToldFact>();
	for (const sentence of text
		.replace(WHOLE_YEAR, 'in the year')
		.split(SENTENCES)
		.filter((one) => !isQuestion(one)))
		for (const clause of clausesOf(sentence)) keep(found, factLikely(clause, least), clause, year);
	return [...found.values()];
}

/** The whole tax year, whose first day begins nothing. */
const WHOLE_YEAR =
	/\b(?:from )?(?:the )?6(?:th)?(?: of)? april(?: 20\d\d)?\s*(?:-|–|to|until|till|through)\s*(?:the )?5(?:th)?(?: of)? april(?: 20\d\d)?\b/g;

/** Keeps the surest answer to each question. */
function keep(found: Map<string, ToldFact>, fact: Fact | undefined, clause: string, year: string): void {
	if (!fact || namesYear(clause)) return;
	const place = `${fact.section}.${fact.field}`;
	const answer = answerOf(fact, clause, year);
	if (answer !== undefined && (found.get(place)?.chance ?? 0) < fact.chance)
		found.set(place, { ...fact, answer });
}

/** A sentence and the clauses of it. */
export function clausesOf(sentence: string): readonly string[] {
	const parts = sentence.split(CLAUSES).map((part) => part.trim());
	return [...new Set([sentence.trim(), ...parts])].filter(
		(part) => part.split(/\s+/).length >= LEAST_WORDS || part === sentence.trim(),
	);
}

function answerOf({ value }: Fact, clause: string, year: string): Answer | undefined {
	if (typeof value !== 'object') return value;
	return value.take === 'date' ? dayIn(clause, year) : countIn(clause);
}

const COUNT =
	/(?<![\d.,£])\b(?<count>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b(?![.,]?\d|%)|\b(?<twins>twins|both|pair)\b/;

/** One child each: "a girl and a boy". */
const EACH_ONE =
	/\b(?:a|an|one|our|my) (?:wee |little |young |older |other )?(?:girl|boy|son|daughter|lad|lass|baby|teenager)\b/g;

/** How many a clause says there are. */
function countIn(clause: string): string | undefined {
	const each = clause.match(EACH_ONE)?.length ?? 0;
	if (each > 1) return String(each);
	const { count, twins } = COUNT.exec(clause)?.groups ?? {};
	if (twins !== undefined) return '2';
	const number = count === undefined ? undefined : countOf(count);
	return number === undefined ? undefined : String(number);
}
