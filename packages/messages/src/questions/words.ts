/** The types of the interview's words. */

/** The figures of a tax year that hints quote, ready to be read; no hint with one of them holds it itself. */
export interface YearFigures {
	/** Owing less than this may be collected through a tax code, where the return is filed by that day. */
	readonly codingOutLimit: string;
	readonly codingOutBy: string;
	/** What businesses and casual earnings may take in free of tax. */
	readonly tradingAllowance: string;
	/** The most that has relief under the Enterprise Investment Scheme, without and with knowledge-intensive companies. */
	readonly eisLimit: string;
	readonly eisLimitWithKnowledge: string;
	/** Of a business mile by car or van, up to 10,000 miles and after: "45p". */
	readonly mile: string;
	readonly mileAfter: string;
	/** For a month of work at home: the least and the most, and from how many hours on. */
	readonly homeLeast: string;
	readonly homeMost: string;
	readonly homeHours: string;
}

/** What an entry has been answered so far, by question; text, yes or no, null or nothing. */
export type AnswersSoFar = Readonly<Record<string, unknown>>;

/** The words of one question. */
export interface QuestionWords {
	readonly label: string;
	/** What a checkbox in a list says instead of the question. */
	readonly tick?: string;
	readonly hint?: string;
	/** The hint where it quotes figures of the year, or depends on what was answered before. */
	readonly hintOfYear?: (figures: YearFigures, answers: AnswersSoFar) => string;
	/** Said when an answer without which the entry cannot be kept is missing. */
	readonly missing?: string;
	/** Why we ask, shown when the person wants to know. */
	readonly why?: string;
	/** What the choices are called, by their ids. */
	readonly choices?: Readonly<Record<string, string>>;
}

/** The words of one screen of an entry. */
export interface PageWords {
	readonly title: string;
	readonly lead?: string;
	/** The sentence where it depends on what was answered before; undefined where the plain one holds. */
	readonly leadOfAnswers?: (answers: AnswersSoFar) => string | undefined;
	/** Why its questions are asked, for those that do not say so themselves. */
	readonly why?: string;
}

/** The words of a section. */
export interface SectionWords {
	/** Its name in the list of tasks, and its heading. */
	readonly title: string;
	/** One sentence on what belongs here. */
	readonly lead: string;
	/** One of its entries, after "this": "this job". Empty where there is one entry at most. */
	readonly one: string;
	readonly add: string;
	readonly change: string;
	readonly remove: string;
	/** The first entry's button, when there is none yet. */
	readonly addFirst: string;
	/** Said by someone who had none this year. */
	readonly none: string;
	/** How "none" reads in the list of tasks. */
	readonly saidNone: string;
	/** Why its questions are asked, for those that do not say so themselves. */
	readonly why?: string;
}

/** Words of questions and pages by `<section>.<question>` and `<section>.pages.<page>`. */
export type QuestionCatalogue = Readonly<Record<string, QuestionWords>>;

/** Words of pages by `<section>.pages.<page>`. */
export type PageCatalogue = Readonly<Record<string, PageWords>>;

/** Words of sections by id. */
export type SectionCatalogue = Readonly<Record<string, SectionWords>>;

/** What a section with a list of entries says for itself. */
interface ListWords extends Pick<SectionWords, 'title' | 'lead' | 'none' | 'saidNone' | 'why'> {
	/** One of its entries: "job". */
	readonly one: string;
	/** One of its entries with its article: "a job". */
	readonly a: string;
}

/** The words of a section that is asked once for each of something. */
export function listWords({ one, a, ...words }: ListWords): SectionWords {
	return {
		...words,
		one,
		add: `Add another ${one}`,
		addFirst: `Add ${a}`,
		change: `Change this ${one}`,
		remove: `Remove this ${one}`,
	};
}

/** The words of a section that is asked once. */
export function singleWords(
	words: Pick<SectionWords, 'title' | 'lead' | 'why'> & Partial<Pick<SectionWords, 'none' | 'saidNone'>>,
): SectionWords {
	const { none = 'None of this applied to me', saidNone = 'Nothing here' } = words;
	return {
		...words,
		none,
		saidNone,
		one: '',
		add: 'Answer these questions',
		addFirst: 'Answer these questions',
		change: 'Change these answers',
		remove: 'Remove these answers',
	};
}

/** The words of questions of one section, by question. */
export function ofSection(section: string, words: QuestionCatalogue): QuestionCatalogue {
	return Object.fromEntries(
		Object.entries(words).map(([question, said]) => [`${section}.${question}`, said]),
	);
}
