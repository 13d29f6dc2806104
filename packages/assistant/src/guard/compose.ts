/** Fills the gaps of a text, and refuses a text that contains a figure of its own, whichever model wrote it. */
import { failWith, type Result, succeed } from '@halfpenny/result';
import { bareFigures } from './bare-figures.ts';

/** The values for a text's gaps, by the name between the braces: `totalDue`, `figure:calculate.totalDue`. */
export type Fills = Readonly<Record<string, string>>;

/** Why a text must not be shown: figures without a source, or gaps without a value. */
export interface Unsayable {
	readonly code: 'BARE_FIGURE' | 'UNFILLED_GAP';
	readonly found: readonly string[];
}

const GAP = /\{([a-zA-Z][\w:.-]*)\}/g;

/**
 * The text with its gaps filled. `own` is what the person wrote, whose figures may be repeated. Errors:
 * `BARE_FIGURE` for a figure of the text's own, `UNFILLED_GAP`.
 */
export function compose(text: string, fills: Fills, own = ''): Result<string, Unsayable> {
	const bare = bareFigures(text, own);
	if (bare.length > 0) return failWith({ code: 'BARE_FIGURE', found: bare });
	const known = new Map(Object.entries(fills));
	const open = [...text.matchAll(GAP)].map(([, name = '']) => name).filter((name) => !known.has(name));
	if (open.length > 0) return failWith({ code: 'UNFILLED_GAP', found: open });
	return succeed(text.replace(GAP, (_, name: string) => known.get(name) ?? ''));
}
