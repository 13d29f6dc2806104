/** HMRC's Obligations 3.0: which updates and which final declarations are due, and which HMRC has. */
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

/** Something that is due. Dates are `YYYY-MM-DD`; it may stay `open` for up to an hour after HMRC has it. */
export type Obligation = z.output<typeof obligation>;

/** The quarterly updates of one business. */
export type BusinessObligations = z.output<typeof businessObligations>;

/** Which obligations are asked for. Both dates or neither, at most 366 days apart. */
export type ObligationsAsked = {
	readonly fromDate?: string;
	readonly toDate?: string;
	readonly status?: Obligation['status'];
	/** A business is named with its type. */
	readonly business?: Pick<BusinessObligations, 'typeOfBusiness' | 'businessId'>;
};

/** Quarterly updates of a person's businesses. None at all is refused with 404. */
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

/** A person's final declarations: of one tax year, such as `2026-27`, or of the last four. None is refused with 404. */
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
