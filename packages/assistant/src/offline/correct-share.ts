/** Corrections that say whose an amount is: "that account is joint, only half is mine", "no, half of it". */
import { formatPounds, shareDown, toPounds } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { amountsIn } from '../language/amounts.ts';
import { declinedChanges, withDeclined } from './declined.ts';
import { goOn } from './offer.ts';
import type { Asked, Plan } from './plan.ts';
import { resolved } from './resolved.ts';
import { onlyAmount, withChange } from './told-last.ts';
import { isQuestion } from './topic.ts';

const HALF = `(?:half|50 ?(?:%|per ?cent)|fifty per ?cent)`;
const OTHERS = `(?:my|the|our) (?:wife|husband|missus|hubby|other half|partner|spouse|mum|mother|dad|father|son|daughter|brother|sister|friend|mate|girlfriend|boyfriend|flatmate)`;
/** Half is theirs, or somebody else's: then half is theirs as well. */
const SHARED = new RegExp(
	String.raw`\b${HALF}\b(?: of (?:it|that|them|those|this|the \w+))?(?:'s| is| was| are| were| belongs to| goes to| should be)? ?(?:actually |really |only |just )?(?:mine|ours?|me|${OTHERS}'?s?|hers|his|theirs)\b|\bjoint(?:ly)?\b.*\b${HALF}\b|\b${HALF}\b.*\b(?:joint(?:ly)?|shared?|between us)\b|\bonly ${HALF}\b.*\bmine\b|\bbetween (?:me and|us|the two of us)\b.*\b${HALF}\b|\b${HALF} (?:for|to) me\b|\b(?:50 ?[/-] ?50|split (?:it |that |them )?(?:equally|down the middle|in half|two ways)) with ${OTHERS}\b`,
);
/** Only a part of what was told, whatever for: "no, half of that". */
const PART =
	/^\W*(?:(?:no|nope|nah|sorry|oops|actually|wait|hang on|er|oh|ah|make (?:it|that)|only|just|it's|it was|it should be|should be|put)\W+)*half (?:of )?(?:it|that|them|those|this)(?:\W*$|\s*[,.;:!–-]|\s+(?:as|because|since|really|actually|please|then|only|i only|for me|in fact)\b)/;
/** Of which each owner enters a part: what one business or one pension brings is nobody else's. */
const OWNED_TOGETHER: readonly string[] = ['bankInterest', 'dividends', 'otherIncome'];
/** Has questions of its own for what others own. */
const ASKS_OWNERS: readonly string[] = ['ukProperty'];

/** What to do with such a correction; undefined where a message is none. */
export function correctedToShare(asked: Asked, text: string): Plan | undefined {
	if (amountsIn(text.replace(/\b50 ?(?:%|[/-] ?50)/g, ' ')).length > 0 || isQuestion(text)) return undefined;
	const last = onlyAmount(asked);
	if (last?.change.operation !== 'set') return undefined;
	const { section, field, entry: target } = last.change;
	const isShared = SHARED.test(text) && OWNED_TOGETHER.includes(section);
	const isPart = PART.test(text) && !ASKS_OWNERS.includes(section);
	if (!isShared && !isPart) return undefined;
	const half = shareDown(last.amount, { parts: 1, whole: 2 });
	const entry = resolved(target, section, asked);
	const declined = declinedChanges(asked);
	const base = declined.length > 0 ? withDeclined(asked, declined) : asked;
	const sums = `${formatPounds(last.amount)} ÷ 2 = ${formatPounds(half)}`;
	const note = { say: [sayAssistant('heard.times')], fills: { sums } };
	return goOn(withChange(base, { section, entry, operation: 'set', field, value: toPounds(half) }), [note]);
}
