/** What people have together: whether a person's part of it is half, is told as an amount, or is not known. */
import { type Pence, shareDown } from '@halfpenny/facts';

const PERSON =
	'(?:wife|husband|partner|missus|hubby|other half|spouse|mum|dad|sister|brother|son|daughter|friend|mate)';
/** Somebody who is named for having it too. */
export const JOINTLY = new RegExp(
	String.raw`\b(?:joint(?:ly)?|shared?|both (?:our )?names|together)\b[^.;,]{0,30}?\b(?:with|and) (?:me and )?(?:my|the) ${PERSON}\b|\b(?:me|i) and (?:my|the) ${PERSON}(?:'s)? (?:joint|shared)\b|\bhalf\b[^.;,\d]{0,20}\b(?:is|belongs to|goes to) (?:my|the) ${PERSON}\b`,
	'g',
);
/** Half of it is the person's, and no amount says how much that is. */
const HALF =
	/\b(?:only |just )?half (?:of )?(?:(?:it|that|which|this|the (?:interest|dividends?|money)) )?(?:is|was|'s|are|being) (?:actually |really )?(?:mine|my share|my wife'?s|my husband'?s|my partner'?s|hers|his)\b|\b(?:i|we) (?:only |each |just )?(?:own|get|have|got|had|take) half\b|\b(?:split|shared?|halved) (?:it |that )?(?:equally|evenly|50 ?[/-] ?50|down the middle)\b|\b50 ?[/-] ?50\b|\bhalf each\b|\bhalf and half\b/;
/** A share of which nobody says how large it is. */
const SHARE =
	/\b(?:split|shared?|half(?: and half)?) (?:it )?(?:equally |50[/ -]50 |evenly )?(?:with|between) (?:me|my|us|the)\b|\bmy half\b|\bjoint(?:ly)?\b[^.;,]{0,30}\bwith (?:my|the)\b/;
/** The person's own share is told as an amount: "my half of the interest was 143". */
const OWN =
	/\bmy (?:half|share)\b[^.;,]{0,70}\b(?:was|is|came to|comes to|of)\b[^.;,\d]{0,12}£?\d|\bmy (?:half|share)\W{1,3}£?\d|£?\d[\d,.]*k? (?:is|was|being) (?:mine|my (?:half|share))\b|\b(?:so|mine is|i get|i got)\W{1,3}£?\d|\d each\b/;

/** How much of what is told in a lower-case text is the person's own. */
export function shareIn(text: string): 'half' | 'unknown' | undefined {
	if (OWN.test(text)) return undefined;
	if (HALF.test(text)) return 'half';
	return SHARE.test(text) ? 'unknown' : undefined;
}

/** Half of an amount. */
export function halfOf(amount: Pence): Pence {
	return shareDown(amount, { parts: 1, whole: 2 });
}
