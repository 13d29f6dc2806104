/** What the engine checks in a submitted document before it acknowledges it: keys, namespace, IRmark. */
import { find, findAll, irmark, textAt, type XmlElement } from '@halfpenny/govtalk';
import { formOfClass } from './let-in.ts';
import { type Envelope, messageLimits } from './read-envelope.ts';
import { type LeafTable, tableOfNamespace } from './structure/leaf-table.ts';

/** A document that may be acknowledged. */
export type Document = {
	readonly irEnvelope: XmlElement;
	readonly table: LeafTable;
	readonly uniqueTaxpayerReference: string;
	readonly mark: { readonly base64: string; readonly base32: string };
	/** Whether the return says it amends an earlier one. */
	readonly amendment: boolean;
};

/** The code for which a submission is refused immediately. */
export type Refusal = '1001' | '1042' | '5001' | '5004' | '5005' | '2021' | '2022';

/** The document of a submission, or the code for what is wrong with it. */
export function checkSubmission(envelope: Envelope, xml: Uint8Array): Document | Refusal {
	const [irEnvelope, ...more] = envelope.documents;
	if (!irEnvelope) return '1042';
	if (more.length > 0) return '1001';
	const table = tableOfNamespace(irEnvelope.namespace);
	if (!table) return '5001';
	if (table.form !== formOfClass(envelope.messageClass)) return '5001';
	const keys = checkKeys(irEnvelope, envelope);
	if (keys) return keys;
	const mark = checkMark(irEnvelope, xml);
	if (typeof mark === 'string') return mark;
	const reference = envelope.keys.find(({ type }) => type === 'UTR')?.value ?? '';
	const amendment = find(irEnvelope, table.top)?.attributes.get('AmendedReturn') === 'yes';
	return { irEnvelope, table, uniqueTaxpayerReference: reference, mark, amendment };
}

function checkKeys(irEnvelope: XmlElement, envelope: Envelope): Refusal | undefined {
	const keys = findAll(irEnvelope, 'IRheader/Keys/Key');
	if (keys.length === 0) return '5004';
	const agree = keys.every((key) =>
		envelope.keys.some(({ type, value }) => type === key.attributes.get('Type') && value === key.text.trim()),
	);
	return agree ? undefined : '5005';
}

function checkMark(irEnvelope: XmlElement, xml: Uint8Array): Document['mark'] | Refusal {
	const given = textAt(irEnvelope, 'IRheader/IRmark') ?? '';
	if (!find(irEnvelope, 'IRheader/IRmark') || given === '') return '2022';
	const ours = irmark(xml, messageLimits);
	return ours.ok && ours.value.base64 === given ? ours.value : '2021';
}
