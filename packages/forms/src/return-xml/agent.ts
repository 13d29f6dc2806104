/** The taxpayer's agent in HMRC's header (IRheader/Agent of the MTR and SApartnership schemas). */
import { element, type XmlDraft } from '@halfpenny/govtalk';

/** An agent. Texts are in HMRC's letters; AgentID, name and lines have at most 35 of them, the postcode 8. */
export interface Agent {
	/** The agent's own reference; not the sender of the Government Gateway. */
	readonly id: string;
	readonly name: string;
	/** One to four lines, without the postcode. */
	readonly addressLines: readonly string[];
	readonly postcode?: string | undefined;
}

/** The Agent element. */
export function agentElement({ id, name, addressLines, postcode }: Agent): XmlDraft {
	return element('Agent', [
		element('AgentID', id),
		element('Company', name),
		element('Address', [
			...addressLines.map((line) => element('Line', line)),
			...(postcode === undefined ? [] : [element('PostCode', postcode)]),
		]),
	]);
}
