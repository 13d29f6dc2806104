/** The dashboard: one return with its answers, its tax and where it is. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { lazy } from 'react';
import { Answered } from '../../app/answered.tsx';
import type { Answer } from '../../app/api/operation.ts';
import { useService } from '../../app/api/operations/get-service.ts';
import { useUser } from '../../app/api/operations/get-user.ts';
import { useTaxReturns } from '../../app/api/operations/list-tax-returns.ts';
import { type Service, useChosenReturn } from './chosen-year.ts';
import { ReturnDashboard } from './return-dashboard.tsx';

/** What most visits do not show is fetched when it is shown. */
const NoReturn = lazy(async () => ({ default: (await import('./no-return.tsx')).NoReturn }));
const PartnershipDashboard = lazy(async () => ({
	default: (await import('./partnership-dashboard.tsx')).PartnershipDashboard,
}));

/** A return as the server gives it. */
export type TaxReturn = Answer<'getTaxReturn'>;

/** The page at `/app`. */
export function DashboardPage() {
	const user = useUser();
	const service = useService();
	const returns = useTaxReturns(user.data?.id);
	const title = sayDashboard('title', { taxYear: service.data?.defaultTaxYear ?? '' });
	return (
		<Answered title={title} width="work" queries={[user, service, returns]}>
			{(person: Answer<'getUser'>, about: Service, all: readonly TaxReturn[]) => (
				<Dashboard user={person} service={about} returns={all} />
			)}
		</Answered>
	);
}

function Dashboard({
	user,
	service,
	returns,
}: {
	readonly user: Answer<'getUser'>;
	readonly service: Service;
	readonly returns: readonly TaxReturn[];
}) {
	const [chosen, choose] = useChosenReturn(service);
	const { taxYear, returnType } = chosen;
	const taxReturn = returns.find((each) => each.taxYear === taxYear && each.returnType === returnType);
	const common = { service, choose };
	if (!taxReturn)
		return (
			<NoReturn key={`${taxYear} ${returnType}`} {...common} chosen={chosen} lived={lastHome(returns)} />
		);
	return returnType === 'partnership' ? (
		<PartnershipDashboard key={taxReturn.id} {...common} taxReturn={taxReturn} />
	) : (
		<ReturnDashboard key={taxReturn.id} {...common} taxReturn={taxReturn} user={user} />
	);
}

/** Where the person lived by their latest return; undefined before the first. */
function lastHome(returns: readonly TaxReturn[]): TaxReturn['jurisdiction'] | undefined {
	const own = returns.filter(({ returnType }) => returnType === 'individual');
	return own.sort((one, other) => one.taxYear.localeCompare(other.taxYear)).at(-1)?.jurisdiction;
}
