/** The status of a person's final declarations. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { isAccepted, outcomeOf } from '@halfpenny/lifecycle';
import { sayDeclaration } from '@halfpenny/messages/mtd-calculation';
import { sayHmrcRefusal } from '@halfpenny/messages/mtd-year';
import type { Services } from '../../../platform/services.ts';
import { type EventRow, listEvents } from '../../submissions/event-repository.ts';
import { listDeclarations } from './repository.ts';

type Declared = AnswerOf<typeof calls.mtdDeclarations>[number];
type Row = Awaited<ReturnType<typeof listDeclarations>>[number];

/** The declarations of a year in this environment, latest first. */
export async function readDeclarations(
	{ database, config }: Services,
	userId: string,
	taxYear: string,
): Promise<Declared[]> {
	const all = await listDeclarations(database, { userId, taxYear });
	const rows = all.filter(({ environment }) => environment === config.hmrc.environment);
	if (rows.length === 0) return [];
	const events = await listEvents(
		database,
		rows.map(({ id }) => id),
	);
	return rows.map((row) => present(row, taxYear, events));
}

const STATUS = {
	open: 'processing',
	unknown: 'processing',
	accepted: 'accepted',
	rejected: 'rejected',
	failed: 'failed',
} as const;

function present(row: Row, taxYear: string, events: readonly EventRow[]): Declared {
	const { id, state, calculationId, createdAt, respondedAt } = row;
	const isWaiting = state === 'frozen' || state === 'sending';
	return {
		...{ submissionId: id, taxYear, calculationId },
		status: isWaiting ? 'submitting' : STATUS[outcomeOf(state)],
		declaredAt: createdAt.toISOString(),
		respondedAt: respondedAt?.toISOString() ?? null,
		why: whyOf(row, events),
	};
}

function whyOf({ id, state }: Row, events: readonly EventRow[]): string | null {
	if (isAccepted(state)) return null;
	const last = events.findLast(({ submissionId }) => submissionId === id);
	if (state === 'failed') return sayDeclaration('why.notSent');
	if (state === 'released') return sayDeclaration('why.released');
	if (state !== 'rejected') return null;
	const reasons = (last?.detail ?? '').split(' ').map(sayHmrcRefusal).join(' ');
	return sayDeclaration('why.refused', { reasons });
}
