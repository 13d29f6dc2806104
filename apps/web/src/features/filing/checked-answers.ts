/** The answers to check, section by section, in words, each with a link to change it. */
import { formatDay, formatNino, type Pence, parsePounds, sum } from '@halfpenny/facts';
import { sayFiling } from '@halfpenny/messages/filing';
import { answerWord, questionWords, sectionWords } from '@halfpenny/messages/questions';
import { entrySectionsOf, type ReturnType, type Section } from '@halfpenny/questions';
import type { CheckAnswers } from '../../api/shapes.ts';
import { checkedAnswer } from '../../returns/from-check.ts';
import { questionLink } from '../../returns/question-link.ts';
import type { SummaryRow } from '../../ui/summary-list.tsx';

/** One section of the page. */
export interface CheckedSection {
	readonly id: string;
	readonly title: string;
	/** Under an entry's name: what its amount is. */
	readonly note: string;
	/** Shown if there are no entries. */
	readonly empty: string;
	/** Whether it is a source of income, or changes the tax on it. */
	readonly income: boolean;
	/** Their total; absent if they have no amount, or none is given. */
	readonly subtotal?: Pence;
	readonly entries: readonly {
		readonly id: string;
		readonly title: string;
		/** Its total; absent if it has no amount. */
		readonly subtotal?: Pence;
		readonly rows: readonly SummaryRow[];
	}[];
}

/** Sections where the amount received is not the amount taxed. */
const BEFORE_COSTS: ReadonlySet<string> = new Set(['selfEmployment', 'ukProperty', 'disposal']);

type CheckedEntry = CheckAnswers['sections'][number]['entries'][number];

/** Returns the sections with entries and those most people have, with every answer in each entry. */
export function checkedSections(
	returnId: string,
	{ sections }: Pick<CheckAnswers, 'sections'>,
	returnType: ReturnType = 'individual',
): readonly CheckedSection[] {
	const none = new Set(
		(sections.find(({ section }) => section === 'scope')?.entries ?? [])
			.flatMap(({ rows }) => rows)
			.filter(({ value }) => value === answerWord(false))
			.map(({ question }) => question),
	);
	return entrySectionsOf(returnType).flatMap((section) => {
		const own = sections.find((each) => each.section === section.id)?.entries ?? [];
		// Sections answered "none" are listed with the other no answers.
		if (own.length === 0 && (section.common !== true || none.has(section.id))) return [];
		const checked = {
			id: section.id,
			title: sectionWords(section.id).title,
			note: noteOf(section),
			income: section.group === 'income',
			empty: sayFiling('check.empty'),
			...subtotalOf(section, own),
			entries: own.map((entry, index) =>
				checkedEntry(returnId, section, entry, own.length > 1 ? index : null),
			),
		};
		return [checked];
	});
}

/** Returns the user's details. */
export function checkedPerson(
	returnId: string,
	{ person }: Pick<CheckAnswers, 'person'>,
): readonly SummaryRow[] {
	return person.map(({ question, value }) => ({
		key: question,
		id: checkedAnswer('profile', question),
		label: questionWords('profile', question).label,
		value: presentDetail(question, value),
		to:
			question === 'residence'
				? `/app/return/${returnId}/residence`
				: questionLink(returnId, { section: 'profile', question }, 'check'),
	}));
}

function presentDetail(question: string, value: string | null): string {
	if (value === null) return sayFiling('person.missing');
	if (question === 'nationalInsurance') return formatNino(value);
	const { choices } = questionWords('profile', question);
	return choices?.[value] ?? formatDay(value).replaceAll('\n', ', ');
}

/** Returns the sum of the amounts that are given. */
function subtotalOf({ amount }: Section, own: readonly CheckedEntry[]): { readonly subtotal?: Pence } {
	const amounts = own.flatMap(({ rows }) => {
		const read = parsePounds(rows.find(({ question }) => question === amount)?.value ?? '', true);
		return read.ok ? [read.value] : [];
	});
	return amounts.length === 0 ? {} : { subtotal: sum(amounts) };
}

function checkedEntry(
	returnId: string,
	section: Section,
	entry: CheckedEntry,
	index: number | null,
): CheckedSection['entries'][number] {
	const name =
		entry.rows.find(({ question }) => question === section.title)?.value ?? sectionWords(section.id).title;
	return {
		id: entry.id,
		title: index === null ? name : sayFiling('check.entry', { name, place: index + 1 }),
		...subtotalOf(section, [entry]),
		rows: entry.rows.map(({ question, value }) => ({
			key: question,
			id: checkedAnswer(entry.id, question),
			label: questionWords(section.id, question).label,
			value: value ?? answerWord(null),
			to: questionLink(returnId, { section: section.id, entryId: entry.id, question }, 'check'),
			figure: isAmount(section, question),
		})),
	};
}

function noteOf({ id }: Section): string {
	const { title } = sectionWords(id);
	return BEFORE_COSTS.has(id) ? sayFiling('check.beforeCosts', { section: title }) : title;
}

function isAmount({ questions }: Section, id: string): boolean {
	const kind = questions.find((question) => question.id === id)?.kind;
	return kind === 'money' || kind === 'signedMoney';
}
