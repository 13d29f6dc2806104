/** The tab "Obligations": the business's obligations in the chosen year, as HMRC has them. */
import { formatDay } from '@halfpenny/facts';
import { sayMtd } from '@halfpenny/messages/mtd';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { useMtdObligations } from '../../api/operations/mtd.ts';
import type { MtdBusiness, MtdObligation } from '../../api/shapes.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { keepDates } from '../../ui/dates.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { obligationPeriod } from './obligation-period.ts';
import type { Shown } from './shown.ts';
import type { Choice } from './use-choice.ts';
import { quarterWords } from './words.ts';

interface TabProps {
	readonly shown: Shown;
	readonly choose: (changed: Partial<Choice>) => void;
}

export function ObligationsTab({ shown, choose }: TabProps) {
	if (!shown.connected) return <p className="text-18">{sayMtd('obligations.connect')}</p>;
	if (!shown.business) return <p className="text-18">{sayMtd('noBusiness')}</p>;
	return <OfBusiness business={shown.business} shown={shown} choose={choose} />;
}

function OfBusiness({ business, shown, choose }: TabProps & { readonly business: MtdBusiness }) {
	const { data, error } = useMtdObligations(
		business.businessId,
		obligationPeriod(shown.taxYear, business),
		shown.scenario,
	);
	if (!data)
		return error ? (
			<FailureNotice failure={error} />
		) : (
			<Skeleton>
				<Bone className="h-32 w-full" />
			</Skeleton>
		);
	if (data.length === 0) return <p className="text-18">{sayMtd('obligations.none')}</p>;
	return (
		<Table<MtdObligation>
			caption={sayMtd('tab.obligations')}
			captionHidden
			rows={data}
			rowKey={({ periodStart, periodEnd, obligationType }) => `${obligationType} ${periodStart} ${periodEnd}`}
			columns={[
				{
					...{ key: 'type', heading: sayMtd('obligations.type') },
					cell: (one) => (
						<>
							{one.obligationType}
							{one.quarter !== null && (
								<>
									: <span className="whitespace-nowrap">{quarterWords(one.quarter)}</span>
								</>
							)}
							<span className="block text-14 text-muted sm:hidden">{periodOf(one)}</span>
							<span className="block text-14 text-muted sm:hidden">
								{sayMtd('line.due', { date: formatDay(one.dueDate) })}
							</span>
						</>
					),
				},
				{
					...{ key: 'period', heading: sayMtd('obligations.period'), wide: true },
					cell: periodOf,
				},
				{
					...{ key: 'due', heading: sayMtd('obligations.due'), wide: true },
					cell: ({ dueDate }) => <span className="whitespace-nowrap">{formatDay(dueDate)}</span>,
				},
				{
					...{ key: 'status', heading: sayMtd('obligations.status') },
					cell: (one) => <Status obligation={one} choose={choose} canSubmit={business.canSubmit} />,
				},
			]}
		/>
	);
}

function periodOf({ periodStart, periodEnd }: MtdObligation) {
	return keepDates(sayMtd('line.dates', { from: formatDay(periodStart), to: formatDay(periodEnd) }));
}

function Status({
	obligation: { status, sentByUs, quarter },
	choose,
	canSubmit,
}: {
	readonly obligation: MtdObligation;
	readonly choose: TabProps['choose'];
	readonly canSubmit: boolean;
}) {
	const open = status === 'Open';
	return (
		<span className="flex flex-wrap items-center gap-x-4 gap-y-1">
			<Badge tone={open ? 'plain' : 'good'}>
				{sayMtd(open ? 'obligations.open' : 'obligations.fulfilled')}
			</Badge>
			{open && sentByUs && <span className="text-14 text-muted">{sayMtd('line.sent')}</span>}
			{open && !sentByUs && canSubmit && quarter !== null && (
				<Button look="quiet" small onClick={() => choose({ tab: 'quarterly', quarter })}>
					{sayMtd('obligations.prepare')}
					<span className="sr-only">: {quarterWords(quarter)}</span>
				</Button>
			)}
		</span>
	);
}
