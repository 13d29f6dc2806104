/** What a person said they had, and has not told of yet. */
import { sectionWords } from '@halfpenny/messages/questions';
import { promisedSections } from '@halfpenny/questions';
import type { AssistantPorts } from '../ports.ts';

/** The titles of the sections that were announced and have no entry; empty where there are none. */
export function promisedIn(ports: AssistantPorts): string {
	if (ports.returnType() === 'partnership') return '';
	const sections = promisedSections(ports.entries(), ports.facts().taxYear);
	return sections.map(({ id }) => sectionWords(id).title).join(', ');
}
