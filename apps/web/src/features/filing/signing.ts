/** Who signs for whom, from what the user confirms: boxes FIN23 to FIN25. */
import type { CheckAnswers } from '../../api/shapes.ts';

/** Both names and the role, as typed; undefined if people sign for themselves. */
export function signingOf({ sections }: Pick<CheckAnswers, 'sections'>) {
	const rows = sections.find(({ section }) => section === 'signatory')?.entries[0]?.rows ?? [];
	const said = (asked: string) => rows.find(({ question }) => question === asked)?.value ?? '';
	const signsFor = said('signsFor');
	return signsFor === '' ? undefined : { name: said('name'), capacity: said('capacity'), signsFor };
}
