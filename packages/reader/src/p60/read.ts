/** Reads one page as a P60. */
import type { PageText } from '../pdf/text-layer.ts';
import type { DetailField, FieldReading, ReadingWarning } from '../reading.ts';
import { findAmounts } from './amounts.ts';
import type { DetailFound } from './assign.ts';
import { type Candidate, isTelling } from './candidates.ts';
import { type CheckedFigure, checkFigures } from './checks.ts';
import { withContinuation } from './continuation.ts';
import { findDetails } from './details.ts';
import { employerName, goesOnOutside } from './employer.ts';
import { findFigures } from './figures.ts';
import { splitName } from './names.ts';
import { furtherLetters, isTableField, numberRows } from './nic-table.ts';
import { plausibleFigures } from './plausible.ts';
import { type Label, type Sheet, toSheet } from './sheet.ts';
import { findTaxYear } from './tax-year.ts';

/** What one page says. */
export interface PageReading {
	readonly fields: readonly FieldReading[];
	readonly warnings: readonly ReadingWarning[];
}

/** Fields that are less sure than this are left out. */
const SURE_ENOUGH = 0.9;

/** Reads one page as a P60: the fields that are sure. */
export function readP60Page(page: PageText): PageReading {
	const sheet = toSheet(page);
	const { found, usual } = findDetails(sheet);
	const first = new Set(found.flatMap(({ candidate }) => candidate.segments));
	const details = found.flatMap((detail) => {
		const candidate = withContinuation(detail, sheet, first);
		return candidate ? [{ ...detail, candidate }] : [];
	});
	const claimed = new Set([...first, ...details.flatMap(({ candidate }) => candidate.segments)]);
	const amounts = findAmounts(
		sheet.texts.filter((text) => !claimed.has(text)),
		page.rulings,
	);
	const figuresFound = findFigures({ sheet, amounts, claimed, labelsUnder: usual === 'above' });
	const { figures, warnings } = checkFigures(plausibleFigures(figuresFound, amounts, sheet.labels));
	const fields = [
		...taxYearField(page),
		...details.flatMap((detail) => detailFieldsOf(detail, sheet)),
		...figures.map((figure) => amountFieldOf(figure, page.page)),
	];
	return { fields: settle(fields.filter(({ confidence }) => confidence >= SURE_ENOUGH)), warnings };
}

function taxYearField(page: PageText): FieldReading[] {
	const found = findTaxYear(page.segments);
	return found ? [{ ...found, field: 'taxYear', page: page.page, check: 'format' }] : [];
}

function detailFieldsOf(found: DetailFound, sheet: Sheet): FieldReading[] {
	const { page } = sheet.page;
	const { field, candidate, confidence } = found;
	const at = (name: DetailField, value: string, source: Candidate): FieldReading => ({
		field: name,
		value,
		text: source.text,
		box: source.box,
		page,
		confidence,
		...(isTelling(name) && { check: 'format' }),
	});
	switch (field) {
		case 'fullName': {
			const names = splitName(candidate.value);
			return names
				? [at('surname', names.surname, candidate), at('forenames', names.forenames, candidate)]
				: [];
		}
		case 'employerName': {
			const name = employerName(candidate, isNameAlone(found.label));
			return name && !goesOnOutside(name, sheet.texts) ? [at(field, name.value, name)] : [];
		}
		case 'nicTableLetter':
			return [candidate, ...furtherLetters(found, sheet)].map((letter) => at(field, letter.value, letter));
		default:
			return [at(field, candidate.value, candidate)];
	}
}

function isNameAlone(label: Label): boolean {
	const text = label.segments.map((segment) => segment.text).join(' ');
	return /name/i.test(text) && !/address/i.test(text);
}

function amountFieldOf({ field, amount, confidence, check }: CheckedFigure, page: number): FieldReading {
	const { value, text, box } = amount;
	return { field, value, text, box, page, confidence, ...(check && { check }) };
}

/** One of each field. Where a page gives a field two values, neither is sure; only the National Insurance table has lines. */
function settle(fields: readonly FieldReading[]): FieldReading[] {
	const single = fields.filter((field) => !isTableField(field));
	return [
		...single.filter((field) => isFirstAndOnly(field, single)),
		...numberRows(fields.filter(isTableField)),
	];
}

function isFirstAndOnly(field: FieldReading, fields: readonly FieldReading[]): boolean {
	const same = fields.filter((other) => other.field === field.field);
	return same[0] === field && same.every((other) => other.value === field.value);
}
