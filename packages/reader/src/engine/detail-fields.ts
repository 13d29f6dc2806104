/** The fields that a label's value gives: one, both names of a full name, or the lines of a table. */
import type { FieldReading } from '../reading.ts';
import type { Label, Sheet } from './layout/sheet.ts';
import type { DetailFound } from './relations/assign.ts';
import type { Candidate } from './values/candidates.ts';
import { splitName } from './values/names.ts';
import { goesOnOutside, organisationName } from './values/organisation.ts';

/** The fields of a label and its value; none where it is open what the value is. `further` finds the other lines of a table. */
export function detailFields(
	found: DetailFound,
	sheet: Sheet,
	further?: (first: DetailFound, sheet: Sheet) => Candidate[],
): FieldReading[] {
	const { candidate, confidence, kind, field } = found;
	const at = (name: string, value: string, source: Candidate): FieldReading => ({
		...{ name, value, confidence, page: sheet.page.number },
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
		return name && !goesOnOutside(name, sheet.texts) ? [at(field, name.value, name)] : [];
	}
	const more = repeats && further ? further(found, sheet) : [];
	return [candidate, ...more].map((each) => at(field, each.value, each));
}

function isNameAlone(label: Label): boolean {
	const text = label.segments.map((segment) => segment.text).join(' ');
	return /name/i.test(text) && !/address/i.test(text);
}
