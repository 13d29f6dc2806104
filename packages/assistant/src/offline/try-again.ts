/** What-ifs that carry on from the last one: "and 3,000?", "half that", "what if 110,000 straight". */
import { fromPounds, type Pence, pence, shareDown, sum } from '@halfpenny/facts';
import { amountsIn, type SaidAmount } from '../language/amounts.ts';
import { without } from './offer.ts';
import type { Asked, Plan } from './plan.ts';
import { kindIn } from './tried-kinds.ts';

/** The amount tried before, or twice or half of it: "and in a pension?", "how about double that". */
export function lastAmount({ memory }: Asked, text: string): SaidAmount | undefined {
	const before = memory.used?.tool === 'whatIf' ? fromPounds(memory.used.with.amount ?? '') : undefined;
	if (before === undefined || /\d/.test(text)) return undefined;
	const size = pence(Math.abs(before));
	const half = /\bhal(?:f|ve|ved)\b/.test(text) ? shareDown(size, { parts: 1, whole: 2 }) : size;
	const said = /\b(?:double|twice)\b/.test(text) ? sum([size, size]) : half;
	const plain = { per: undefined, times: 1, isCounted: false, isOften: false } as const;
	return { start: 0, end: 0, said, ...plain, inYear: said };
}

/** Whether a message carries on from the last what-if: "and 3,000?". */
export function triesAgain({ memory }: Asked, text: string): boolean {
	if (memory.used?.tool !== 'whatIf' || REAL.test(text)) return false;
	const carriesOn =
		/^\W*(?:and|or|but|what about|how about|with|make it|try|double|twice|half|halve|£?\d)/.test(text);
	if (amountsIn(text).length === 1) return carriesOn;
	const words = text.split(/\s+/).length;
	return (
		carriesOn && words <= 9 && (/\b(?:double|twice|half|halve)\b/.test(text) || kindIn(text) !== undefined)
	);
}

/** Says that it is so, and not tried. */
export const REAL =
	/\b(?:my|the) (?:real|actual|true|proper) (?:one|ones|figures?|numbers?|amount)\b|\bin (?:reality|real life)\b/;

/** What-if and an amount alone, whatever is said before it: "one pound more?? what if 102,000". */
const ALONE =
	/^\W*(?:(?:and|so|ok|okay|or|but|then|no|sorry|actually)\W+)*(?:what if|what about|how about|if|suppose|say|try|make (?:it|that)|call it|i meant?|more like)\W+(?:(?:it|that|i|they|she|he)(?:'s| was| were| is| had| got| made| earned)?\W+)?(?:only |just |about |got |made |was )*£?\d[\d,.]*k?(?: grand| thousand| quid| pounds)?(?: (?:a|per|each|every) (?:week|month|year))?(?: (?:straight|flat|exactly|then|instead|dead|even|all in|more|extra|less))*\W*$/;

/** The part of a message that tries another amount of the same; undefined where it names another thing, or nothing was tried. */
export function triedAlone({ memory }: Asked, text: string): string | undefined {
	if (memory.used?.tool !== 'whatIf' || memory.used.with.kind === undefined) return undefined;
	const last = text.split(/(?<=[.!?])\s+/).at(-1) ?? '';
	return ALONE.test(last) ? last : undefined;
}

/** Whether the last what-if was about less of something: an amount alone is less of it, too. */
export function wasLess({ memory }: Asked): boolean {
	return memory.used?.tool === 'whatIf' && (memory.used.with.amount ?? '').startsWith('-');
}

const MORE_OR_LESS = /\b(?:more|extra|another|additional|less|fewer|higher|lower|on top|up|down|off)\b/;
const FAR = 10;

/** What an amount alone becomes, where the last what-if said what something becomes: in thousands, where that one was. */
export function becomesAgain(asked: Asked, text: string, { said, inYear }: SaidAmount): Pence | undefined {
	const last = fromPounds(asked.memory.used?.with.becomes ?? '');
	if (
		last === undefined ||
		inYear === undefined ||
		said !== inYear ||
		kindIn(text) !== undefined ||
		MORE_OR_LESS.test(text)
	)
		return undefined;
	const thousands = pence(inYear * 1000); // the same figure in thousands, not money by itself
	const isShort = inYear < last / FAR && thousands > last / FAR && thousands < last * FAR; // sizes compared, not money
	return isShort ? thousands : inYear;
}

const FAR_LESS = 100;

/** An amount alone in thousands, where the one before was: "ten thousand", then "or 20". */
export function inThousands({ memory }: Asked, text: string, amount: SaidAmount): SaidAmount {
	const before = memory.used?.tool === 'whatIf' ? fromPounds(memory.used.with.amount ?? '') : undefined;
	const { said, inYear } = amount;
	if (before === undefined || said === undefined || said !== inYear || /£|\bquid\b|\bpounds?\b/.test(text))
		return amount;
	const last = Math.abs(before);
	const thousands = pence(said * 1000); // the same figure in thousands, not money by itself
	const isShort = said < last / FAR_LESS && thousands < last * FAR; // sizes compared, not money
	return isShort ? { ...amount, said: thousands, inYear: thousands } : amount;
}

/** Whether “it” is what was tried in addition, and not what there is with it: “a 5k bonus”, then “and if it was 25”. */
export function isOfAddition({ memory }: Asked, text: string): boolean {
	const { kind, amount, becomes } = memory.used?.tool === 'whatIf' ? memory.used.with : {};
	const isOne = kind !== undefined && amount !== undefined && becomes === undefined;
	return isOne && kindIn(text) === undefined && /\b(?:it|that) (?:is|was|were|'d been)\b/.test(text);
}

const AS_WELL = /\b(?:as well|aswell|on top of (?:that|it)|and that|both)\b|\btoo\W*$/;

/** What was tried last together with what a plan tries: “and if I’d paid 500 more on repairs as well”. */
export function triedAsWell({ memory }: Asked, text: string, { steps: [step] }: Plan): Plan | undefined {
	const { kind, amount, also } = memory.used?.tool === 'whatIf' ? memory.used.with : {};
	const more = step !== undefined && 'use' in step ? step.with : undefined;
	const isBoth = kind !== undefined && amount !== undefined && also === undefined && AS_WELL.test(text);
	if (!isBoth || typeof more?.amount !== 'string' || more.kind === kind) return undefined;
	const both = { kind, amount, also: [{ kind: more.kind, amount: more.amount }] };
	return { steps: [{ use: 'whatIf', with: both }], memory: without(memory, 'asking') };
}
