/** The partnership return: its boxes, and the bytes that are sent. */
import type { PartnershipFacts } from '@halfpenny/facts';
import { buildSubmitRequest, placeIrmark } from '@halfpenny/govtalk';
import { isFormYear } from '@halfpenny/years';
import type { BuildResult } from '../return-xml/build-return.ts';
import { irEnvelope } from '../return-xml/ir-envelope.ts';
import { requestOf } from '../return-xml/request-of.ts';
import type { ReturnOptions } from '../return-xml/return-options.ts';
import { toElement } from '../return-xml/to-element.ts';
import type { BoxesResult } from '../to-boxes.ts';
import { fillPartnership } from './fill-partnership.ts';
import { partnershipSchemas } from './partnership-schema.ts';
import type { PartnershipSender } from './prepare-partnership.ts';

/** HMRC's message class of a partnership's return. */
export const PARTNERSHIP_RETURN_CLASS = 'HMRC-SA-SA800';

/** How a partnership's return is sent. */
export interface PartnershipReturnOptions extends Omit<ReturnOptions, 'sender'> {
	/** Who sends and declares it: the nominated partner, or an agent. */
	readonly sender?: PartnershipSender;
}

/**
 * Every filled box of a partnership's return, in the order of HMRC's schema, or every reason why it cannot be filled.
 * Each box names its facts.
 */
export function partnershipBoxes(
	facts: PartnershipFacts,
	sender: PartnershipSender = 'Partnership',
): BoxesResult {
	const { boxes, problems } = fillPartnership(facts, sender);
	return problems.length > 0 ? { ok: false, problems } : { ok: true, boxes };
}

/** Builds the whole message: GovTalk envelope, IRenvelope, return, IRmark. The same input gives the same bytes. */
export function buildPartnershipReturn(
	facts: PartnershipFacts,
	options: PartnershipReturnOptions,
): BuildResult {
	const sender = options.sender ?? 'Partnership';
	const { boxes, leaves, problems } = fillPartnership(facts, sender);
	if (problems.length > 0) return { ok: false, problems };
	const { taxYear, uniqueTaxpayerReference: utr } = facts;
	const schema = isFormYear(taxYear) ? partnershipSchemas[taxYear] : undefined;
	if (!schema || utr === undefined) throw new Error('a filled return has a form and a UTR');
	const keys = [{ type: 'UTR', value: utr }];
	const content = toElement(leaves, options.amended ? { AmendedReturn: 'yes' } : {}, 'SApartnership');
	const body = irEnvelope(content, { schema, sender, agent: options.agent, keys });
	const request = { ...requestOf(options, PARTNERSHIP_RETURN_CLASS), keys, body };
	const { xml, mark } = placeIrmark(buildSubmitRequest(request));
	return { ok: true, xml, irmark: mark, boxes };
}

/** The partnership's return for preview and download: without credentials, as it would be kept. */
export function previewPartnershipReturn(
	facts: PartnershipFacts,
	options: Pick<PartnershipReturnOptions, 'sender' | 'agent' | 'amended' | 'channel'>,
): BuildResult {
	return buildPartnershipReturn(facts, { ...options, transactionId: '' });
}
