/** The papers of an agency that supplies staff: whoever hires them, and the agency's own adviser, are named beside the employer and the worker. */
import type { DocumentDefinition } from '../definition.ts';
import { isWholeName, nameInLine } from '../engine/values/organisation.ts';
import { bottom, overlapX, right, sameRow } from '../geometry.ts';
import type { PageText, Segment } from '../page.ts';

/** What only such papers speak of. */
const OF_AGENCY =
	/\b(timesheets?|candidates?|hirers?|recruit(ment|ers?|ing)|agency workers?|temp(orary)? (staff|workers?)|placements?)\b/i;
/** What heads whoever hires. */
const HIRER = /^(the |your |end )?(client|hirer|customer|site)s?( name| company)?( ?\/.*)?:?$/i;
/** What heads the agency's adviser. */
const ADVISER = /^(your |the |branch |recruitment )?consultants?( name)?:?$/i;
/** How far under its head a name stands, in sizes of the type. */
const FARTHEST_UNDER = 1.2;

/** The companies that hire on such a paper: none of them is the employer. */
export function hirersOn(page: PageText): string[] {
	if (!OF_AGENCY.test(page.text)) return [];
	return page.segments
		.filter(({ text }) => HIRER.test(text))
		.flatMap((head) => valuesOf(head, page))
		.flatMap(({ text }) => nameInLine(text, true) ?? [])
		.filter(isWholeName);
}

/** `read`, without the agency's adviser as the worker. */
export function withoutAdviser(read: DocumentDefinition['read'], name: string): DocumentDefinition['read'] {
	return (page, following) => {
		const reading = read(page, following);
		if (!OF_AGENCY.test(page.text)) return reading;
		const advisers = page.segments
			.filter(({ text }) => ADVISER.test(text))
			.flatMap((head) => valuesOf(head, page))
			.map(({ text }) => text);
		const fields = reading.fields.filter((field) => field.name !== name || !advisers.includes(field.text));
		return { ...reading, fields };
	};
}

/** What stands right under a head, and next on its line. */
function valuesOf(head: Segment, { segments }: PageText): Segment[] {
	const [under] = segments
		.filter(({ box, size }) => {
			const gap = box.y - bottom(head.box);
			const isNear = gap > -0.5 * size && gap < FARTHEST_UNDER * size && !sameRow(box, head.box);
			return isNear && box.y > head.box.y && overlapX(box, head.box) > 0;
		})
		.sort((one, other) => one.box.y - other.box.y);
	const [beside] = segments
		.filter(({ box }) => sameRow(box, head.box) && box.x >= right(head.box))
		.sort((one, other) => one.box.x - other.box.x);
	return [under, beside].filter((value) => value !== undefined);
}
