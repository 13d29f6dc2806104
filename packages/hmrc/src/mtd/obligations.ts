/** HMRC's Obligations 3.0: which updates and final declarations are due, and which HMRC has. */
import { z } from 'zod';
import type { MtdOutcome } from './outcome.ts';
import { ask, type MtdSession } from './session.ts';
import { readAs } from './wire.ts';

const status = z.enum(['open', 'fulfilled']);

const obligation = z.object({
	periodStartDate: z.string(),
	periodEndDate: z.string(),
	dueDate: z.string(),
	status,
	receivedDate: z.string().optional(),
});

const businessObligations = z.object({
	typeOfBusiness: z.enum(['self-employment', 'uk-property', 'foreign-property']),
	businessId: z.string(),
	obligationDetails: z.array(obligation),
});

/** Something due. Dates are `YYYY-MM-DD`; it may stay `open` for up to an hour after HMRC has received it. */
export type Obligation = z.output<typeof obligation>;

/** The quarterly updates of one business. */
export type BusinessObligations = z.output<typeof businessObligations>;

/** Which obligations to ask for. Both dates or neither, at most 366 days apart. */
export type ObligationsAsked = {
	readonly fromDate?: string;
	readonly toDate?: string;
	readonly status?: Obligation['status'];
	/** A business needs its type too. */
	readonly business?: Pick<BusinessObligations, 'typeOfBusiness' | 'businessId'>;
};

/** Quarterly updates of a person's businesses. HMRC refuses with 404 if there are none. */
export function incomeAndExpenditureObligations(
	session: MtdSession,
	nino: string,
	{ business, ...asked }: ObligationsAsked,
): Promise<MtdOutcome<readonly BusinessObligations[]>> {
	const list = z.object({ obligations: z.array(businessObligations) }).transform((one) => one.obligations);
	return ask(
		session,
		{
			api: 'obligations',
			method: 'GET',
			parts: [nino, 'income-and-expenditure'],
			query: { ...asked, typeOfBusiness: business?.typeOfBusiness, businessId: business?.businessId },
			scenarios: ['DYNAMIC', 'FULFILLED', 'OPEN'],
		},
		readAs(list),
	);
}

/**
 * A person's final declarations: for one tax year, such as `2026-27`, or the last four. HMRC refuses with 404 if there
 * are none.
 */
export function finalDeclarationObligations(
	session: MtdSession,
	nino: string,
	taxYear?: string,
): Promise<MtdOutcome<readonly Obligation[]>> {
	const list = z.object({ obligations: z.array(obligation) }).transform((one) => one.obligations);
	return ask(
		session,
		{
			api: 'obligations',
			method: 'GET',
			parts: [nino, 'crystallisation'],
			query: { taxYear },
			scenarios: ['DYNAMIC'],
		},
		readAs(list),
	);
}
