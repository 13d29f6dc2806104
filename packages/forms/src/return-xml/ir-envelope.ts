/** The IRenvelope: HMRC's header and the return, in its default namespace, with an empty place for the IRmark. */
import { element, type Key, type XmlDraft } from '@halfpenny/govtalk';
import type { Sender } from '../tables/row.ts';
import { type Agent, agentElement } from './agent.ts';
import type { YearSchema } from './year-schema.ts';

/** The contents of HMRC's header. */
interface EnvelopeHeader {
	readonly schema: YearSchema;
	readonly sender: Sender | 'Partnership';
	/** The taxpayer's agent; only if the sender is an agent. */
	readonly agent?: Agent | undefined;
	/** The same as in the GovTalk header (HMRC 5005). */
	readonly keys: readonly Key[];
}

/** Wraps a return. */
export function irEnvelope(content: XmlDraft, { schema, sender, agent, keys }: EnvelopeHeader): XmlDraft {
	const header = element('IRheader', [
		element(
			'Keys',
			keys.map(({ type, value }) => element('Key', value, { Type: type })),
		),
		element('PeriodEnd', schema.periodEnd),
		...(agent && sender === 'Agent' ? [agentElement(agent)] : []),
		element('DefaultCurrency', 'GBP'),
		element('Manifest', [
			element('Contains', [
				element('Reference', [
					element('Namespace', schema.namespace),
					element('SchemaVersion', schema.version),
					element('TopElementName', content.name),
				]),
			]),
		]),
		element('IRmark', '', { Type: 'generic' }),
		element('Sender', sender),
	]);
	return element('IRenvelope', [header, content], { xmlns: schema.namespace });
}
