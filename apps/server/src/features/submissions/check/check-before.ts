/** Checks a return with very many answers before its transaction begins, so that nothing is held up. */
import type { Queries } from '../../../database/database.ts';
import { todayInTheUk } from '../../../platform/clock.ts';
import { type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { isCostly } from '../../entries/costly.ts';
import { countEntries } from '../../entries/repository.ts';
import { findReturn, type TaxReturnRow } from '../../tax-returns/repository.ts';
import { type CheckedReturn, checkReturn } from './check.ts';
import { checkWork, type ToCheck } from './check-work.ts';
import { loadAnswers, toContent } from './content.ts';

/** The result of a check, and exactly what was checked. */
export interface CheckedBefore {
	readonly of: string;
	readonly checked: Result<CheckedReturn>;
}

/** Everything a return's check depends on. */
export async function readToCheck(
	services: Services,
	queries: Queries,
	taxReturn: TaxReturnRow,
): Promise<ToCheck> {
	const checking = { sender: services.config.hmrc.sender, today: todayInTheUk(services.clock) };
	return { answers: await loadAnswers(services, queries, taxReturn), checking };
}

/** The check of a return as it is now; undefined if checking again is quick. SERVICE_BUSY, STILL_WORKING. */
export async function checkBefore(
	services: Services,
	{ userId, taxReturnId }: { readonly userId: string; readonly taxReturnId: string },
): Promise<Result<CheckedBefore | undefined>> {
	const { database } = services;
	const taxReturn = await findReturn(database, userId, taxReturnId);
	const costly = isCostly(await countEntries(database, taxReturnId));
	if (!taxReturn || !costly) return succeed(undefined);
	const toCheck = await readToCheck(services, database, taxReturn);
	const done = await services.threads.run(checkWork, { userId, costly }, toCheck);
	return done.ok ? succeed({ of: JSON.stringify(toCheck), checked: done.value }) : done;
}

/** The result of checking exactly this: the earlier one, unless something has changed. */
export function resultFor(toCheck: ToCheck, before: CheckedBefore | undefined): Result<CheckedReturn> {
	if (before !== undefined && before.of === JSON.stringify(toCheck)) return before.checked;
	return checkReturn(toContent(toCheck.answers), toCheck.checking);
}
