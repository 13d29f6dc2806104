/** What is said about amounts that were counted, added up or not understood. */
import { formatPounds, fromPounds, type Pence, toPounds, ZERO } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { amountsIn, type SaidAmount } from '../language/amounts.ts';
import { WEEKS_OF_YEAR } from '../language/counts.ts';
import type { AgentsShare } from './heard/agents-share.ts';
import type { Unclear } from './heard/statement.ts';
import type { Heard } from './heard/statements.ts';
import type { Step } from './plan.ts';

const LONGEST_WRITTEN = 60;

/** The beginning of a text in whole words: half a number would be another number. */
function shortened(words: string): string {
	if (words.length <= LONGEST_WRITTEN) return words;
	const cut = words.slice(0, LONGEST_WRITTEN + 1);
	return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trim()} …`;
}

/** Asks what an amount comes to in the year, or for how many weeks or days it was. */
export function unclearNote({ words, per, isForeign, isShared }: Unclear): Step {
	const written = shortened(words);
	if (isShared) return { say: [sayAssistant('heard.share')], fills: { written } };
	if (isForeign) return { say: [sayAssistant('heard.currency')], fills: { written } };
	const asks = per === undefined ? 'heard.unclear' : per === 'week' ? 'heard.weeks' : 'heard.days';
	return { say: [sayAssistant(asks)], fills: { written } };
}

/** Says what amounts that came so many times add up to. */
export function timesNotes(text: string, { statements }: Heard): readonly Step[] {
	const sums = amountsIn(text).flatMap(({ said, inYear, times, per, isCounted }) => {
		const isPlaced = inYear !== undefined && statements.some(({ value }) => value === toPounds(inYear));
		const isTold = per === undefined || isCounted;
		return isPlaced && isTold && times > 1 && said !== undefined && said !== inYear
			? [timesWritten({ said, inYear, times }, text)]
			: [];
	});
	const parts = statements.flatMap((one) =>
		one.parts ? [`${one.parts.map(written).join(' + ')} = ${written(one.value)}`] : [],
	);
	const all = [...sums, ...parts];
	const worked: readonly Step[] =
		all.length === 0 ? [] : [{ say: [sayAssistant('heard.times')], fills: { sums: all.join('; ') } }];
	const isHalved = statements.some((one) => one.isHalved);
	return [...worked, ...(isHalved ? [{ say: [sayAssistant('heard.half')] }] : [])];
}

/** Says what a letting agent's percentage comes to. */
export function sharedNote({ statement, percent, rent }: AgentsShare): Step {
	const sums = `${percent} × ${written(rent)} = ${written(statement.value)}`;
	return { say: [sayAssistant('heard.times')], fills: { sums } };
}

function written(pounds: string): string {
	return formatPounds(fromPounds(pounds) ?? ZERO);
}

/** The sum as it was counted; weeks that nobody counted are those of the year. */
function timesWritten(
	{ said, inYear, times }: { readonly said: Pence; readonly inYear: Pence; readonly times: number },
	text: string,
): string {
	const [each, year] = [formatPounds(said), formatPounds(inYear)];
	const isTold = times < WEEKS_OF_YEAR || new RegExp(String.raw`\b${times}\b`).test(text);
	return isTold ? `${each} × ${times} = ${year}` : sayAssistant('heard.everyWeek', { each, year });
}

/** Says that an amount was counted for every month of the year. */
export function countedNote({ said, inYear }: SaidAmount): Step {
	const fills = { each: formatPounds(said ?? ZERO), year: formatPounds(inYear ?? ZERO) };
	return { say: [sayAssistant('heard.monthly')], fills };
}
