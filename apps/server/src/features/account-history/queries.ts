/** The history of an account, page by page. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import type { Services } from '../../platform/services.ts';
import { listReturns } from '../tax-returns/repository.ts';
import { type DeedRow, listDeedsBefore, type Place } from './repository.ts';

const PAGE = 50;

type History = AnswerOf<typeof calls.listHistory>;

/** A page of a person's history: what they did, and what anyone else did to their account. */
export async function historyOf(
	{ database }: Services,
	userId: string,
	before: string | undefined,
): Promise<History> {
	const rows = await listDeedsBefore(database, userId, { before: placeIn(before), most: PAGE + 1 });
	const years = new Map((await listReturns(database, userId)).map(({ id, taxYear }) => [id, taxYear]));
	const shown = rows.slice(0, PAGE);
	const last = shown.at(-1);
	return {
		events: shown.map((row) => present(row, years)),
		next: rows.length > PAGE && last ? `${last.at.toISOString()}_${last.id}` : null,
	};
}

function placeIn(before: string | undefined): Place | undefined {
	const [at, id] = before?.split('_') ?? [];
	const moment = new Date(at ?? '');
	// The contract checks the format only, so a date may not exist.
	return id === undefined || Number.isNaN(moment.getTime()) ? undefined : { at: moment, id };
}

function present(
	{ id, at, action, subject, detail }: DeedRow,
	years: ReadonlyMap<string, string>,
): History['events'][number] {
	const [kind, of = ''] = subject?.split(':') ?? [];
	const taxReturnId = kind === 'taxReturn' ? of : textIn(detail, 'taxReturnId');
	return {
		id,
		at: at.toISOString(),
		action,
		taxYear: years.get(taxReturnId ?? '') ?? textIn(detail, 'taxYear') ?? null,
		passkey: kind === 'passkey' && action === 'session.begun',
	};
}

function textIn(detail: unknown, name: string): string | undefined {
	const value: unknown = typeof detail === 'object' && detail !== null && Reflect.get(detail, name);
	return typeof value === 'string' ? value : undefined;
}
