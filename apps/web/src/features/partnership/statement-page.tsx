/** The partnership statement: the result, each partner's share, and how it was worked out. */
import { formatDay } from '@halfpenny/facts';
import { sayPartnership } from '@halfpenny/messages/partnership';
import { Link } from 'wouter';
import { Answered } from '../../api/answered.tsx';
import type { Answer } from '../../api/operation.ts';
import { usePartnershipStatement } from '../../api/operations/partnership.ts';
import { useTaxReturn } from '../../api/operations/tax-returns.ts';
import type { TaxReturn } from '../../api/shapes.ts';
import { dashboardAddress } from '../../returns/dashboard-address.ts';
import { PartnershipAmounts } from '../../returns/partnership-amounts.tsx';
import { questionLink } from '../../returns/question-link.ts';
import { Details } from '../../ui/details.tsx';
import { formatAmount } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { BackLink } from '../../ui/screen-link.tsx';
import { Table } from '../../ui/table.tsx';

type Statement = Answer<'getPartnershipStatement'>;

/** The page at `/app/return/:id/statement`. */
export function StatementPage({ returnId }: { readonly returnId: string }) {
	return (
		<Answered
			title={sayPartnership('statement.title')}
			queries={[usePartnershipStatement(returnId), useTaxReturn(returnId)]}
		>
			{(statement: Statement, taxReturn: TaxReturn) => (
				<Page
					title={sayPartnership('statement.title')}
					lead={sayPartnership('statement.lead', {
						from: formatDay(statement.period.from),
						to: formatDay(statement.period.to),
					})}
					back={<BackLink to={dashboardAddress(taxReturn)}>{sayPartnership('back')}</BackLink>}
				>
					<Problems problems={statement.problems} returnId={returnId} />
					{statement.amounts.length === 0 ? (
						<p className="text-18">{sayPartnership('statement.empty')}</p>
					) : (
						<PartnershipAmounts statement={statement} level={2} />
					)}
					<ul className="measure grid list-disc gap-2 pl-5 text-16 text-muted">
						{[...statement.notes, sayPartnership('statement.rounding')].map((note) => (
							<li key={note}>{note}</li>
						))}
					</ul>
					{statement.working.length > 0 && <Working working={statement.working} />}
				</Page>
			)}
		</Answered>
	);
}

function Problems({
	problems,
	returnId,
}: {
	readonly problems: Statement['problems'];
	readonly returnId: string;
}) {
	if (problems.length === 0) return null;
	return (
		<Notice tone="doubt" title={sayPartnership('statement.problems')}>
			<ul className="grid list-disc gap-1 pl-5">
				{problems.map((problem) => {
					const to = questionLink(returnId, problem);
					return (
						<li key={`${problem.code} ${problem.message}`}>
							{to === undefined ? (
								problem.message
							) : (
								<Link to={to} className="link">
									{problem.message}
								</Link>
							)}
						</li>
					);
				})}
			</ul>
		</Notice>
	);
}

function Working({ working }: Pick<Statement, 'working'>) {
	return (
		<Details summary={sayPartnership('working.title')}>
			<Table
				caption={sayPartnership('working.lead')}
				rows={working}
				rowKey={({ form, box }) => `${form} ${box}`}
				columns={[
					{ key: 'box', heading: sayPartnership('working.box'), cell: ({ form, box }) => `${form} ${box}` },
					{ key: 'title', heading: sayPartnership('working.what'), cell: ({ title }) => title },
					{
						key: 'amount',
						heading: sayPartnership('working.amount'),
						cell: ({ amount }) => formatAmount(amount),
						figure: true,
					},
				]}
			/>
		</Details>
	);
}
