/** Since when the figures of a rule have been what they are, as far back as the years that we know. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import type { KnowledgeEntry } from '@halfpenny/messages/knowledge/index';
import { supportedYears, type TaxYear } from '@halfpenny/years';
import { compose } from '../guard/compose.ts';
import { knowledgeFigures } from '../knowledge/figures.ts';
import type { ToolResult } from './tool.ts';

/** The gaps of a text that name a year or a day, and differ in every year. */
const OF_YEAR = /\{(?:taxYear|\w*(?:By|Start|End|Days|Year|Deadline)\w*)\}/g;
const GAP = /\{\w+\}/;

/** Says since when; of a rule without figures, that we don’t know. */
export function sinceWhen(
	entry: KnowledgeEntry,
	year: TaxYear,
): Required<Pick<ToolResult, 'sentences' | 'fills'>> {
	const plain = entry.answer.replace(OF_YEAR, '');
	const fills = knowledgeFigures(year);
	if (!GAP.test(plain)) return { sentences: [sayAssistant('since.unknown'), entry.answer], fills };
	const earlier = supportedYears.filter((one) => one < year).toReversed();
	const changed = earlier.find((one) => written(plain, one) !== written(plain, year));
	const first = earlier.findLast((one) => changed === undefined || one > changed) ?? year;
	if (changed === undefined)
		return { sentences: [sayAssistant('since.atLeast')], fills: { ...fills, since: first } };
	return {
		sentences: [sayAssistant('since.from'), sayAssistant('since.before')],
		fills: { ...fills, since: first, earlier: changed, before: written(entry.answer, changed) },
	};
}

function written(text: string, year: TaxYear): string {
	const said = compose(text, knowledgeFigures(year));
	return said.ok ? said.value : '';
}
