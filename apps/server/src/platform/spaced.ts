/** Sends a text at most so often: said again meanwhile, it is sent once more at the end. */

/** Often enough that nobody sees the difference, seldom enough that quick changes cost one announcement. */
const APART_MS = 200;

/** Says texts, each only so often. */
export interface Spaced {
	/** Sends the text now, or soon if it was sent just now. */
	readonly say: (text: string) => void;
	/** Sends now whatever is waiting. */
	readonly flush: () => void;
}

/** Passes on to `send`. */
export function createSpaced(send: (text: string) => void): Spaced {
	/** The texts sent just now, and whether they were said again since. */
	const recent = new Map<string, boolean>();
	const sendNow = (text: string): void => {
		send(text);
		recent.set(text, false);
		setTimeout(rest, APART_MS, text);
	};
	const rest = (text: string): void => {
		const again = recent.get(text);
		recent.delete(text);
		if (again) sendNow(text);
	};
	return {
		say: (text) => {
			if (recent.has(text)) recent.set(text, true);
			else sendNow(text);
		},
		flush: () => {
			for (const [text, again] of recent) {
				recent.set(text, false);
				if (again) send(text);
			}
		},
	};
}
