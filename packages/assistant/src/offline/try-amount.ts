/** What-ifs without an amount: "what if I gave more to charity?" is asked how much. */
import { amountsIn } from '../language/amounts.ts';
import type { Asked } from './plan.ts';
import { kindIn } from './tried-kinds.ts';

const GIVES =
	/^\W*(?:(?:and|so|ok|okay|right|hmm+)\W+)*what if (?:i|we)(?:'d)? (?:had )?(?:also )?(?:gave|give|given|donated?|paid|pay|put|stuck|contributed?|saved?|spent|spend|bought|buy)\b/;
const EARNS =
	/^\W*(?:(?:and|so|ok|okay|right|hmm+)\W+)*what if (?:i|we)(?:'d)? (?:had )?(?:earned|earn|made|make|charged|took|got|turned over) (?:a bit |a lot |some )?(?:more|less|extra)\b/;
/** What asks for a rule: when it is paid, for whom, from what. */
const OF_RULE =
	/\b(?:late|early|before|after|until|when|twice|abroad|cash|card|instal+ments?|tax|hmrc|wrong|mistake|nothing|instead|from|without|but|because|never|not|for (?:my|her|his|a|the))\b/;
const LONGEST = 11;

/** Whether a message tries more of something and does not say how much. */
export function triesUnsaid({ ports }: Asked, text: string): boolean {
	if (ports.entries().length === 0 || amountsIn(text).length > 0 || text.split(/\s+/).length > LONGEST)
		return false;
	const kind = kindIn(text);
	const isGiven = GIVES.test(text) && kind !== undefined && kind !== 'pay';
	return (isGiven || (EARNS.test(text) && kind !== undefined)) && !OF_RULE.test(text);
}
