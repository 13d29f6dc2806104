/** A year under Making Tax Digital that is still open. Once declared it is accepted, as an annual return is. */
import { formatDay, formatDayOfYear } from '@halfpenny/facts';
import type { NextStepInput, Obligation } from './input.ts';
import type { Action, ActionWords, NextStep } from './step.ts';

/** Returns the step; undefined if HMRC expects nothing more, or the declaration is on its way. */
export function makingTaxDigitalStep({
	obligations,
	status,
	today,
	taxYear,
}: NextStepInput): NextStep | undefined {
	if (obligations.length === 0 || status !== 'draft') return undefined;
	const open = obligations.filter(({ fulfilledOn }) => fulfilledOn === null);
	const update = open.find(({ kind }) => kind === 'quarterlyUpdate');
	if (update && update.to < today) return updateDue(update, today);
	if (update) return step('updateSent', update, 'do.updates');
	const declaration = open.find(({ kind }) => kind === 'finalDeclaration');
	if (!declaration) return undefined;
	const params = { taxYear, date: formatDay(declaration.due) };
	return { ...base(declaration, 'do.finishYear'), state: 'yearEnd', headline: { id: 'yearEnd', params } };
}

function updateDue(update: Obligation, today: string): NextStep {
	const id = update.due < today ? 'updateDue.past' : 'updateDue';
	const params = { from: month(update.from), to: month(update.to), date: formatDay(update.due) };
	return { ...base(update, 'do.prepareUpdate'), state: 'updateDue', headline: { id, params } };
}

function step(state: 'updateSent', obligation: Obligation, words: MtdWords): NextStep {
	const params = { date: formatDay(obligation.due) };
	return { ...base(obligation, words), state, headline: { id: state, params } };
}

type MtdWords = Extract<ActionWords['id'], 'do.prepareUpdate' | 'do.updates' | 'do.finishYear'>;

function base({ due }: Obligation, id: MtdWords) {
	const action: Action = { words: { id }, place: { page: 'makingTaxDigital' } };
	return { action, due, readyToSend: false };
}

/** Returns the month of an ISO date in words. */
function month(date: string): string {
	return formatDayOfYear(date.slice(5)).split(' ')[1] ?? date;
}
