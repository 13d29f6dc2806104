/** What every source of documents hands to the engine: pages of words with their places. Knows nothing of either side. */

/** A rectangle on a page: points (1/72 inch) from the top left corner of the upright page. */
export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** A word and where it is. */
export interface Word {
	readonly text: string;
	readonly box: Box;
	/** The position of its line, in points from the top: words on one line have nearly the same. */
	readonly baseline: number;
	/** The size of its type, in points. */
	readonly size: number;
	/** Which typeface it is in; equal numbers are the same face. */
	readonly font: number;
	/** Whether all its letters are equally wide, as a typewriter's are. */
	readonly isTypewritten: boolean;
	/** How certain its reading from a picture is, up to 1; absent where the file itself contains the text. */
	readonly sureness?: number;
	/** The same of its letters and figures alone: signs are lost more often. */
	readonly surenessOfLetters?: number;
	/** Whether a letter of it may have a mark that was not read, as ç and ø have. */
	readonly mayHaveMarks?: true;
	/** Where it is on the original picture, which may be tilted or turned; absent where that is `box`. */
	readonly place?: Box;
}

/** An upright drawn line, as at the side of a box, from `top` to `bottom`. */
export interface Ruling {
	readonly x: number;
	readonly top: number;
	readonly bottom: number;
}

/** A page as its source gives it, upright. */
export interface Page {
	/** From 1. */
	readonly number: number;
	/** In points. */
	readonly width: number;
	/** In points. */
	readonly height: number;
	/** The size of the picture as it came, where it was turned to be read. */
	readonly asItCame?: { readonly width: number; readonly height: number };
	/** In any order. */
	readonly words: readonly Word[];
	/** Headings that run up or down the page, each whole as one word with spaces. */
	readonly sideways?: readonly Word[];
	readonly rulings: readonly Ruling[];
}

/** Words that belong together on one line, up to a wide gap or a drawn border. */
export interface Segment {
	readonly text: string;
	readonly words: readonly Word[];
	readonly box: Box;
	/** The size of its type, in points. */
	readonly size: number;
}

/** A page with its words put together. */
export interface PageText extends Page {
	readonly segments: readonly Segment[];
	/** The texts of its segments, a line each. */
	readonly text: string;
}
