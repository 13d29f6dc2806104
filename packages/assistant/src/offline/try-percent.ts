/** What-if questions by a percentage: "if my takings went up by ten percent". */
import { type Pence, shareDown } from '@halfpenny/facts';
import { BELOW_HUNDRED, numberOfWords } from '../language/number-words.ts';

const PERCENT = /\b(?<percent>\d{1,2}(?:\.\d{1,2})?)\s?(?:%|per ?cent\b)/;
const IN_WORDS = new RegExp(String.raw`\b(?:${BELOW_HUNDRED})(?=\s?per ?cent\b)`, 'g');
const MOVES =
	/\b(?:up|down|more|less|higher|lower|extra|increased?|decreased?|r[aio]se|rises?|risen|raised?|fell|falls?|dropped|drops?|cut|grew|grows?)\b/;
const SUPPOSES = /\b(?:if|suppose|supposing|say|imagine|would|assuming)\b/;

/** That percentage of an amount in pence, rounded down to the penny; undefined where nothing moves by one. */
export function percentMoved(text: string, now: Pence): Pence | undefined {
	const percent = PERCENT.exec(withFigures(text))?.groups?.percent;
	if (percent === undefined || !MOVES.test(text)) return undefined;
	// In hundredths, so that 7.5% is whole.
	const parts = Math.round(Number(percent) * 100); // hundredths of a percent, not money
	return shareDown(now, { parts, whole: 10_000 });
}

/** Whether a text supposes that something moves by a percentage. */
export function supposesPercent(text: string): boolean {
	return PERCENT.test(withFigures(text)) && MOVES.test(text) && SUPPOSES.test(text);
}

function withFigures(text: string): string {
	return text.replace(IN_WORDS, (words) => String(numberOfWords(words) ?? words));
}
