/** The return as bytes to send, with its IRmark. */
import type { Facts } from '@halfpenny/facts';
import { buildSubmitRequest, type Irmark, placeIrmark } from '@halfpenny/govtalk';
import type { Calculation } from '@halfpenny/tax';
import { isFormYear } from '@halfpenny/years';
import type { Box, BoxProblem } from '../box.ts';
import { fillReturn } from '../fill/fill-return.ts';
import { irEnvelope } from './ir-envelope.ts';
import { requestOf } from './request-of.ts';
import type { ReturnOptions } from './return-options.ts';
import { toElement } from './to-element.ts';
import { returnSchemas } from './year-schema.ts';

/** HMRC's message class of an individual's return. */
export const RETURN_CLASS = 'HMRC-SA-SA100';

/** A built return. */
export interface BuiltReturn {
	/** The exact bytes, UTF-8. */
	readonly xml: Uint8Array;
	readonly irmark: Irmark;
	readonly boxes: readonly Box[];
}

/** A built return, or every reason why there is none. */
export type BuildResult =
	| ({ readonly ok: true } & BuiltReturn)
	| { readonly ok: false; readonly problems: readonly BoxProblem[] };

/** Builds the whole message: GovTalk envelope, IRenvelope, forms, IRmark. The same input gives the same bytes. */
export function buildReturn(facts: Facts, calculation: Calculation, options: ReturnOptions): BuildResult {
	const sender = options.sender ?? 'Individual';
	const filled = fillReturn(facts, calculation, sender);
	if (!filled.ok) return filled;
	const utr = facts.person?.uniqueTaxpayerReference;
	if (!isFormYear(facts.taxYear) || utr === undefined)
		throw new Error('a filled return has a form and a UTR');
	const keys = [{ type: 'UTR', value: utr }];
	const content = toElement(filled.leaves, options.amended ? { AmendedReturn: 'yes' } : {});
	const body = irEnvelope(content, {
		schema: returnSchemas[facts.taxYear],
		sender,
		agent: options.agent,
		keys,
	});
	const { xml, mark } = placeIrmark(buildSubmitRequest({ ...requestOf(options, RETURN_CLASS), keys, body }));
	return { ok: true, xml, irmark: mark, boxes: filled.boxes };
}

/** The return for preview and download: without credentials, as it would be kept. */
export function previewReturn(
	facts: Facts,
	calculation: Calculation,
	options: Pick<ReturnOptions, 'sender' | 'agent' | 'amended' | 'channel'>,
): BuildResult {
	return buildReturn(facts, calculation, { ...options, transactionId: '' });
}
