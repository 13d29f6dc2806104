/** Reads documents whose values have labels: label by label, amount by amount, with the checks of the definition. */
import type { DocumentDefinition, SumCheck } from '../definition.ts';
import type { PageText, Segment } from '../page.ts';
import type { CheckName, FieldReading, PageReading, ReadingWarning } from '../reading.ts';
import { checkFigures } from './checks.ts';
import { chosenFigures, isOfKind } from './choice.ts';
import { detailFields } from './detail-fields.ts';
import { type LabelWords, type Vocabulary, vocabularyOf } from './labels/vocabulary.ts';
import { type Label, type Sheet, toSheet } from './layout/sheet.ts';
import { withoutEntries } from './lists.ts';
import { withMissingParts, withScopesBySums } from './missing-part.ts';
import { detailsIn } from './prose/details-in-sentences.ts';
import { paragraphsOf, runningLists } from './prose/paragraphs.ts';
import { figuresIn } from './prose/sentences.ts';
import type { DetailFound } from './relations/assign.ts';
import { withContinuation } from './relations/continuation.ts';
import { findDetails } from './relations/details.ts';
import type { FigureFound } from './relations/figure-found.ts';
import { findFigures } from './relations/figures.ts';
import { loneDetails } from './relations/lone.ts';
import { mirroredOwners, withFurtherOwned } from './relations/mirrored.ts';
import { groupsOf, labelsAfter, stancesOf } from './relations/stance.ts';
import type { Surroundings } from './relations/surroundings.ts';
import { abstain, amountField, partBySureness, settle } from './settle.ts';
import type { Amount } from './values/amount.ts';
import { findAmounts } from './values/amounts.ts';
import type { Candidate } from './values/candidates.ts';
import { findTaxYear } from './values/tax-year.ts';

/** The confidence of amounts that one of the document's rules contradicts, and of those it confirms. */
const IN_DOUBT = 0.5;
const CONFIRMED = 0.99;

/** The labels of a kind of document, its checks, and what cannot be expressed as data. */
export interface Labelled extends LabelWords {
	readonly checks: readonly SumCheck[];
	/** The amounts that nothing on the page contradicts. */
	readonly plausible?: (
		found: readonly FigureFound[],
		amounts: readonly Amount[],
		labels: readonly Label[],
		texts: readonly Segment[],
	) => FigureFound[];
	/** The amounts by their fields where labels tell finer names than the document has fields. */
	readonly named?: (found: readonly FigureFound[]) => FigureFound[];
	/** Further amounts, told by what is special to such documents. */
	readonly more?: (around: Surroundings, found: readonly FigureFound[]) => FigureFound[];
	/** Whether the amounts that were found fit the details: what they confirm, and what they put in doubt. */
	readonly fits?: (
		value: (field: string) => string | undefined,
		amounts: readonly Amount[],
	) => readonly Fit[];
	/** Further values of a label in the lines under the first, for a field that repeats. */
	readonly further?: (first: DetailFound, sheet: Sheet) => Candidate[];
	/** Whether such documents may be letters, with their values in sentences. */
	readonly maySayInSentences?: true;
	/** The fields that repeat, each with its row. */
	readonly arrange?: (fields: readonly FieldReading[]) => FieldReading[];
}

/** What a document's own rule says about its amounts. */
export interface Fit {
	readonly fields: readonly string[];
	/** What confirms them; the reason to tell the person when they are offered as unsure; or only that they are. */
	readonly says: { readonly confirmedBy: CheckName } | { readonly warning: ReadingWarning } | 'doubt';
}

/** A reader of such documents. */
export function labelledReader(labelled: Labelled): DocumentDefinition['read'] {
	const vocabulary = vocabularyOf(labelled);
	return (page) => readPage(page, vocabulary, labelled);
}

function readPage(page: PageText, vocabulary: Vocabulary, labelled: Labelled): PageReading {
	const { surroundings, details, cut, figures: placed } = find(page, vocabulary);
	const { sheet, amounts } = surroundings;
	const paragraphs = labelled.maySayInSentences ? paragraphsOf(page) : [];
	const lists = labelled.maySayInSentences ? runningLists(page) : [];
	const rules = { fieldOf: vocabulary.fieldOf, sums: labelled.checks };
	const ofKind = placed.filter((figure) => isOfKind(figure, rules));
	const more = labelled.more?.(surroundings, ofKind) ?? [];
	const said = [...placed, ...more, ...paragraphs.flatMap((words) => figuresIn(words, vocabulary))];
	const figures = labelled.named?.(said) ?? said;
	const single = withoutEntries(figures, amounts, (field) => vocabulary.fieldOf(field).repeats === true);
	const fitting = single.filter((figure) => isOfKind(figure, rules));
	const scoped = withScopesBySums(fitting, rules, (field) => sameFigureAs(field, labelled.grid));
	const claims = chosenFigures(scoped, rules);
	const told = labelled.plausible?.(claims, amounts, sheet.labels, sheet.texts) ?? claims;
	const plausible = withMissingParts(told, amounts, labelled.checks);
	const checked = checkFigures(plausible, rules);
	const labelledFields = details.flatMap((detail) => detailFields(detail, sheet, labelled.further));
	const lone = loneDetails(sheet, (name) => labelledFields.some((field) => field.name === name));
	const texts = [
		...taxYearFields(page, vocabulary),
		...labelledFields,
		...lone,
		...[...paragraphs, ...lists]
			.flatMap((words) => detailsIn(words, vocabulary, page.number))
			.filter((said) => ![...labelledFields, ...lone].some((field) => isSame(field, said, vocabulary))),
	];
	const printed = checked.figures.map((figure) => amountField(figure, page.number));
	const fits = labelled.fits?.(valuesOf(partBySureness([...texts, ...printed]).fields), amounts) ?? [];
	const sure = partBySureness([...texts, ...printed.map((field) => fits.reduce(judged, field))]);
	const settled = settle(sure.fields.filter(({ name }) => !vocabulary.fieldOf(name).repeats));
	const repeated = sure.fields.filter(({ name }) => vocabulary.fieldOf(name).repeats);
	const doubted = single.filter(
		(figure) => !checked.figures.some(({ amount }) => amount.box === figure.amount.box),
	);
	return {
		fields: [...settled.fields, ...(labelled.arrange?.(repeated) ?? repeated)],
		abstained: [
			...sure.abstained,
			...abstain(
				cut.flatMap((detail) => detailFields(detail, sheet)),
				'unsure',
			),
			...settled.abstained,
			...abstain(
				doubted.map((figure) => amountField(figure, page.number)),
				'check',
			),
		],
		warnings: [...checked.warnings, ...fits.flatMap(warningsOf)],
	};
}

/** The fields that are of the same figure as a field of the usual scope, in the other scopes. */
function sameFigureAs(field: string, grid: Labelled['grid']): string[] {
	const usual = grid?.fields[grid.usualScope ?? ''] ?? {};
	const [figure] = Object.keys(usual).filter((each) => usual[each] === field);
	if (!grid || figure === undefined) return [];
	return Object.values(grid.fields)
		.flatMap((fields) => fields[figure] ?? [])
		.filter((each) => each !== field);
}

/** A list under its heading may look like a paragraph: its values would then be found twice. */
function isSame(one: FieldReading, other: FieldReading, { fieldOf }: Vocabulary): boolean {
	const isRepeat = fieldOf(one.name).repeats === true && one.box.y !== other.box.y;
	return one.name === other.name && one.value === other.value && !isRepeat;
}

/** A field's only value; undefined where there is none, or several. */
function valuesOf(fields: readonly FieldReading[]): (field: string) => string | undefined {
	const { fields: single } = settle(fields);
	return (field) => single.find(({ name }) => name === field)?.value;
}

function warningsOf({ says }: Fit): ReadingWarning[] {
	return says !== 'doubt' && 'warning' in says ? [says.warning] : [];
}

function judged(field: FieldReading, { fields, says }: Fit): FieldReading {
	if (!fields.includes(field.name)) return field;
	if (says === 'doubt' || 'warning' in says) return { ...field, confidence: IN_DOUBT };
	const { confirmedBy } = says;
	return {
		...field,
		confidence: Math.max(field.confidence, CONFIRMED),
		checks: [...field.checks, confirmedBy],
	};
}

/** What is on the page before any check. `cut` are texts that may or may not continue. */
function find(page: PageText, vocabulary: Vocabulary) {
	const sheet = toSheet(page, vocabulary);
	const { found, usual } = findDetails(sheet);
	const first = new Set(found.flatMap(({ candidate }) => candidate.segments));
	const whole = found.map((detail) => ({ detail, candidate: withContinuation(detail, sheet, first) }));
	const details = whole.flatMap(({ detail, candidate }) => (candidate ? [{ ...detail, candidate }] : []));
	const cut = whole.flatMap(({ detail, candidate }) => (candidate ? [] : [detail]));
	const claimed = new Set([...first, ...details.flatMap(({ candidate }) => candidate.segments)]);
	const amounts = findAmounts(
		sheet.texts.filter((text) => !claimed.has(text)),
		page.rulings,
		page.segments,
		sheet.texts,
	);
	const stances = stancesOf(sheet, amounts, usual);
	const after = new Map([...mirroredOwners(sheet, amounts, usual), ...labelsAfter(sheet, amounts, stances)]);
	const owners = withFurtherOwned(after, sheet, amounts);
	const groups = groupsOf(amounts, sheet);
	const surroundings = { sheet, amounts, claimed, usual, owners, stances, groups };
	const figures = findFigures(surroundings);
	return { surroundings, details, cut, figures };
}

function taxYearFields({ segments, number }: PageText, { fields }: Vocabulary): FieldReading[] {
	const named = fields.find(({ kind }) => kind === 'taxYear');
	const found = named && findTaxYear(segments);
	if (!named || !found) return [];
	const { value, confidence, box, text } = found;
	return [{ name: named.name, value, confidence, page: number, box, text, checks: ['format'] }];
}
