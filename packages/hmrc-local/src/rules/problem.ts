/** A business error of a return: HMRC's number, what is wrong in words, and where. */
import type { LeafTable } from '../structure/leaf-table.ts';

/** One error of an ErrorResponse. */
export type ReturnProblem = {
	readonly code: string;
	readonly type: 'schema' | 'business';
	readonly text: string;
	/** An indexed XPath into the message that was sent. */
	readonly location: string;
};

/** The indexed XPath of a path below the Body; `formIndex` is the index of the form, such as the second SA102. */
export function locationOf(path: string, formIndex = 1): string {
	const steps = path.split('/').map((name, depth) => `MTR:${name}[${depth === 2 ? formIndex : 1}]`);
	return ['/hd:GovTalkMessage[1]/hd:Body[1]', ...steps].join('/');
}

/** The indexed XPath of a box; of the MTR as a whole when the year has no such box. */
export function locationOfBox(box: string, table: LeafTable, formIndex = 1): string {
	return locationOf(table.boxes.get(box) ?? 'IRenvelope/MTR', formIndex);
}
