/** HMRC's Individual Losses 6.0, to 2025-26: the losses that a business brings forward, one by one. Amounts in pence. */
import type { Pence } from '@halfpenny/facts';
import { z } from 'zod';
import type { MtdOutcome } from './outcome.ts';
import { readNothing } from './read-answer.ts';
import { ask, type BusinessYear, type MtdSession, type Operation } from './session.ts';
import { amount, bodyOf, readAs } from './wire.ts';

const kind = z.enum(['self-employment', 'uk-property']);
const listed = z.object({ lossId: z.string(), typeOfLoss: z.string(), lossAmount: amount });
const added = z.object({ lossId: z.string() }).transform(({ lossId }) => lossId);
const lossAmount = z.object({ lossAmount: amount });
const changed = lossAmount.transform(() => true as const);

/** A loss at HMRC. `typeOfLoss` also has kinds we do not send, such as those for Class 4 alone. */
export type LossBroughtForward = z.output<typeof listed>;

/** The kinds of losses we send. */
export type LossKind = z.output<typeof kind>;

const operation = (
	method: Operation['method'],
	{ nino }: Pick<BusinessYear, 'nino'>,
	...parts: readonly string[]
) =>
	({
		api: 'earlierLosses',
		method,
		parts: [nino, 'brought-forward-losses', ...parts],
		scenarios: ['STATEFUL'],
	}) as const;

/** A business's losses from a tax year; refused with 404 when HMRC holds none. */
export function listLossesBroughtForward(
	session: MtdSession,
	business: BusinessYear,
): Promise<MtdOutcome<readonly LossBroughtForward[]>> {
	const list = z.object({ losses: z.array(listed) }).transform(({ losses }) => losses);
	const { businessId, taxYear } = business;
	const asked = operation('GET', business, 'tax-year', taxYear);
	return ask(session, { ...asked, query: { businessId } }, readAs(list));
}

/** Adds a loss from a tax year; the value is HMRC's id for it. */
export function addLossBroughtForward(
	session: MtdSession,
	business: BusinessYear,
	loss: { readonly typeOfLoss: LossKind; readonly lossAmount: Pence },
): Promise<MtdOutcome<string>> {
	const { businessId, taxYear } = business;
	const { typeOfLoss } = loss;
	const amounts = bodyOf(lossAmount, { lossAmount: loss.lossAmount }) as object;
	const body = { taxYearBroughtForwardFrom: taxYear, typeOfLoss, businessId, ...amounts };
	const asked = operation('POST', business, 'tax-year', 'brought-forward-from', taxYear);
	return ask(session, { ...asked, body }, readAs(added));
}

/** Changes the amount of a loss; refused when it already has that amount. */
export function changeLossBroughtForward(
	session: MtdSession,
	business: BusinessYear,
	loss: { readonly lossId: string; readonly lossAmount: Pence },
): Promise<MtdOutcome<true>> {
	const asked = operation('POST', business, loss.lossId, 'tax-year', business.taxYear, 'change-loss-amount');
	const body = bodyOf(lossAmount, { lossAmount: loss.lossAmount });
	return ask(session, { ...asked, body }, readAs(changed));
}

/** Deletes a loss; refused after the final declaration. */
export function deleteLossBroughtForward(
	session: MtdSession,
	business: BusinessYear,
	lossId: string,
): Promise<MtdOutcome<true>> {
	return ask(session, operation('DELETE', business, lossId, 'tax-year', business.taxYear), readNothing);
}
