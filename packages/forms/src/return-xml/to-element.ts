/** Turns leaves with paths into the tree of elements: leaves are in the order of HMRC's schema. */
import { element, type XmlDraft } from '@halfpenny/govtalk';
import type { Leaf } from '../fill/fill-page.ts';

interface Open {
	/** The step as written in paths, with its page number: `SA102[2]`. */
	readonly step: string;
	readonly content: XmlDraft[];
}

/**
 * The element that all paths start with (`/MTR/…`, or another `top`), with everything below it. Elements without text
 * open when a path first needs them and close when it leaves them, so page numbers keep pages separate.
 */
export function toElement(
	leaves: readonly Leaf[],
	attributes: XmlDraft['attributes'] = {},
	top: 'MTR' | 'SApartnership' = 'MTR',
): XmlDraft {
	const root: Open = { step: top, content: [] };
	let open: readonly Open[] = [root];
	for (const { path, value, group } of leaves) {
		const steps = path.split('/').slice(1);
		const own = group ? undefined : steps.pop();
		open = descend(shared(open, steps), steps);
		if (own !== undefined) open.at(-1)?.content.push(element(nameOf(own), value));
	}
	return element(top, root.content, attributes);
}

function shared(open: readonly Open[], steps: readonly string[]): readonly Open[] {
	const parting = open.findIndex(({ step }, index) => step !== steps[index]);
	return parting < 0 ? open : open.slice(0, parting);
}

function descend(open: readonly Open[], steps: readonly string[]): readonly Open[] {
	const path = [...open];
	for (const step of steps.slice(open.length)) {
		const content: XmlDraft[] = [];
		path.at(-1)?.content.push(element(nameOf(step), content));
		path.push({ step, content });
	}
	return path;
}

function nameOf(step: string): string {
	const bracket = step.indexOf('[');
	return bracket < 0 ? step : step.slice(0, bracket);
}
