/** The words in an export's table instead of codes: choices, dates and statuses, as on the screens. */
import { formatDay, formatMoment } from '@halfpenny/facts';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { sayFiling } from '@halfpenny/messages/filing';
import { questionWords } from '@halfpenny/messages/questions';
import { findSection, presentAnswer } from '@halfpenny/questions';
import type { ExportedReturn } from './content.ts';
import type { Cell } from './csv.ts';

type Entry = ExportedReturn['entries'][number];
type Status = Pick<ExportedReturn['taxReturn'], 'status' | 'submissionStatus'>;

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT/;

/** A date as `5 April 2026`, an instant with the time in the United Kingdom; anything else unchanged. */
export function dayInWords(cell: Cell): Cell {
	if (typeof cell !== 'string') return cell;
	if (ISO_DAY.test(cell)) return formatDay(cell);
	return ISO_MOMENT.test(cell) ? formatMoment(cell) : cell;
}

/** An answer as the screens show it. Amounts stay plain, so that a spreadsheet can add them. */
export function answerCell({ section: id, answers }: Entry, name: string, entries: readonly Entry[]): Cell {
	const answer = answers[name];
	const question = findSection(id)?.questions.find((one) => one.id === name);
	if (!question || question.kind === 'money' || question.kind === 'signedMoney') return answer;
	return presentAnswer(id, question, answer, (entryId) => nameOf(entryId, entries));
}

/** The name of an entry that another refers to. */
function nameOf(id: string, entries: readonly Entry[]): string | undefined {
	const entry = entries.find((one) => one.id === id);
	const title = entry && findSection(entry.section)?.title;
	const name = title ? entry.answers[title] : undefined;
	return typeof name === 'string' ? name : undefined;
}

/** A detail of a person: a choice or date in words. */
export function detailCell(name: string, value: Cell): Cell {
	return questionWords('profile', name).choices?.[String(value)] ?? dayInWords(value);
}

/** The status of a return, in the words of its badge. */
export function statusWords({ status, submissionStatus }: Status): string {
	return sayDashboard(submissionStatus === 'unknown' ? 'badge.unknown' : `badge.${status}`);
}

/** The status of an attempt, in the words of its page; a state without words is returned as it is. */
export function stateWords(state: string): string {
	const known = STATES.find((one) => one === state);
	return known === undefined ? state : sayFiling(`state.${known}`);
}

const STATES = [
	...(['frozen', 'sending', 'acknowledged', 'polling', 'unknown'] as const),
	...(['accepted', 'rejected', 'failed', 'released', 'deleted'] as const),
];
