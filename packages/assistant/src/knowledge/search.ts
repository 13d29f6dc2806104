/** Finds the entry of the knowledge that answers a question, or none: a wrong answer is worse than no answer. */
import { digitalKnowledge } from '@halfpenny/messages/knowledge/digital';
import { type KnowledgeEntry, knowledge } from '@halfpenny/messages/knowledge/index';
import type { TaxYear } from '@halfpenny/years';
import MiniSearch, { type SearchResult } from 'minisearch';
import { commonWords } from '../language/english.ts';
import { waysOf, waysOfAsking } from './asked.ts';
import { entriesAsked } from './learned/entry.ts';
import { likenessTo } from './likeness.ts';
import { withPhrases } from './phrases.ts';
import { rememberingLast } from './remember-last.ts';
import { termOf } from './terms.ts';
import { holdsIn, LONGEST, termsOf, wordsOf } from './words-of.ts';

/** The share of a question's meaningful words that must be among the words people ask for an entry with. */
const LEAST_SHARE = 0.51;
/** From this similarity on, two questions are the same. */
const MOST_ALIKE = 0.85;

const index = new MiniSearch<KnowledgeEntry & { readonly asked: string }>({
	fields: ['question', 'words', 'asked', 'answer'],
	tokenize: wordsOf,
	processTerm: termOf,
	searchOptions: {
		boost: { question: 4, words: 3, asked: 2 },
		fuzzy: (term) => (term.length > 5 ? 0.2 : false),
		prefix: (term) => term.length > 4,
		weights: { fuzzy: 0.3, prefix: 0.5 },
	},
});
index.addAll(knowledge.map((entry) => ({ ...entry, asked: waysOf(entry.id).join(' ') })));
const byId = new Map(knowledge.map((entry) => [entry.id, entry]));
const termsOfEntry = new Map(knowledge.map(({ id, question }) => [id, termsOf(question)]));
const costIds = new Set(
	knowledge
		.filter(({ words, question }) => /claim|expense/i.test(`${words} ${question}`))
		.map(({ id }) => id),
);

/** Answers about digital rules fit only where they are named. */
const DIGITAL = /\bmtd\b|digital|quarter/;
const digitalIds = new Set(digitalKnowledge.map(({ id }) => id));

/** The best answer to a question in a year, or undefined where none is sure enough. */
export const searchKnowledge = rememberingLast((question: string, year: TaxYear) =>
	orLikelier(
		found(question, year, () => true),
		question,
		year,
	),
);

/** From this probability on, what was learned is followed where the words find another entry much less likely; of several sentences, words find the wrong ones more easily. */
const LIKELIER = { one: 0.2, several: 0.1 };
const MUCH = { one: 5, several: 3 };
/** From this one on it is followed where the words find none. */
const LIKELY = 0.4;
/** Less likely than this at all, nothing is followed. */
const FAINT = 0.05;

/** The entry that the words found, unless what was learned from ways of asking speaks clearly for another. */
function orLikelier(
	best: KnowledgeEntry | undefined,
	question: string,
	year: TaxYear,
): KnowledgeEntry | undefined {
	const said = question.slice(0, LONGEST);
	if (isQuestionItself(said, year)) return best;
	const all = entriesAsked(said);
	const top = all.find(({ id }) => holdsIn(byId.get(id), year));
	if (!top || top.chance < FAINT) return best;
	if (!best) return top.ofEntries >= LIKELY && isOfTax(said) ? byId.get(top.id) : undefined;
	const chance = all.find(({ id }) => id === best.id)?.ofEntries ?? 0;
	const size = /[.!?]\s/.test(said) ? 'several' : 'one';
	return top.ofEntries >= LIKELIER[size] && top.ofEntries > MUCH[size] * chance ? byId.get(top.id) : best;
}

/** Whether at least two words of a text are of the knowledge, or one of two that nobody says otherwise: “SEIS max”. */
export function isOfTax(said: string): boolean {
	const terms = termsOf(said);
	const known = terms.filter((term) => vocabulary.has(term));
	return known.length > 1 || (terms.length === SHORT && known.some((term) => !ordinary.has(term)));
}

const SHORT = 2;

/** From this share of the best score on, another reading is as near. */
const NEAR = 0.93;
/** Below certainty, this share makes a reading worth asking about. */
const WORTH_ASKING = 0.34;
const MOST_ASKED = 3;

/** What a message may mean: the best reading if one is certain, and the others that are as near. */
interface Readings {
	readonly best: string | undefined;
	readonly others: readonly string[];
}

/** The questions a message may mean; no others where the best is clear. */
export function nearQuestions(question: string, year: TaxYear): Readings {
	const said = withPhrases(question.slice(0, LONGEST));
	const all = rated(said, said, year, () => true).toSorted((one, other) => other.score - one.score);
	const [best, next] = all.filter(({ share }) => share >= LEAST_SHARE);
	const sure = searchKnowledge(question, year)?.question;
	if (best && (!next || next.score < best.score * NEAR || sure !== best.entry.question))
		return { best: sure, others: [] };
	if (!best && sure !== undefined) return { best: sure, others: [] };
	const near = best
		? all.filter(({ share, score }) => share >= LEAST_SHARE && score >= best.score * NEAR)
		: all.filter(({ share, about }) => share >= WORTH_ASKING && about);
	const others = [...new Set(near.map(({ entry }) => entry.question))].filter((one) => one !== sure);
	return { best: sure, others: others.slice(0, MOST_ASKED) };
}

/** The best answer to a question about costs: one about costs if there is one, otherwise any. */
export function searchExpenses(question: string, year: TaxYear): KnowledgeEntry | undefined {
	return (
		found(`${question} claim`, year, (id) => costIds.has(id)) ??
		searchKnowledge(question, year) ??
		(CLAIMS.test(question) ? byId.get('allowableExpenses') : undefined)
	);
}

/** Asks whether something may be claimed: what may be claimed at all answers that, where nothing answers it alone. */
const CLAIMS = /\b(?:claim|deduct|put through|expense|write off|allowable)\b/i;

function found(
	question: string,
	year: TaxYear,
	isWanted: (id: string) => boolean,
): KnowledgeEntry | undefined {
	const said = question.slice(0, LONGEST);
	const isKnown = isQuestionItself(said, year);
	const alike = isKnown ? undefined : askedAs(said, year, isWanted);
	if (alike && alike.likeness >= SURELY_ASKED) return alike.entry;
	const whole = isKnown ? said : withPhrases(said);
	// The question may be in one part of a long sentence; the rest says how it came about.
	for (const parts of [[whole], questionsIn(whole), partsIn(whole)]) {
		const [best] = parts
			.flatMap((part) => rated(part, whole, year, isWanted))
			.filter(({ share }) => share >= LEAST_SHARE)
			.toSorted((one, other) => other.score - one.score);
		if (best) return best.entry;
	}
	return alike && alike.likeness >= LIKELY_ASKED ? alike.entry : undefined;
}

/** From this similarity to a way of asking on, its entry is meant; from the lower one on, where nothing else is found. */
const SURELY_ASKED = 0.75;
/** From this likeness on, a message is somebody's way of asking, all but word for word. */
const SURELY_SAID = 0.86;
const LIKELY_ASKED = 0.35;
/** How much another way of asking counts compared with the entry's own words. */
const ALIKE = 3;
const MOST_LOOKED_AT = 5;
const asked = likenessTo(waysOfAsking);

/** The entry that a message asks for in nearly a known way of asking. */
function askedAs(said: string, year: TaxYear, isWanted: (id: string) => boolean) {
	if (termsOf(said).length === 0) return undefined;
	for (const { of: id, likeness: much } of asked.of(said).slice(0, MOST_LOOKED_AT)) {
		const entry = byId.get(id);
		if (entry && isWanted(id) && holdsIn(entry, year)) return { entry, likeness: much };
	}
	return undefined;
}

const CLAUSES = /[,.;:!?]+\s|\b(?:because|but|when|if|as|since|so|and|that)\b/;

/** The different clauses of a text, up to the number worth looking at. */
function partsIn(text: string): readonly string[] {
	return [...new Set(text.split(CLAUSES).map((part) => part.trim()))].slice(0, MOST_CLAUSES);
}

const MOST_CLAUSES = 6;

/** The sentences of a text that ask something. */
function questionsIn(text: string): readonly string[] {
	return text.split(/(?<=[?!.])\s+/).filter((sentence) => /\?\s*$/.test(sentence));
}

/** The entries that share words with part of a question, and how much of it they answer. */
function rated(part: string, whole: string, year: TaxYear, isWanted: (id: string) => boolean) {
	const terms = termsOf(part);
	const isDigital = DIGITAL.test(whole);
	const isTax = termsOf(whole).some((term) => COMMON.has(term));
	const alikes = new Map(asked.of(part).map(({ of, likeness: much }) => [of, much]));
	// A word said twice asks for no more than once.
	const words = [...new Set(wordsOf(part.toLowerCase()))].join(' ');
	return index.search(words).flatMap((result) => {
		const entry = byId.get(result.id);
		if (!entry || !isWanted(result.id) || !holdsIn(entry, year)) return [];
		const share = shareOf(result, terms, isTax);
		return [
			{
				entry,
				share,
				about: isTax || Object.keys(result.match).length > 1,
				score:
					result.score *
					share *
					share *
					weightOf(likeness(entry, terms)) *
					(1 + ALIKE * (alikes.get(entry.id) ?? 0)) *
					(isDigital || !digitalIds.has(entry.id) ? 1 : 0.3),
			},
		];
	});
}

/** Whether a question is nearly word for word one that the knowledge answers. */
export const isKnownQuestion = rememberingLast((question: string, year: TaxYear): boolean => {
	if (isQuestionItself(question, year)) return true;
	const [best] = asked.of(question.slice(0, LONGEST));
	const entry = best && best.likeness >= SURELY_SAID ? byId.get(best.of) : undefined;
	return entry !== undefined && holdsIn(entry, year);
});

/** Whether a question is, all but word for word, that of an entry. */
function isQuestionItself(question: string, year: TaxYear): boolean {
	const terms = termsOf(question);
	const isWhen = WHEN.test(question);
	return knowledge.some(
		(entry) =>
			holdsIn(entry, year) &&
			likeness(entry, terms) >= MOST_ALIKE &&
			(!isWhen || WHEN.test(`${entry.question} ${entry.words}`)),
	);
}

/** When something must be done is another question than whether: the same words but for one. */
const WHEN = /\b(?:when|dates?|what day|which day|days|how long|how soon|deadlines?|start|begin)\b/i;

/** The same question comes first, then similar ones. */
function weightOf(alike: number): number {
	return alike >= MOST_ALIKE ? 10 * (1 + alike) : 1 + alike;
}

/** How much of two questions is the same, 0 to 1. */
function likeness({ id }: KnowledgeEntry, terms: readonly string[]): number {
	const own = termsOfEntry.get(id) ?? [];
	const shared = own.filter((term) => terms.includes(term)).length;
	return shared / (own.length + terms.length - shared || 1);
}

/** How much of a question is in the entry's ways of asking, 0 to 1; a single word of its answer is chance. */
function shareOf({ match }: SearchResult, terms: readonly string[], isTax: boolean): number {
	const asked = Object.entries(match).filter(([, fields]) => fields.some((field) => field !== 'answer'));
	const hits = terms.filter((term) => asked.some(([word]) => word === term || isNear(word, term)));
	// One word of several is chance, unless the message is about tax.
	const isAbout = isTax || hits.length > 1;
	const weigh = (all: readonly string[]) =>
		all.reduce((total, term) => total + weightOfTerm(term, isTax, isAbout), 0);
	// Words that are only in every question say nothing about this one.
	if (hits.every((term) => COMMON.has(term)) && hits.length < terms.length) return 0;
	return weigh(hits) / (weigh(terms) || 1);
}

/** Words that are in most questions say little about any of them. */
const COMMON = new Set(
	[
		'tax',
		'taxable',
		'pay',
		'claim',
		'hmrc',
		'return',
		'income',
		'money',
		'work',
		'self',
		'employ',
		'business',
	].flatMap((word) => termOf(word) ?? []),
);
const vocabulary = new Set(
	knowledge
		.flatMap(({ question, words }) => termsOf(`${question} ${words}`))
		.concat(waysOfAsking.flatMap(([way]) => termsOf(way))),
);
/** Whether the knowledge, or somebody's way of asking for it, has a word. */
export function isKnownWord(word: string): boolean {
	const term = termOf(word);
	return term === null || vocabulary.has(term);
}

/** The words everybody uses, in the form the searches compare. */
const ordinary = new Set(commonWords.flatMap((word) => termOf(word) ?? []));
/** What a word counts that the knowledge never uses: a lot on its own, little in a message about tax. */
const CHATTER = 0.3;

function weightOfTerm(term: string, isTax: boolean, isAbout: boolean): number {
	if (COMMON.has(term)) return 0.3;
	return !vocabulary.has(term) && (isTax || (isAbout && ordinary.has(term))) ? CHATTER : 1;
}

/** Whether a matched word is the asked one with another ending or a typing error. */
function isNear(word: string, term: string): boolean {
	return term.length > 4 && word.slice(0, 4) === term.slice(0, 4);
}
