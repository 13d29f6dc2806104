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
	hasPartnershipForm,
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
import type { Calculation } from '@halfpenny/tax';
import { isFormYear, isTaxYear } from '@halfpenny/years';
import type { TaxReturnRow } from '../tax-returns/repository.ts';
import { type ConfiguredSender, partnershipSenderOf, senderOf } from './sender.ts';

/** What a return is made from. A partnership has no tax of its own. */
export type Ground =
	| { readonly returnType: 'individual'; readonly facts: Facts; readonly calculation: Calculation }
	| { readonly returnType: 'partnership'; readonly facts: PartnershipFacts };

/** Whether there is a form for a return, so that it can be filed. */
export function hasForm({ returnType, taxYear }: Pick<TaxReturnRow, 'returnType' | 'taxYear'>): boolean {
	if (!isTaxYear(taxYear)) return false;
	return returnType === 'partnership' ? hasPartnershipForm(taxYear) : isFormYear(taxYear);
}

/** HMRC's kind of a return. */
export function kindOf({ returnType }: Pick<Ground, 'returnType'>): ReturnKind {
	return returnType === 'partnership' ? 'sa800' : 'sa100';
}

/** Every box that is filled, or every reason why it cannot be. */
export function boxesOf(ground: Ground, sender: ConfiguredSender): BoxesResult {
	return ground.returnType === 'partnership'
		? partnershipBoxes(ground.facts, partnershipSenderOf(sender))
		: toBoxes(ground.facts, ground.calculation, senderOf(sender));
}

/** Every cross-check of HMRC's that the boxes break, by today's ISO date. */
export function brokenRules(
	{ returnType, facts: { taxYear: year } }: Ground,
	boxes: readonly Box[],
	today: string,
): readonly RuleProblem[] {
	if (!isFormYear(year)) return [];
	const options = { year, today, askedFor: (box: string) => labelOfBox(box, returnType) };
	return returnType === 'partnership' ? checkPartnershipReturn(boxes, options) : checkReturn(boxes, options);
}

/** The whole message as it will be sent, but for credentials. */
export function buildFrom(
	ground: Ground,
	sender: ConfiguredSender,
	options: Omit<ReturnOptions, 'sender'>,
): BuildResult {
	return ground.returnType === 'partnership'
		? buildPartnershipReturn(ground.facts, { ...options, sender: partnershipSenderOf(sender) })
		: buildReturn(ground.facts, ground.calculation, { ...options, sender: senderOf(sender) });
}

/** The return as it would be sent, to look at. */
export function previewFrom(
	ground: Ground,
	sender: ConfiguredSender,
	options: Pick<ReturnOptions, 'agent' | 'amended' | 'channel'>,
): BuildResult {
	return ground.returnType === 'partnership'
		? previewPartnershipReturn(ground.facts, { ...options, sender: partnershipSenderOf(sender) })
		: previewReturn(ground.facts, ground.calculation, { ...options, sender: senderOf(sender) });
}

/** The box at a location that HMRC names; undefined when it is none that we fill. */
export function locatedIn(ground: Ground, location: string): LocatedBox | undefined {
	return ground.returnType === 'partnership'
		? partnershipBoxForLocation(location)
		: boxForLocation(location, ground.facts);
}
