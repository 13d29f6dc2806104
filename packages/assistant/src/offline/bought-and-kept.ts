/** What was bought and is still held: nothing of it goes on a return. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import { sources } from '@halfpenny/messages/sources';
import { kindSold } from './heard/sale/what.ts';
import type { Plan } from './plan.ts';

const BOUGHT = /\b(?:bought|buy(?:ing)?|purchased|put \S+ into|invested)\b/;
const KEPT =
	/\b(?:(?:still|just) (?:holding|hold|have|got|own)\b|holding (?:on to )?(?:it|them)\b|hodl\w*|(?:not|never|haven't|have not|hasn't|didn't|did not|without) (?:\w+ )?(?:s(?:old|ell(?:ing)?)|cash(?:ed|ing)? (?:it |them )?(?:in|out)))/;
const EARNED =
	/\b(?:dividends?|interest|rents?|rent(?:al|ed)|staking|mined|mining|airdrops?|wages?|salary|turnover)\b/;

/** Says of a message in lower case, which tells only of something bought and kept, that nothing is noted; undefined for any other. */
export function boughtAndKept(text: string): Plan | undefined {
	const isKept = BOUGHT.test(text) && KEPT.test(text) && kindSold(text) !== undefined;
	if (!isKept || EARNED.test(text)) return undefined;
	return {
		steps: [
			{
				say: [sayAssistant('heard.kept')],
				parts: [{ type: 'source', source: sources.gains }],
			},
		],
	};
}
