/** The answers to check, section by section, in words, each with the way to change it. */
import { formatNino } from '@halfpenny/facts';
import { sayFiling } from '@halfpenny/messages/filing';
import { questionWords, sectionWords } from '@halfpenny/messages/questions';
import {
	type Answer,
	entrySections,
	presentAnswer,
	type Question,
	type Section,
	shownQuestions,
} from '@halfpenny/questions';
import { formatDay } from '../../app/format.ts';
import { questionLink } from '../../app/question-link.ts';
import type { SummaryRow } from '../../ui/summary-list.tsx';
import type { CheckAnswers } from './filing-shapes.ts';

/** One section of the page. */
export interface CheckedSection {
	readonly id: string;
	readonly title: string;
	/** What stands there when it has no entries. */
	readonly empty: string;
	readonly entries: readonly {
		readonly id: string;
		readonly title: string;
		readonly rows: readonly SummaryRow[];
	}[];
}

type CheckedEntry = CheckAnswers['sections'][number]['entries'][number];

/** Every section, entries with all that is asked of them. */
export function checkedSections(
	returnId: string,
	{ sections }: Pick<CheckAnswers, 'sections'>,
): readonly CheckedSection[] {
	const none = new Set(
		(sections.find(({ section }) => section === 'scope')?.entries ?? [])
			.flatMap(({ rows }) => rows)
			.filter(({ value }) => readAnswer('yesNo', value) === false)
			.map(({ question }) => question),
	);
	return entrySections.map((section) => {
		const own = sections.find((each) => each.section === section.id)?.entries ?? [];
		return {
			id: section.id,
			title: sectionWords(section.id).title,
			empty: sayFiling(none.has(section.id) ? 'check.none' : 'check.empty'),
			entries: own.map((entry, index) => checkedEntry(returnId, section, entry, index)),
		};
	});
}

/** The person's details. */
export function checkedPerson({
	person,
	taxYear,
}: Pick<CheckAnswers, 'person' | 'taxYear'>): readonly SummaryRow[] {
	return person.map(({ question, value }) => ({
		key: question,
		label: questionWords('profile', question).label,
		value: presentDetail(question, value),
		to:
			question === 'residence' ? `/app?year=${taxYear}` : questionLink('', { section: 'profile', question }),
	}));
}

function presentDetail(question: string, value: string | null): string {
	if (value === null) return sayFiling('person.missing');
	if (question === 'nationalInsurance') return formatNino(value);
	const { choices } = questionWords('profile', question);
	return choices?.[value] ?? formatDay(value).replaceAll('\n', ', ');
}

function checkedEntry(
	returnId: string,
	section: Section,
	entry: CheckedEntry,
	index: number,
): CheckedSection['entries'][number] {
	const answers = Object.fromEntries(
		section.questions.map(({ id, kind }) => [id, readAnswer(kind, givenIn(entry, id))]),
	);
	const name = section.title === null ? undefined : answers[section.title];
	return {
		id: entry.id,
		title: sayFiling('check.entry', {
			name: typeof name === 'string' ? name : sectionWords(section.id).title,
			place: index + 1,
		}),
		rows: shownQuestions(section, answers).map((question) => ({
			key: question.id,
			label: questionWords(section.id, question.id).label,
			value: presentAnswer(section.id, question, answers[question.id]),
			to: questionLink(returnId, { section: section.id, entryId: entry.id, question: question.id }),
			figure: question.kind === 'money' || question.kind === 'signedMoney',
		})),
	};
}

function givenIn({ rows }: CheckedEntry, question: string): string | null {
	return rows.find((row) => row.question === question)?.value ?? null;
}

/** Answers arrive as text: a yes is `true`. */
function readAnswer(kind: Question['kind'], value: string | null): Answer {
	if (kind !== 'yesNo' || value === null) return value;
	return /^(true|yes)$/i.test(value) ? true : /^(false|no)$/i.test(value) ? false : null;
}
