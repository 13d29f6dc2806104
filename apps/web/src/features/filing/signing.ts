/** Who signs for whom, from what is confirmed: boxes FIN23 to FIN25. */
import type { CheckAnswers } from '../../api/shapes.ts';

/** Both names and the role, as they were typed; undefined where people sign for themselves. */
export function signingOf({ sections }: Pick<CheckAnswers, 'sections'>) {
	const rows = sections.find(({ section }) => section === 'signatory')?.entries[0]?.rows ?? [];
	const said = (asked: string) => rows.find(({ question }) => question === asked)?.value ?? '';
	const signsFor = said('signsFor');
	return signsFor === '' ? undefined : { name: said('name'), capacity: said('capacity'), signsFor };
}
