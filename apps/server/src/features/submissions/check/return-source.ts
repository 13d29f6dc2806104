/** What a return is made from, a person's or a partnership's, and what HMRC's forms make of it. */
import type { Facts, PartnershipFacts } from '@halfpenny/facts';
import {
	type Box,
	type BoxesResult,
	type BuildResult,
	boxForLocation,
	buildPartnershipReturn,
	buildReturn,
	checkPartnershipReturn,
	checkReturn,
	type LocatedBox,
	partnershipBoxes,
	partnershipBoxForLocation,
	previewPartnershipReturn,
	previewReturn,
	type ReturnOptions,
	type RuleProblem,
	toBoxes,
} from '@halfpenny/forms';
import type { ReturnKind } from '@halfpenny/hmrc';
import { labelOfBox } from '@halfpenny/questions';
import { type Calculation, type SettledOn, settledOn } from '@halfpenny/tax';
import { isFormYear } from '@halfpenny/years';
import { type ConfiguredSender, partnershipSenderOf, senderOf } from './sender.ts';

/** What a return is built from. A partnership owes no tax itself. */
export type ReturnSource =
	| { readonly returnType: 'individual'; readonly facts: Facts; readonly calculation: Calculation }
	| { readonly returnType: 'partnership'; readonly facts: PartnershipFacts };

/** The payments for a return's year if it is filed on `filedOn` (ISO); a partnership owes none. */
export function settledOf(source: ReturnSource, filedOn: string): SettledOn | undefined {
	return source.returnType === 'partnership'
		? undefined
		: settledOn(source.facts, source.calculation, filedOn);
}

/** HMRC's kind of a return. */
export function kindOf({ returnType }: Pick<ReturnSource, 'returnType'>): ReturnKind {
	return returnType === 'partnership' ? 'sa800' : 'sa100';
}

/** Every filled box, or every reason why it cannot be filled. */
export function boxesOf(source: ReturnSource, sender: ConfiguredSender): BoxesResult {
	return source.returnType === 'partnership'
		? partnershipBoxes(source.facts, partnershipSenderOf(sender))
		: toBoxes(source.facts, source.calculation, senderOf(sender));
}

/** Every cross-check of HMRC's that the boxes break, on today's ISO date. */
export function brokenRules(
	{ returnType, facts: { taxYear: year } }: ReturnSource,
	boxes: readonly Box[],
	today: string,
): readonly RuleProblem[] {
	if (!isFormYear(year)) return [];
	const options = { year, today, askedFor: (box: string) => labelOfBox(box, returnType) };
	return returnType === 'partnership' ? checkPartnershipReturn(boxes, options) : checkReturn(boxes, options);
}

/** The whole message as it will be sent, without credentials. */
export function buildFrom(
	source: ReturnSource,
	sender: ConfiguredSender,
	options: Omit<ReturnOptions, 'sender'>,
): BuildResult {
	return source.returnType === 'partnership'
		? buildPartnershipReturn(source.facts, { ...options, sender: partnershipSenderOf(sender) })
		: buildReturn(source.facts, source.calculation, { ...options, sender: senderOf(sender) });
}

/** The return as it would be sent, for viewing. */
export function previewFrom(
	source: ReturnSource,
	sender: ConfiguredSender,
	options: Pick<ReturnOptions, 'agent' | 'amended' | 'channel'>,
): BuildResult {
	return source.returnType === 'partnership'
		? previewPartnershipReturn(source.facts, { ...options, sender: partnershipSenderOf(sender) })
		: previewReturn(source.facts, source.calculation, { ...options, sender: senderOf(sender) });
}

/** The box at a location HMRC names; undefined when we don't fill it. */
export function locatedIn(source: ReturnSource, location: string): LocatedBox | undefined {
	return source.returnType === 'partnership'
		? partnershipBoxForLocation(location)
		: boxForLocation(location, source.facts);
}
