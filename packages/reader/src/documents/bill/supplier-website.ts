/** Whose website a bill names: a company prints its own, and nobody else's. */
import type { Segment } from '../../page.ts';
import { plainName } from './supplier-words.ts';

const WEBSITE = /(?:https?:\/\/(?:www\.)?|\bwww\.)([a-z\d-]+)\.[a-z]{2,}/giu;
/** How the names of companies end, which their websites leave out. */
const ENDING = /[ ,]+(?:ltd|limited|plc|llp|gmbh|ag|inc|b\.?v\.?|s\.?a\.?|cic)\.?$/i;
/** A shorter name may be part of anything. */
const FEWEST = 5;

/** The text that says exactly what the one website of the page is called; one that is called a company before others. */
export function ownerOfWebsite(segments: readonly Segment[]): Segment | undefined {
	const sites = new Set(
		segments.flatMap(({ text }) => [...text.matchAll(WEBSITE)].map(([, name = '']) => plainName(name))),
	);
	const [site] = sites;
	if (site === undefined || sites.size > 1 || site.length < FEWEST) return undefined;
	const named = segments.filter(({ text }) => plainName(text.replace(ENDING, '')) === site);
	return named.find(({ text }) => ENDING.test(text)) ?? named[0];
}
