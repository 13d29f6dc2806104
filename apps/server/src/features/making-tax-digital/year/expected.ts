/** What HMRC expects for a year under Making Tax Digital, as far as we know without asking. */
import { dayInTheUk } from '@halfpenny/facts';
import type { Obligation } from '@halfpenny/lifecycle';
import { firstDayOf, isTaxYear, yearData } from '@halfpenny/years';
import type { Services } from '../../../platform/services.ts';
import { type Business, isSent, quartersOfBusiness } from '../businesses/business.ts';
import { keptBusinesses } from '../businesses/queries.ts';
import { loadKeptYear } from '../quarters/prepare.ts';
import { declaredOn } from './closed.ts';
import { lastDayOf } from './days.ts';

/** In order of time; none for a year without any quarter sent, which is filed by the annual return. */
export async function expectedOf(
	services: Services,
	userId: string,
	taxYear: string,
): Promise<readonly Obligation[]> {
	if (!isTaxYear(taxYear)) return [];
	const updates: Obligation[] = [];
	for (const business of (await keptBusinesses(services, userId)).filter(isSent))
		updates.push(...(await updatesOf(services, business, taxYear)));
	if (updates.every(({ fulfilledOn }) => fulfilledOn === null)) return [];
	return [
		...updates.toSorted((one, other) => (one.to < other.to ? -1 : 1)),
		{
			kind: 'finalDeclaration',
			...{ from: firstDayOf(taxYear), to: lastDayOf(taxYear), due: yearData(taxYear).deadlines.online },
			fulfilledOn: await declaredOn(services, services.database, userId, taxYear),
		},
	];
}

/** A later quarter's update includes the earlier ones. */
async function updatesOf(
	services: Services,
	business: Business,
	taxYear: string,
): Promise<readonly Obligation[]> {
	const { quarters: kept } = await loadKeptYear(services, services.database, business, taxYear);
	const sent = kept.filter(({ submittedAt }) => submittedAt !== null);
	return quartersOfBusiness(business, taxYear).map(({ from, to, due }) => {
		const at = sent.find(({ periodEnd }) => periodEnd >= to)?.submittedAt ?? null;
		return { ...{ kind: 'quarterlyUpdate', from, to, due }, fulfilledOn: at && dayInTheUk(at) };
	});
}
