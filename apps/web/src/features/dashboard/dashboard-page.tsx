/** The dashboard: one return with its answers, its tax and its status. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { Answered } from '../../api/answered.tsx';
import { useService } from '../../api/operations/service.ts';
import { useTaxReturns } from '../../api/operations/tax-returns.ts';
import { useUser } from '../../api/operations/user.ts';
import type { Service, TaxReturn, User } from '../../api/shapes.ts';
import { lazily } from '../../ui/lazily.ts';
import { useChosenReturn } from './chosen-year.ts';
import { ReturnDashboard } from './return-dashboard.tsx';
import type { WithChat } from './with-chat.ts';

/** Loaded when shown: most visits don't need it. */
const NoReturn = lazily(async () => (await import('./no-return.tsx')).NoReturn);
const PartnershipDashboard = lazily(
	async () => (await import('./partnership-dashboard.tsx')).PartnershipDashboard,
);

const NotSentNotices = lazily(async () => (await import('./not-sent-notices.tsx')).NotSentNotices);

/** The page at `/app`. */
export function DashboardPage({ chat }: WithChat) {
	const user = useUser();
	const service = useService();
	const returns = useTaxReturns(user.data?.id);
	const title = sayDashboard('title', { taxYear: service.data?.defaultTaxYear ?? '' });
	return (
		<Answered title={title} width="work" queries={[user, service, returns]}>
			{(person: User, about: Service, all: readonly TaxReturn[]) => (
				<Dashboard user={person} service={about} returns={all} chat={chat} />
			)}
		</Answered>
	);
}

function Dashboard({
	user,
	service,
	returns,
	chat,
}: WithChat & {
	readonly user: User;
	readonly service: Service;
	readonly returns: readonly TaxReturn[];
}) {
	const [chosen, choose] = useChosenReturn(service);
	const { taxYear, returnType } = chosen;
	const taxReturn = returns.find((each) => each.taxYear === taxYear && each.returnType === returnType);
	// No suspense boundary here: the page waits, so that nothing moves under the reader.
	const above = returns.some((each) => each !== taxReturn) && (
		<NotSentNotices {...{ returns, chosen, service }} />
	);
	const filedYears = new Set(
		returns
			.filter((each) => each.returnType === returnType && each.status === 'accepted')
			.map((each) => each.taxYear),
	);
	const common = { service, choose, filedYears, above };
	if (!taxReturn)
		return <NoReturn key={`${taxYear} ${returnType}`} {...common} chosen={chosen} returns={returns} />;
	return returnType === 'partnership' ? (
		<PartnershipDashboard key={taxReturn.id} {...{ ...common, chat }} taxReturn={taxReturn} />
	) : (
		<ReturnDashboard key={taxReturn.id} {...{ ...common, chat }} taxReturn={taxReturn} user={user} />
	);
}
