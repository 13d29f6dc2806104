/** What a document suggests, in parts: one for each entry and one for each bill. */
import { formatDay, fromPounds, sum, toPounds } from '@halfpenny/facts';
import { sayDocuments } from '@halfpenny/messages/documents';
import {
	type Answers,
	changedAnswers,
	type EntryTarget,
	findSection,
	pagesOf,
	presentAmount,
	type Question,
	type Section,
	shownQuestions,
	type TaxYear,
} from '@halfpenny/questions';
import type { Entry, Proposal } from '../../api/shapes.ts';
import { type FoundField, foundWords, type Outlined } from './found-fields.ts';

/** What a document suggests for one entry. */
export interface EntryPart {
	/** Prefixes the ids of a part's controls. The first part has none. */
	readonly key: string;
	readonly section: Section;
	readonly entry: EntryTarget;
	/** Every certain answer, including those that aren't printed. Amounts from several documents are added up. */
	readonly answers: Answers;
	readonly found: readonly FoundField[];
	/** Amounts to add to the existing figure. */
	readonly added: ReadonlySet<string>;
}

/** What a bill says. */
export interface CostPart {
	readonly key: string;
	readonly values: Proposal['costs'][number]['values'];
}

type Suggested = Proposal['changes'][number] | Proposal['doubtful'][number];

/** Returns the entries of a proposal in order, with the values found for each, including uncertain ones. */
export function entryParts({
	changes,
	doubtful,
}: Pick<Proposal, 'changes' | 'doubtful'>): readonly EntryPart[] {
	const groups = new Map<string, Suggested[]>();
	for (const change of [...changes, ...doubtful]) {
		const name = `${change.section} ${'id' in change.entry ? change.entry.id : change.entry.new}`;
		groups.set(name, [...(groups.get(name) ?? []), change]);
	}
	return [...groups.values()].flatMap((group, index) => {
		const [first] = group;
		const section = findSection(first?.section ?? '');
		if (!first || !section) return [];
		const valued = group.flatMap((change) => ('value' in change ? [change] : []));
		// A total that leaves out an uncertain amount would look complete.
		const isSure = (change: Suggested) =>
			changes.some((each) => each === change) &&
			!(
				change.operation === 'add' &&
				doubtful.some((each) => group.includes(each) && each.field === change.field)
			);
		return [
			{
				...{ key: index === 0 ? '' : `-${index + 1}`, section, entry: first.entry },
				answers: changedAnswers({}, valued.filter(isSure)),
				found: valued.flatMap(({ field, value, evidence }) =>
					evidence ? [{ question: field, value, ...evidence }] : [],
				),
				added: new Set(valued.flatMap(({ operation, field }) => (operation === 'add' ? [field] : []))),
			},
		];
	});
}

/** Returns what was found for a question. Amounts that add up give their sum and lowest confidence, at the first one. */
export function foundFor({ found, added }: EntryPart, question: string): FoundField | undefined {
	const all = found.filter((field) => field.question === question);
	const [first] = all;
	if (!first || all.length === 1 || !added.has(question)) return first;
	const amounts = all.flatMap(({ value }) => (typeof value === 'string' ? (fromPounds(value) ?? []) : []));
	const confidence = Math.min(...all.map((field) => field.confidence));
	return { ...first, value: toPounds(sum(amounts)), confidence };
}

/** Returns a proposal's bills. */
export function costParts({ costs }: Pick<Proposal, 'costs'>): readonly CostPart[] {
	return costs.map(({ values }, index) => ({ key: `cost${index === 0 ? '' : `-${index + 1}`}`, values }));
}

/** Returns everything outlined on the page: each value of each part. */
export function outlinesOf(proposal: Proposal): readonly Outlined[] {
	return [
		...entryParts(proposal).flatMap(({ section, found, key }) =>
			found.map((field) => ({ ...field, id: field.question + key, ...foundWords(section, field) })),
		),
		...costParts(proposal).flatMap((part) =>
			part.values.map(({ evidence, ...value }) => ({
				...{ ...evidence, id: costControl(part, value.name), ...costWords(value, part) },
			})),
		),
	];
}

/** Returns the control's id. Everything found about amounts belongs to the amount; other values are in a list. */
export function costControl(
	{ key }: CostPart,
	name: CostPart['values'][number]['name'] | 'kind' | 'place',
): string {
	return name === 'total' ? `${key}-amount` : `${key}-${name}`;
}

/** Returns a value of a bill in words. */
export function costWords(
	{ name, value }: Pick<CostPart['values'][number], 'name' | 'value'>,
	part: CostPart,
): { label: string; value: string } {
	const label = sayDocuments(`cost.${name}`);
	if (name === 'date') return { label, value: formatDay(value) };
	const isAmount = name === 'total' || name === 'net' || name === 'vat';
	return { label, value: isAmount && isPounds(part) ? presentAmount(value) : value };
}

/** Returns whether the bill's amounts are in pounds, which they are if no currency is named. */
export function isPounds({ values }: CostPart): boolean {
	const currency = values.find(({ name }) => name === 'currency')?.value;
	return currency === undefined || currency === 'GBP';
}

/** Returns an entry's name: its own, or its section's if the section has only one. */
export function entryName(section: Section, { answers }: Pick<Entry, 'answers'>): string | undefined {
	const name = section.title === null ? undefined : answers[section.title];
	return typeof name === 'string' && name !== '' ? name : undefined;
}

/** The questions asked about a part: what was found, uncertain values first, and for a list's entry its first screen. */
export function askedIn(
	{ section, found, answers }: EntryPart,
	typed: Answers,
	year: TaxYear,
): readonly Question[] {
	const [first] = section.single ? [] : pagesOf(section);
	const wanted = new Set([
		...(first?.questions ?? []),
		...found.map(({ question }) => question),
		...Object.keys(answers),
	]);
	const questions = shownQuestions(section, typed, year).filter(({ id }) => wanted.has(id));
	const isDoubtful = ({ id }: Question) => found.some(({ question }) => question === id) && !(id in answers);
	return [...questions.filter(isDoubtful), ...questions.filter((question) => !isDoubtful(question))];
}
