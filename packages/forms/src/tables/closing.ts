/** What follows the forms in the return: the name and the declaration. Source: HMRC's MTR schemas. */
import type { Facts } from '@halfpenny/facts';
import { row, sourcesOf, type Table } from './row.ts';

const from = sourcesOf<Facts>();

/** Name and declaration. HMRC counts the declaration as boxes FIN22 and FIN22A of the main return. */
export const closing: Table = {
	form: 'SA100',
	element: '',
	// biome-ignore format: one row a line
	rows: [
		row('Name', 'TaxpayerName', 'Name', 'text', from.joined('person.firstName', 'person.lastName'), { longest: 56 }),
		row('FIN22', 'Declaration/IndividualDeclaration', 'Declaration', 'tick', { from: 'sender', sender: 'Individual' }),
		row('FIN22A', 'Declaration/AgentDeclaration', 'Declaration by the agent', 'tick', { from: 'sender', sender: 'Agent' }),
	],
};
