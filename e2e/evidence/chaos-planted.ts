/** Whether the runs with kills catch filing that is broken on purpose. */
import { defects, runPlanted } from '../chaos/planted.ts';

/** Runs once with each defect. */
export async function measure() {
	const rows: string[][] = [];
	for (const defect of defects) {
		const { differences, submissions } = await runPlanted(defect, (line) => console.log(line));
		const first = differences[0]?.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9A-F]{32}/g, '…') ?? '';
		rows.push([defect.name, String(submissions), String(differences.length), first]);
	}
	const caught = rows.filter(([, , number]) => Number(number) > 0).length;
	return {
		title: 'Filing broken on purpose',
		summary: `A copy of the built server is broken in one way at a time, then killed while it files and HMRC’s answers are lost: ${caught} of ${rows.length} defects are caught.`,
		columns: ['The server', 'Submissions', 'Differences found', 'The first one'],
		rows,
		figures: { planted: rows.length, caught },
	};
}
