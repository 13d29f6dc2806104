/** The parts of what a document suggests: one for each entry that it is about, and one for each bill. */
import { fromPounds, sum, toPounds } from '@halfpenny/facts';
import { sayDocuments } from '@halfpenny/messages/documents';
import {
	type Answers,
	changedAnswers,
	type EntryTarget,
	findSection,
	presentAmount,
	type Section,
} from '@halfpenny/questions';
import type { Entry, Proposal } from '../../api/shapes.ts';
import { type FoundField, foundWords, type Outlined } from './found-fields.ts';

/** What a document suggests for one entry. */
export interface EntryPart {
	/** Distinguishes the controls of one part from those of another; the first has none. */
	readonly key: string;
	readonly section: Section;
	readonly entry: EntryTarget;
	/** Every answer that is sure, those among them that are not printed. What several papers say of an amount adds up. */
	readonly answers: Answers;
	readonly found: readonly FoundField[];
	/** Amounts that come on top of what is there. */
	readonly added: ReadonlySet<string>;
}

/** What a bill says. */
export interface CostPart {
	readonly key: string;
	readonly values: Proposal['costs'][number]['values'];
}

type Suggested = Proposal['changes'][number] | Proposal['doubtful'][number];

/** The entries that a proposal is about, in its order, with what was found for each, unsure values among them. */
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
		// A sum without the amount that is not sure would look whole.
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

/** What was found for a question: of amounts that add up their sum, as sure as the least sure of them, where the first stands. */
export function foundFor({ found, added }: EntryPart, question: string): FoundField | undefined {
	const all = found.filter((field) => field.question === question);
	const [first] = all;
	if (!first || all.length === 1 || !added.has(question)) return first;
	const amounts = all.flatMap(({ value }) => (typeof value === 'string' ? (fromPounds(value) ?? []) : []));
	const confidence = Math.min(...all.map((field) => field.confidence));
	return { ...first, value: toPounds(sum(amounts)), confidence };
}

/** The bills of a proposal. */
export function costParts({ costs }: Pick<Proposal, 'costs'>): readonly CostPart[] {
	return costs.map(({ values }, index) => ({ key: `cost${index === 0 ? '' : `-${index + 1}`}`, values }));
}

/** What is outlined on the page: every value of every part. */
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

/** The control of a bill's part: its amount takes what was found of amounts, what else there is stands in a list. */
export function costControl(
	{ key }: CostPart,
	name: CostPart['values'][number]['name'] | 'kind' | 'place',
): string {
	return name === 'total' ? `${key}-amount` : `${key}-${name}`;
}

/** A value of a bill in words. */
export function costWords(
	{ name, value }: Pick<CostPart['values'][number], 'name' | 'value'>,
	part: CostPart,
): { label: string; value: string } {
	const label = sayDocuments(`cost.${name}`);
	const isAmount = name === 'total' || name === 'net' || name === 'vat';
	return { label, value: isAmount && isPounds(part) ? presentAmount(value) : value };
}

/** Whether the bill's amounts are pounds, as they are where no currency is named. */
export function isPounds({ values }: CostPart): boolean {
	const currency = values.find(({ name }) => name === 'currency')?.value;
	return currency === undefined || currency === 'GBP';
}

/** What an entry of a section is called: its name, or the section's only one by the words of its kind. */
export function entryName(section: Section, { answers }: Pick<Entry, 'answers'>): string | undefined {
	const name = section.title === null ? undefined : answers[section.title];
	return typeof name === 'string' && name !== '' ? name : undefined;
}
