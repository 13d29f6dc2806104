/** Whether a tax year is settled with HMRC already, or about to be, and in which way: it is one way or the other. */
import { dayInTheUk } from '@halfpenny/facts';
import { isAccepted, isOnItsWay } from '@halfpenny/lifecycle';
import type { Queries } from '../../../database/database.ts';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { listSubmissions } from '../../submissions/repository.ts';
import { listReturns, type TaxReturnRow } from '../../tax-returns/repository.ts';

/** How a year is closed: a final declaration, one on its way, or a return sent through the other channel. */
type ClosedBy = 'declared' | 'declaring' | 'annualReturn';

/** A person's own return of a year, if they began one. */
export async function findYearsReturn(
	queries: Queries,
	userId: string,
	taxYear: string,
): Promise<TaxReturnRow | undefined> {
	const all = await listReturns(queries, userId);
	return all.find((one) => one.taxYear === taxYear && one.returnType === 'individual');
}

type Config = Pick<Services, 'config'>;

/** How a person's year is closed at this HMRC; null while it is open. */
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

/** The day in the UK on which a person made the final declaration that HMRC has, as an ISO date; null without one. */
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

/** MTD_YEAR_DECLARED, MTD_DECLARATION_UNDER_WAY or MTD_FILED_ANOTHER_WAY when a year takes nothing more. */
export async function checkOpen(
	services: Config,
	queries: Queries,
	userId: string,
	taxYear: string,
): Promise<Result<null>> {
	const closed = await closedBy(services, queries, userId, taxYear);
	return closed ? fail(ERRORS[closed]) : succeed(null);
}

/** The first tax year whose updates are the year to date: earlier ones are shown, not sent. */
const FIRST_SENT = '2025-26';

/** Whether anything of a year can be sent from here. */
export function canSend(taxYear: string): boolean {
	return taxYear >= FIRST_SENT;
}
