/** The fields that a label's value gives: one, both names of a full name, or the lines of a table. */
import { sameRow } from '../geometry.ts';
import type { FieldReading } from '../reading.ts';
import type { Label, Sheet } from './layout/sheet.ts';
import type { DetailFound } from './relations/assign.ts';
import { blockUnder } from './relations/continuation.ts';
import type { Candidate } from './values/candidates.ts';
import { splitName } from './values/names.ts';
import { goesOnOutside, isSupported, isWholeName, organisationName } from './values/organisation.ts';

/** The confidence of a name over more than one line: it is offered to the person, not taken as certain. */
const OVER_LINES = 0.8;
/** And of one that goes on outside its block: it is offered, and no other is looked for. */
const IS_CUT = 0.5;

/**
 * The fields of a label and its value; none where the value is uncertain. `further` finds the other lines of a table.
 */
export function detailFields(
	found: DetailFound,
	sheet: Sheet,
	further?: (first: DetailFound, sheet: Sheet) => Candidate[],
): FieldReading[] {
	const { candidate, confidence, kind, field } = found;
	const at = (name: string, value: string, source: Candidate): FieldReading => ({
		...{ name, value, page: sheet.page.number },
		confidence: isInDoubt(value, source, found, sheet) ? confidence * OVER_LINES : confidence,
		...{ box: source.box, text: source.text, checks: kind.isTelling ? ['format'] : [] },
	});
	const { splitInto, repeats } = sheet.vocabulary.fieldOf(field);
	if (splitInto) {
		const names = splitName(candidate.value);
		return names
			? [at(splitInto.surname, names.surname, candidate), at(splitInto.forenames, names.forenames, candidate)]
			: [];
	}
	if (kind.isBlock) {
		const name = organisationName(candidate, isNameAlone(found.label));
		if (!name) return [];
		const named = at(field, name.value, name);
		return [goesOnOutside(name, sheet.texts) ? { ...named, confidence: IS_CUT } : named];
	}
	const more = repeats && further ? further(found, sheet) : [];
	return [candidate, ...more].map((each) => at(field, each.value, each));
}

/** A name over lines is in doubt, but for one that ends as companies do, and a person's under which no line follows that would make it an address. */
function isInDoubt(
	value: string,
	source: Candidate,
	{ kind, label, candidate: block }: DetailFound,
	{ texts }: Sheet,
): boolean {
	if (kind.isTelling) return false;
	if (kind.isBlock && !isSupported({ ...block, value }, texts)) return true;
	if (!isOverLines(source)) return false;
	if (kind.isBlock) return !isWholeName(value);
	return source.segments.length > 2 || !isNameAlone(label) || blockUnder(source, texts).length > 0;
}

/** Whether a value was joined from several lines: the second line of a name may be the first of an address. */
function isOverLines({ segments }: Candidate): boolean {
	const [first, ...more] = segments;
	return more.some(({ box }) => first !== undefined && !sameRow(box, first.box));
}

function isNameAlone(label: Label): boolean {
	const text = label.segments.map((segment) => segment.text).join(' ');
	return /name/i.test(text) && !/address/i.test(text);
}
