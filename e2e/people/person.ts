/** A made-up person: their story, what they answer on the screens, and what HMRC should receive. */

/** Answers by the question's visible label: text to type, the label of a choice, or true and false for yes and no. */
export type Answers = Readonly<Record<string, string | boolean>>;

/** One task of the list, and the entries added there. */
export interface Task {
	readonly title: string;
	/** One set of answers for each entry. */
	readonly entries: readonly Answers[];
}

/**
 * The leaves of HMRC's form below MTR, nested like its elements. A list is an element that appears several times. For
 * free text, whose exact wording may vary, a pattern says what it must contain.
 */
export interface Leaves {
	readonly [element: string]: string | RegExp | Leaves | readonly Leaves[];
}

/** A person's details, as the set-up asks for them. */
export interface Details {
	readonly firstName: string;
	readonly lastName: string;
	/** Day, month and year, as typed. */
	readonly born: readonly [day: string, month: string, year: string];
	readonly nationalInsurance: string;
	/** The label of the radio button. */
	readonly lives: 'England or Northern Ireland' | 'Wales' | 'Scotland';
}

/** A person whose return is entered through the screens. */
export interface Person {
	readonly name: string;
	/** What they would tell a friend who was helping them. */
	readonly story: string;
	readonly taxYear: '2024-25' | '2025-26';
	readonly details: Details;
	/** The questions of "What happened this year?" that they answer yes to. They answer no to the others. */
	readonly had: readonly string[];
	readonly tasks: readonly Task[];
	/** Every leaf that the return must have, and no others, worked out by hand from HMRC's forms. */
	readonly expected: Leaves;
}
