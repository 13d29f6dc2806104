/** What-ifs that move several things at the same time: "with 10,000 more in sales and 2,000 more in costs". */
import { pence, toPounds } from '@halfpenny/facts';
import { amountsIn } from '../language/amounts.ts';
import { type TriedKind, triedNow } from '../tools/what-if.ts';
import { without } from './offer.ts';
import type { Asked, Plan } from './plan.ts';
import { BILL, kindIn, ownKind } from './tried-kinds.ts';

const PARTS = /,\s+(?!\d{3}\b)|\s+(?:and|but|plus|with|while|as well as)\s+|[.;!?]\s+/;
const MORE = /\b(?:bought|overtime|bonus|rise|raise|more|extra|another|additional|higher|on top|up by|up)\b/;
const LESS = /\b(?:less|fewer|lower|down by|down|off|cut|fell|dropped|lost)\b/;
const BECOMES =
	/\b(?:was|were|is|be|been|at|to|of)\s+(?:only |just |about |up to |down to )*£?\d[\d,.]*k?\W*$|\b(?:was|were)\s+£?\d[\d,.]*k?\b/;

/** One thing that is tried. */
interface Lever {
	readonly kind: TriedKind;
	readonly amount: string;
}

/** The bill with all of them; undefined where a message moves one thing only, or not all of it is understood. */
export function severalTried(asked: Asked, text: string): Plan | undefined {
	const parts = text
		.replace(BILL, ' ')
		.split(PARTS)
		.filter((part) => amountsIn(part).length > 0);
	if (parts.length < 2 || !parts.some((part) => MORE.test(part) || LESS.test(part))) return undefined;
	const levers = parts.flatMap((part) => leverIn(asked, part) ?? []);
	const [first, ...also] = levers;
	const isEach = new Set(levers.map(({ kind }) => kind)).size === parts.length;
	if (!first || levers.length !== parts.length || !isEach) return undefined;
	return {
		steps: [{ use: 'whatIf', with: { ...first, also } }],
		memory: without(asked.memory, 'asking'),
	};
}

/** Tax taken off what is tried: more of it, where it is that of the addition. */
const TAX =
	/\btax (?:is |was |being )?(?:taken|stopped|deducted|off|at source)\b|\b(?:taken|stopped|deducted|off) (?:it )?(?:in|for) tax\b/;
const OF_IT = /\b(?:from|off|on|out of) (?:it|that|this|them)\b/;

function taxIn(part: string): Lever | undefined {
	const [only, ...others] = TAX.test(part) && (OF_IT.test(part) || MORE.test(part)) ? amountsIn(part) : [];
	return only?.inYear === undefined || others.length > 0
		? undefined
		: { kind: 'tax', amount: toPounds(only.inYear) };
}

function leverIn(asked: Asked, part: string): Lever | undefined {
	if (TAX.test(part)) return taxIn(part);
	const [only, ...others] = amountsIn(part);
	const sold = /\bsold\b/.test(part) ? 'profit' : undefined;
	const kind = ownKind(asked, kindIn(part) ?? sold, part);
	if (kind === undefined || only?.inYear === undefined || others.length > 0) return undefined;
	const isMore = MORE.test(part);
	if (!isMore && LESS.test(part)) return { kind, amount: toPounds(pence(-only.inYear)) };
	if (isMore) return { kind, amount: toPounds(only.inYear) };
	const now = triedNow(kind, asked.ports.facts());
	return BECOMES.test(part) ? { kind, amount: toPounds(pence(only.inYear - now)) } : undefined;
}
