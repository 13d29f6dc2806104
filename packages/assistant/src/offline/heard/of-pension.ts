/** Tax that is told beside nothing is that of the pension, where there is one and no job. */
import type { KnownEntry } from '../../ports.ts';
import type { Heard } from './statements.ts';

/** What was heard, with the tax of a job that nobody told of as that of the only pension. */
export function ofPension(heard: Heard, entries: readonly KnownEntry[]): Heard {
	const isJob =
		entries.some(({ section }) => section === 'employment') ||
		heard.statements.some(({ section, field }) => section === 'employment' && field !== 'taxDeducted');
	const pensions = entries.filter(({ section }) => section === 'pension');
	if (isJob || pensions.length !== 1) return heard;
	const statements = heard.statements.map((one) =>
		one.section === 'employment' && one.field === 'taxDeducted' ? { ...one, section: 'pension' } : one,
	);
	return { ...heard, statements };
}
