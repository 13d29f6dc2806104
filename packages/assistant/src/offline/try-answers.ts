/** What-if questions about answers that have no amount now: the allowance instead of costs, a gain. */
import { type Pence, toPounds } from '@halfpenny/facts';
import { type EntryChange, settingChanges } from '@halfpenny/questions';
import { amountsIn } from '../language/amounts.ts';
import { without } from './offer.ts';
import { targetOf } from './overlay.ts';
import type { Asked, Plan } from './plan.ts';

const ALLOWANCE = /\b(?<of>trading|property|thousand pound|£?1,?000)(?: pounds?)? allowance\b/;
const TAKES = /\b(?:used?|using|take|took|taken|claim(?:ed)?|had|went|go|gone|chose|instead|with)\b/;

/** The bill with an allowance in place of the costs: "and if I used the trading allowance?". */
export function allowanceTried(asked: Asked, text: string): Plan | undefined {
	const of = ALLOWANCE.exec(text)?.groups?.of;
	if (of === undefined || !TAKES.test(text)) return undefined;
	const section = of === 'property' ? 'ukProperty' : 'selfEmployment';
	const entry = asked.ports.entries().find((one) => one.section === section);
	const field = of === 'property' ? 'propertyAllowance' : 'tradingAllowance';
	return entry && triedWith(asked, settingChanges(section, targetOf(entry), { [field]: true }));
}

const NEVER =
	/\b(?:hadn't|didn't|never|not|no|without)\b(?: (?:had|have|got|get|done|do|taken|let|let out|owned|bought|started|any|the|my|a|that|this|at all))*\s+(?<what>flat|house|property|letting|rental|lodger|job|business|trade|self[- ]employment|side ?line)\b/;
const SECTIONS: readonly (readonly [string, RegExp])[] = [
	['ukProperty', /flat|house|property|letting|rental|lodger/],
	['employment', /job/],
	['selfEmployment', /business|trade|self|side/],
];

/** The bill without one of the things there are: "if I hadn't had the flat at all". */
export function withoutTried(asked: Asked, text: string): Plan | undefined {
	const what = NEVER.exec(text)?.groups?.what;
	if (what === undefined || amountsIn(text).length > 0) return undefined;
	const section = SECTIONS.find(([, words]) => words.test(what))?.[0] ?? '';
	const gone = asked.ports
		.entries()
		.filter((one) => one.section === section)
		.map((one): EntryChange => ({ section, entry: targetOf(one), operation: 'remove' }));
	return gone.length === 0 ? undefined : triedWith(asked, gone);
}

const GAIN = /\bgains?\b/;
const KINDS: readonly (readonly [string, RegExp])[] = [
	['residentialProperty', /\b(?:flat|house|home|bungalow|cottage|property|buy[- ]to[- ]let|btl)\b/],
	['cryptoAssets', /\b(?:crypto|bitcoin|btc|ethereum|eth|coins?)\b/],
	['listedShares', /\b(?:shares?|funds?|stocks?|trust|investments?)\b/],
];

/** The bill with a gain on something sold. */
export function gainTried(asked: Asked, text: string): Plan | undefined {
	const gains = GAIN.test(text) ? amountsIn(text).flatMap(({ inYear }) => inYear ?? []) : [];
	const [gain, ...others] = gains;
	if (gain === undefined || others.length > 0) return undefined;
	return triedWith(asked, gainOf(gain, text));
}

function gainOf(gain: Pence, text: string): readonly EntryChange[] {
	const kind = KINDS.find(([, words]) => words.test(text))?.[0] ?? 'otherAssets';
	return settingChanges('disposal', { new: 'tried' }, { kind, knowsGain: true, gain: toPounds(gain) });
}

function triedWith(asked: Asked, told: readonly EntryChange[]): Plan {
	return { steps: [{ use: 'whatIf', with: { told } }], memory: without(asked.memory, 'asking') };
}

const IMAGINED = /\b(?:if|suppos\w+|imagin\w+|say|had i|would)\b/;

/** Whether a text in lower case has words for what is imagined. */
export function isImagined(text: string): boolean {
	return IMAGINED.test(text);
}
