/** All parts of a return as a task list, and its income in one bar. */
import { isOpen, shownStatus } from '@halfpenny/lifecycle';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { Answered } from '../../api/answered.tsx';
import { LoadFailed } from '../../api/load-failed.tsx';
import { useCalculation } from '../../api/operations/calculation.ts';
import { useDocuments } from '../../api/operations/documents.ts';
import { useEntries } from '../../api/operations/entries.ts';
import { useProposals } from '../../api/operations/proposals.ts';
import { useTaxReturn } from '../../api/operations/tax-returns.ts';
import type { TaxReturn } from '../../api/shapes.ts';
import { dashboardAddress } from '../../returns/dashboard-address.ts';
import { UnlessDeclared } from '../../returns/declared/unless-declared.tsx';
import { documentOf } from '../../returns/proposals.ts';
import { Page } from '../../ui/page.tsx';
import { BackLink, ButtonLink } from '../../ui/screen-link.tsx';
import { IncomeBar } from './income-bar.tsx';
import { hasAmounts } from './progress.ts';
import { TaskList } from './task-list.tsx';

/** The page at `/app/return/:id`. */
export function WholeReturnPage({ returnId }: { readonly returnId: string }) {
	return (
		<Answered title={sayDashboard('whole.short')} width="work" queries={[useTaxReturn(returnId)]}>
			{(taxReturn: TaxReturn) => <Whole taxReturn={taxReturn} />}
		</Answered>
	);
}

function Whole({ taxReturn }: { readonly taxReturn: TaxReturn }) {
	const { id, taxYear, returnType } = taxReturn;
	const personal = returnType === 'individual';
	const entries = useEntries(id);
	const documents = useDocuments(id);
	const proposals = useProposals(id);
	const begun = personal && hasAmounts(entries.data ?? []);
	const calculation = useCalculation(id, begun ? 'read' : 'none');
	return (
		<Page
			title={sayDashboard(personal ? 'whole.title' : 'whole.title.partnership', { taxYear })}
			width="work"
			back={<BackLink to={dashboardAddress(taxReturn)}>{sayDashboard('whole.back')}</BackLink>}
		>
			{entries.error && <LoadFailed failure={entries.error} retry={() => void entries.refetch()} />}
			<TaskList
				taxReturn={taxReturn}
				entries={entries.data}
				failed={entries.isError}
				documents={documents.data ?? []}
				proposals={(proposals.data ?? []).filter((proposal) => documentOf(proposal) !== null)}
			/>
			{begun && calculation.error === null && (
				<UnlessDeclared taxReturn={taxReturn}>
					<IncomeBar calculation={calculation.data} />
				</UnlessDeclared>
			)}
			<div className="no-print">
				<ButtonLink to={`/app/return/${id}/check`}>
					{sayDashboard(isOpen(shownStatus(taxReturn)) ? 'submission.check' : 'whole.check')}
				</ButtonLink>
			</div>
		</Page>
	);
}
