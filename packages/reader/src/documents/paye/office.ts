/** Puts together a PAYE reference whose office number and reference are printed apart: "Office number 083", "Reference WA60412". */
import { parsePayeReference } from '@halfpenny/facts';
import type { DocumentDefinition } from '../../definition.ts';
import { around, bottom, overlapX, right, sameRow } from '../../geometry.ts';
import type { PageText, Segment } from '../../page.ts';

const OFFICE =
	/^(?:(?:your|the|hmrc|tax|paye|employers?'?s?) )*(?:office|district)(?: (?:number|no\.?|num|code))?:?(?: ?(\d{3}))?$/i;
const REFERENCE =
	/^(?:(?:your|the|hmrc|tax|paye|office|scheme|employers?'?s?|employer’s) )*ref(?:erence|\.)?(?: (?:number|no\.?))?:?(?: ?((?=[A-Z0-9]*\d)[A-Z0-9]{2,10}))?$/i;
const OFFICE_NUMBER = /^\d{3}$/;
const AFTER_SLASH = /^\/? ?((?=[A-Z0-9]*\d)[A-Z0-9]{2,10})$/i;
/** How sure the two are together. */
const TOGETHER = 0.93;
/** How far a value may stand from its label, in sizes of the type. */
const FARTHEST_RIGHT = 20;
const FARTHEST_DOWN = 1.6;

/** `read`, with the reference put together where the page has each part once. */
export function withOfficeNumber(read: DocumentDefinition['read']): DocumentDefinition['read'] {
	return (page, following) => {
		const reading = read(page, following);
		if ([...reading.fields, ...reading.abstained].some(({ name }) => name === 'payeReference'))
			return reading;
		const [office, ...offices] = partsOf(page, OFFICE, OFFICE_NUMBER);
		const [reference, ...references] = partsOf(page, REFERENCE, AFTER_SLASH);
		if (!office || !reference || offices.length + references.length > 0) return reading;
		const value = parsePayeReference(`${office.text}/${reference.text.toUpperCase()}`);
		if (value === undefined) return reading;
		const box = around([office.box, reference.box]);
		const text = `${office.text}/${reference.text}`;
		const field = { name: 'payeReference', value, text, box, page: page.number, confidence: TOGETHER };
		return { ...reading, fields: [...reading.fields, { ...field, checks: ['format'] as const }] };
	};
}

/** The values of this form with such a label: in its line, next to it or under it. */
function partsOf({ segments }: PageText, label: RegExp, form: RegExp): Pick<Segment, 'text' | 'box'>[] {
	return segments.flatMap((segment) => {
		const match = label.exec(segment.text);
		if (!match) return [];
		if (match[1] !== undefined) return [{ text: match[1], box: segment.box }];
		const [next] = segments
			.filter((other) => isBeside(segment, other) || isUnder(segment, other))
			.sort((one, other) => distance(segment, one) - distance(segment, other));
		const value = next && form.exec(next.text);
		return value ? [{ text: value[1] ?? value[0], box: next.box }] : [];
	});
}

function isBeside({ box, size }: Segment, other: Segment): boolean {
	const gap = other.box.x - right(box);
	return gap > 0 && gap < FARTHEST_RIGHT * size && sameRow(other.box, box);
}

function isUnder({ box, size }: Segment, other: Segment): boolean {
	const gap = other.box.y - bottom(box);
	return gap > -0.4 * size && gap < FARTHEST_DOWN * size && overlapX(other.box, box) > 0;
}

function distance({ box }: Segment, other: Segment): number {
	return Math.hypot(Math.max(0, other.box.x - right(box)), Math.max(0, other.box.y - bottom(box)));
}
