/** The answers about the year, to check: what there was, what is still open, and what there was none of. */
import { answerWord, questionWords } from '@halfpenny/messages/questions';
import { isOpen, type ReturnType, scopeOf, shownQuestions, type TaxYear } from '@halfpenny/questions';
import type { CheckAnswers } from '../../api/shapes.ts';
import { checkedAnswer } from '../../returns/from-check.ts';
import { questionLink } from '../../returns/question-link.ts';
import type { SummaryRow } from '../../ui/summary-list.tsx';

/** The rows in two groups: those to read, and those answered no. */
export interface CheckedScope {
	readonly told: readonly SummaryRow[];
	readonly no: readonly SummaryRow[];
	/** How many questions are open: unanswered, or "not sure". */
	readonly open: number;
}

/** Returns every question that applies to the year and the other answers. An entry counts as a yes. */
export function checkedScope(
	returnId: string,
	{ sections }: Pick<CheckAnswers, 'sections'>,
	year: TaxYear,
	returnType: ReturnType = 'individual',
): CheckedScope {
	const section = scopeOf(returnType);
	if (section === undefined) return { told: [], no: [], open: 0 };
	const said = saidIn(sections.find((each) => each.section === section.id));
	const hasEntry = (id: string) => sections.some((each) => each.section === id && each.entries.length > 0);
	const answerOf = (id: string) => (isOpen(said[id]) && hasEntry(id) ? true : (said[id] ?? null));
	const rows = shownQuestions(section, said, year).map(({ id }) => ({
		answer: answerOf(id),
		key: id,
		id: checkedAnswer(section.id, id),
		label: questionWords(section.id, id).label,
		value: answerWord(answerOf(id)),
		to: questionLink(returnId, { section: section.id, question: id }, 'check'),
	}));
	return {
		told: rows.filter(({ answer }) => answer !== false).map(rowOf),
		no: rows.filter(({ answer }) => answer === false).map(rowOf),
		open: rows.filter(({ answer, key }) => isOpen(answer) && key !== 'documents').length,
	};
}

function rowOf({ key, id, label, value, to }: SummaryRow): SummaryRow {
	return { key, id, label, value, to };
}

/** The server sends answers in words. */
function saidIn(
	section: CheckAnswers['sections'][number] | undefined,
): Readonly<Record<string, boolean | ''>> {
	const rows = section?.entries.flatMap((entry) => entry.rows) ?? [];
	const answers = ([true, false, ''] as const).map((answer) => [answerWord(answer), answer] as const);
	const known = new Map<string | null, boolean | ''>(answers);
	return Object.fromEntries(
		rows.flatMap(({ question, value }) => {
			const answer = known.get(value);
			return answer === undefined ? [] : [[question, answer]];
		}),
	);
}
