/** What a person of the interview is made of: a story, what they answer on which page, and what HMRC must receive. */

/** What a person types or chooses under a question's visible label: text, yes or no, or the words of a choice. */
export type Answers = Readonly<Record<string, string | boolean>>;

/** Everything under one task of the list: its title, and each entry that is added there. */
export interface Task {
	readonly title: string;
	/** One set of answers for each entry; a task that is answered once has one. */
	readonly entries: readonly Answers[];
}

/**
 * The leaves of HMRC's form below MTR, nested as the elements are; a list is an element that stands several times. Free
 * text, which nobody can foretell word by word, is what it must contain.
 */
export interface Leaves {
	readonly [element: string]: string | RegExp | Leaves | readonly Leaves[];
}

/** Who somebody is, as the set-up asks. */
export interface Details {
	readonly firstName: string;
	readonly lastName: string;
	/** Day, month and year, as typed. */
	readonly born: readonly [day: string, month: string, year: string];
	readonly nationalInsurance: string;
	/** What the radio button says. */
	readonly lives: 'England or Northern Ireland' | 'Wales' | 'Scotland';
}

/** Somebody whose return is entered through the screens alone. */
export interface Person {
	readonly name: string;
	/** What they would tell a friend who helps them. */
	readonly story: string;
	readonly taxYear: '2024-25' | '2025-26';
	readonly details: Details;
	/** The questions of "What happened this year?" to which the answer is yes; to all others it is no. */
	readonly had: readonly string[];
	readonly tasks: readonly Task[];
	/** Every leaf that the return must have, worked by hand from HMRC's forms; it must have no other. */
	readonly expected: Leaves;
}
