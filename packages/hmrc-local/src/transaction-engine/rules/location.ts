/** The place of an error in the message that was sent, as HMRC writes it: an indexed XPath. */
import type { LeafTable } from '../structure/leaf-table.ts';

/** The indexed XPath of a path below the Body; `formIndex` is the index of the form, such as the second SA102. */
export function locationOf(path: string, formIndex = 1): string {
	const steps = path.split('/').map((name, depth) => `MTR:${name}[${depth === 2 ? formIndex : 1}]`);
	return ['/hd:GovTalkMessage[1]/hd:Body[1]', ...steps].join('/');
}

/** The indexed XPath of a box; of the MTR as a whole when the year has no such box. */
export function locationOfBox(box: string, table: LeafTable, formIndex = 1): string {
	return locationOf(table.boxes.get(box) ?? 'IRenvelope/MTR', formIndex);
}
