/** The IRenvelope: HMRC's header and the return, in its default namespace, with an empty place for the IRmark. */
import { element, type Key, type XmlDraft } from '@halfpenny/govtalk';
import type { Sender } from '../tables/row.ts';
import type { YearSchema } from './year-schema.ts';

/** Wraps a return. `keys` must be those of the GovTalk header (HMRC 5005). */
export function irEnvelope(
	content: XmlDraft,
	{ schema, sender, keys }: { schema: YearSchema; sender: Sender | 'Partnership'; keys: readonly Key[] },
): XmlDraft {
	const header = element('IRheader', [
		element(
			'Keys',
			keys.map(({ type, value }) => element('Key', value, { Type: type })),
		),
		element('PeriodEnd', schema.periodEnd),
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
