/** A business's losses: those of earlier years, and how much of this year's is set against other income. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import {
	addLossBroughtForward,
	type BusinessYear,
	changeLossBroughtForward,
	deleteLossBroughtForward,
	deleteLosses,
	type LossBroughtForward,
	type LossesAndClaims,
	listLossesBroughtForward,
	type MtdOutcome,
	type MtdSession,
	type PersonYear,
	putLosses,
	retrieveLosses,
} from '@halfpenny/hmrc';
import { sayMtdYear } from '@halfpenny/messages/mtd-year';
import { succeed } from '../../../platform/result.ts';
import { orNothing } from '../access/failures.ts';
import { nameOf, type SentBusiness } from '../businesses/business.ts';
import { nested, type Rows, rowsIn } from '../quarters/figures.ts';
import { yearBefore } from '../year/days.ts';
import { rowsBelow } from './annual-rows.ts';
import type { YearEndItem } from './item.ts';

/** The answers about a business's losses. */
export type LossesOfBusiness = Pick<
	NonNullable<Facts['trades']>[number],
	'lossBroughtForward' | 'lossAgainstOtherIncome'
>;

const BROUGHT_FORWARD = 'losses.broughtForwardLosses';

/** Whether HMRC accepts a year's losses together with their claims, partial ones too: Losses 7.0, from 2026-27. */
export function takesAllLosses(taxYear: string): boolean {
	return taxYear >= '2026-27';
}

/** The item: losses and claims from 2026-27; before that, only the losses brought forward. */
export function itemOfLosses(
	business: SentBusiness,
	{ lossBroughtForward, lossAgainstOtherIncome }: LossesOfBusiness,
	taxYear: string,
): YearEndItem {
	const earlier = rowsBelow('losses', { broughtForwardLosses: lossBroughtForward });
	const item = {
		key: `losses:${business.businessId}`,
		title: sayMtdYear('yearEnd.losses', { name: nameOf(business) }),
	};
	if (!takesAllLosses(taxYear)) return { ...item, ours: earlier, ...oneByOne(business, earlier) };
	const sideways = rowsBelow('claims.carrySideways', { currentYearGeneralIncome: lossAgainstOtherIncome });
	const ours = { ...earlier, ...sideways };
	return { ...item, ours, ...together(business, ours) };
}

type Ways = Pick<Required<YearEndItem>, 'retrieve' | 'put' | 'remove'>;

function together({ businessId }: SentBusiness, ours: Rows): Ways {
	const of = (year: PersonYear): BusinessYear => ({ ...year, businessId });
	return {
		retrieve: async (session, year) => {
			const held = orNothing(await retrieveLosses(session, of(year)));
			return held.ok ? succeed(held.value && rowsIn(held.value)) : held;
		},
		put: (session, year) => putLosses(session, of(year), nested(ours) as LossesAndClaims),
		remove: (session, year) => deleteLosses(session, of(year)),
	};
}

/** One loss of ours covers all earlier years, as a loss of the previous year. */
function oneByOne({ businessId, type }: SentBusiness, ours: Rows): Ways {
	const of = ({ nino, taxYear }: PersonYear): BusinessYear => ({
		...{ nino, businessId, taxYear: yearBefore(taxYear) },
	});
	const own = (losses: readonly LossBroughtForward[] = []) =>
		losses.find(({ typeOfLoss }) => typeOfLoss === type);
	const change = async (
		session: MtdSession,
		year: PersonYear,
		lossAmount: Pence,
	): Promise<MtdOutcome<unknown>> => {
		const listed = await listLossesBroughtForward(session, of(year));
		if (listed.kind !== 'answered' && !orNothing(listed).ok) return listed;
		const loss = own(listed.kind === 'answered' ? listed.value : []);
		if (loss && lossAmount === 0) return deleteLossBroughtForward(session, of(year), loss.lossId);
		if (loss) return changeLossBroughtForward(session, of(year), { lossId: loss.lossId, lossAmount });
		return addLossBroughtForward(session, of(year), { typeOfLoss: type, lossAmount });
	};
	return {
		retrieve: async (session, year) => {
			const listed = orNothing(await listLossesBroughtForward(session, of(year)));
			if (!listed.ok) return listed;
			const loss = own(listed.value);
			return succeed(loss && { [BROUGHT_FORWARD]: loss.lossAmount });
		},
		put: (session, year) => change(session, year, ours[BROUGHT_FORWARD] ?? pence(0)),
		remove: (session, year) => change(session, year, pence(0)),
	};
}
