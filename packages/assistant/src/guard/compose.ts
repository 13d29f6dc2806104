/** Fills the gaps of a sentence, and refuses one that brings a figure of its own. */
import { failWith, type Result, succeed } from '@halfpenny/result';
import { bareFigures } from './bare-figures.ts';

/** What fills the gaps of a sentence, by name. */
export type Fills = Readonly<Record<string, string>>;

/** Why a sentence may not be said: figures that nobody vouches for, or gaps that nothing fills. */
interface Unsayable {
	readonly code: 'BARE_FIGURE' | 'UNFILLED_GAP';
	readonly found: readonly string[];
}

/** The sentence with its gaps filled. Errors: `BARE_FIGURE` for a figure of its own, `UNFILLED_GAP`. */
export function compose(sentence: string, fills: Fills, own = ''): Result<string, Unsayable> {
	const bare = bareFigures(sentence, own);
	if (bare.length > 0) return failWith({ code: 'BARE_FIGURE', found: bare });
	const gaps = [...sentence.matchAll(/\{([a-zA-Z0-9]+)\}/g)].map(([, name = '']) => name);
	const open = gaps.filter((name) => fills[name] === undefined);
	if (open.length > 0) return failWith({ code: 'UNFILLED_GAP', found: open });
	return succeed(sentence.replace(/\{([a-zA-Z0-9]+)\}/g, (_, name: string) => fills[name] ?? ''));
}
