/** Asks HMRC to calculate a year. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { type CalculationType, triggerCalculation } from '@halfpenny/hmrc';
import { audit } from '../../../platform/audit-repository.ts';
import { todayInTheUk } from '../../../platform/clock.ts';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { resultOf } from '../access/failures.ts';
import { type MtdCaller, openFor } from '../access/hmrc-access.ts';
import { checkOpen } from '../year/closed.ts';
import { lastDayOf } from '../year/days.ts';
import { presentAsked } from './queries.ts';
import { insertAsked } from './repository.ts';

/** What the person asks for. */
export interface CalculationAsked {
	readonly taxYear: string;
	readonly calculationType: Exclude<CalculationType, 'intent-to-amend'>;
}

/** Asks HMRC to calculate. MTD_NO_UPDATES, MTD_YEAR_NOT_ENDED, MTD_YEAR_DECLARED, and the errors of opening access. */
export async function triggerFor(
	services: Services,
	caller: MtdCaller,
	{ taxYear, calculationType: type }: CalculationAsked,
): Promise<Result<AnswerOf<typeof calls.triggerMtdCalculation>>> {
	const { database, clock, config } = services;
	const { userId } = caller;
	if (type === 'intent-to-finalise') {
		if (todayInTheUk(clock) <= lastDayOf(taxYear)) return fail('MTD_YEAR_NOT_ENDED');
		const open = await checkOpen(services, database, userId, taxYear);
		if (!open.ok) return open;
	}
	const access = await openFor(services, caller);
	if (!access.ok) return access;
	const { mtd: session, nino } = access.value;
	const triggered = resultOf(await triggerCalculation(session, { nino, taxYear }, type));
	if (!triggered.ok) return triggered;
	const at = clock.now();
	const row = {
		...{ calculationId: triggered.value, userId, environment: config.hmrc.environment, taxYear, type },
		...{ triggeredAt: at, shownAt: null, outdatedAt: null, sealedShown: null },
	};
	await insertAsked(database, row);
	await audit(database, { at, userId, action: 'mtd.calculation.asked', detail: { taxYear, type } });
	return succeed(presentAsked(row));
}
