/** Who sends: an agent with its details and its declaration, or someone else with neither. */
import { find, textAt, type XmlElement } from '@halfpenny/govtalk';
import type { LeafTable } from '../structure/leaf-table.ts';
import { say } from '../words.ts';
import type { ReturnProblem } from './return-problem.ts';

const agentDeclarations = { SA100: 'AgentDeclaration', SA800: 'PartnershipAgentDeclaration' } as const;

/**
 * Every disagreement between the Sender of the IRheader, its Agent block and the declaration. HMRC describes what an
 * agent sends but publishes no rule with a number for it, so these come as 3001.
 */
export function senderProblems(irEnvelope: XmlElement, table: LeafTable): readonly ReturnProblem[] {
	const isAgent = textAt(irEnvelope, 'IRheader/Sender') === 'Agent';
	const agent = find(irEnvelope, 'IRheader/Agent');
	const named = ['AgentID', 'Company', 'Contact'].some((name) => agent && find(agent, name));
	const declared =
		find(irEnvelope, `${table.top}/Declaration/${agentDeclarations[table.form]}`) !== undefined;
	const wrong = {
		'IRheader[1]/Agent[1]': isAgent ? !named : agent !== undefined,
		[`${table.top}[1]/Declaration[1]`]: isAgent !== declared,
	};
	return Object.entries(wrong).flatMap(([path, is]) => {
		const location = `${path}`.split('/').map((step) => `${table.prefix}:${step}`);
		return is
			? [
					{
						code: '3001',
						type: 'business' as const,
						text: say(isAgent ? 'senderAgent' : 'senderNoAgent'),
						location: ['/hd:GovTalkMessage[1]/hd:Body[1]', `${table.prefix}:IRenvelope[1]`, ...location].join(
							'/',
						),
					},
				]
			: [];
	});
}
