/** What an amendment changes: the current answers and figures beside those HMRC has. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { isTaken, madeFor } from '@halfpenny/lifecycle';
import type { Queries } from '../../../database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { openSnapshot } from '../lifecycle/sealed.ts';
import { outcomeOf } from '../present.ts';
import { listSubmissions } from '../repository.ts';
import type { CheckedReturn } from './check.ts';
import { previewFrom, type ReturnSource } from './return-source.ts';
import { channelOf } from './sender.ts';
import { changesBetween, type Shown } from './shown.ts';

type Amendment = NonNullable<AnswerOf<typeof calls.checkAnswers>['amendment']>;

/** The amendment made by a checked return, or null if HMRC has no return yet. */
export async function amendmentOf(
	services: Pick<Services, 'vault' | 'config'>,
	queries: Queries,
	{ userId, taxReturnId }: { readonly userId: string; readonly taxReturnId: string },
	{ amended, source, shown }: CheckedReturn,
): Promise<Amendment | null> {
	if (!amended) return null;
	const { vault, config } = services;
	const attempts = await listSubmissions(queries, userId, taxReturnId);
	const taken = madeFor(config.hmrc.environment, attempts).find(isTaken);
	if (!taken) return null;
	const filed = openSnapshot(await vault.cipherOf(queries, userId), taken);
	const { taxOwed, refundAmount } = outcomeOf(filed.source);
	return {
		...{ taxOwed, refundAmount },
		importedAt: taken.importedAt?.toISOString() ?? null,
		changed: [...changesFrom(filed.shown, shown)],
		differs: !sameAtHmrc(services, filed.source, source),
	};
}

/** Only what a person would call a change: an amendment's declaration has its own wording, and rules have versions. */
export function changesFrom(before: Shown, after: Shown) {
	return changesBetween(before, { ...after, declaration: before.declaration }).filter(
		({ question }) => question !== 'rulesVersion',
	);
}

/**
 * Whether HMRC would receive the same for both: the same mark, made the same way. What cannot be built is not the same.
 */
function sameAtHmrc(
	{ config }: Pick<Services, 'config'>,
	before: ReturnSource,
	after: ReturnSource,
): boolean {
	const { sender, agent } = config.hmrc;
	const [old, now] = [before, after].map((source) =>
		previewFrom(source, sender, { channel: channelOf(config.hmrc), agent, amended: false }),
	);
	return old?.ok === true && now?.ok === true && old.irmark.base64 === now.irmark.base64;
}
