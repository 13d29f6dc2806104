/** Whether a tax year has been filed with HMRC, or is about to be, and which way. */
import { dayInTheUk } from '@halfpenny/facts';
import { isAccepted, isOnItsWay } from '@halfpenny/lifecycle';
import type { Queries } from '../../../database/database.ts';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { listSubmissions } from '../../submissions/repository.ts';
import { listReturns, type TaxReturnRow } from '../../tax-returns/repository.ts';

/** What closes a year: a final declaration, one on its way, or a return sent through the other channel. */
type ClosedBy = 'declared' | 'declaring' | 'annualReturn';

/** A person's own return for a year, if they began one. */
export async function findYearsReturn(
	queries: Queries,
	userId: string,
	taxYear: string,
): Promise<TaxReturnRow | undefined> {
	const all = await listReturns(queries, userId);
	return all.find((one) => one.taxYear === taxYear && one.returnType === 'individual');
}

type Config = Pick<Services, 'config'>;

/** What closes a person's year in this environment; null while it is open. */
export async function closedBy(
	services: Config,
	queries: Queries,
	userId: string,
	taxYear: string,
): Promise<ClosedBy | null> {
	const attempts = await closingAttempts(services, queries, userId, taxYear);
	if (attempts.length === 0) return null;
	if (attempts.some(({ channel }) => channel === 'transaction-engine')) return 'annualReturn';
	return attempts.some(({ state }) => isAccepted(state)) ? 'declared' : 'declaring';
}

/** The UK date of the final declaration HMRC has, ISO; null without one. */
export async function declaredOn(
	services: Config,
	queries: Queries,
	userId: string,
	taxYear: string,
): Promise<string | null> {
	const attempts = await closingAttempts(services, queries, userId, taxYear);
	const declared = attempts.find(({ channel, state }) => channel === 'mtd' && isAccepted(state));
	return declared ? dayInTheUk(declared.createdAt) : null;
}

/** The attempts at a person's year that HMRC has, or may have. */
async function closingAttempts({ config }: Config, queries: Queries, userId: string, taxYear: string) {
	const taxReturn = await findYearsReturn(queries, userId, taxYear);
	if (!taxReturn) return [];
	return (await listSubmissions(queries, userId, taxReturn.id)).filter(
		({ environment, state, seenAtHmrcAt }) =>
			environment === config.hmrc.environment &&
			(isAccepted(state) || isOnItsWay(state) || seenAtHmrcAt !== null),
	);
}

const ERRORS = {
	declared: 'MTD_YEAR_DECLARED',
	declaring: 'MTD_DECLARATION_UNDER_WAY',
	annualReturn: 'MTD_FILED_ANOTHER_WAY',
} as const;

/** MTD_YEAR_DECLARED, MTD_DECLARATION_UNDER_WAY or MTD_FILED_ANOTHER_WAY once a year is closed. */
export async function checkOpen(
	services: Config,
	queries: Queries,
	userId: string,
	taxYear: string,
): Promise<Result<null>> {
	const closed = await closedBy(services, queries, userId, taxYear);
	return closed ? fail(ERRORS[closed]) : succeed(null);
}

/** The first tax year whose updates are cumulative: earlier ones are shown, not sent. */
const FIRST_SENT = '2025-26';

/** Whether anything of a year can be sent from here. */
export function canSend(taxYear: string): boolean {
	return taxYear >= FIRST_SENT;
}
