/** A share passed on by a partnership, to approve or leave out. Nothing changes until then. */
import { formatDay } from '@halfpenny/facts';
import { sayPartnership } from '@halfpenny/messages/partnership';
import { questionWords } from '@halfpenny/messages/questions';
import { factOf, findSection, presentAnswer } from '@halfpenny/questions';
import { useLocation } from 'wouter';
import { Answered } from '../../api/answered.tsx';
import { isApiFailure } from '../../api/failure.ts';
import { failureProblems } from '../../api/form-problems.ts';
import { useApproveProposal, useDeclineProposal, useProposals } from '../../api/operations/proposals.ts';
import { useTaxReturn } from '../../api/operations/tax-returns.ts';
import type { Proposal, TaxReturn } from '../../api/shapes.ts';
import { dashboardAddress } from '../../returns/dashboard-address.ts';
import { effectWords, entryAddress } from '../../returns/proposals.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { BackLink, ButtonLink } from '../../ui/screen-link.tsx';
import { SummaryList, type SummaryRow } from '../../ui/summary-list.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** The page at `/app/return/:id/partnership-code/:proposalId`. */
export function HandedSharePage({
	returnId,
	proposalId,
}: {
	readonly returnId: string;
	readonly proposalId: string;
}) {
	return (
		<Answered
			title={sayPartnership('handed.title')}
			queries={[useProposals(returnId), useTaxReturn(returnId)]}
		>
			{(proposals: readonly Proposal[], taxReturn: TaxReturn) => {
				const proposal = proposals.find(({ id }) => id === proposalId);
				return proposal?.status === 'open' ? (
					<Open proposal={proposal} taxReturn={taxReturn} />
				) : (
					<Closed proposal={proposal} taxReturn={taxReturn} />
				);
			}}
		</Answered>
	);
}

interface Shown<Known> {
	readonly proposal: Known;
	readonly taxReturn: TaxReturn;
}

function Open({ proposal, taxReturn }: Shown<Proposal>) {
	const [, navigate] = useLocation();
	const { id: proposalId } = proposal;
	const approve = useApproveProposal(taxReturn.id);
	const decline = useDeclineProposal(taxReturn.id);
	const failure = approve.error ?? decline.error;
	const problems = failure ? failureProblems(failure) : [];
	const effect = effectWords(proposal);
	// Closing it replaces this screen, so what follows must not depend on it.
	const add = async () => {
		const approved = await approve.mutateAsync({ id: proposalId, body: {} });
		showToast({ title: sayPartnership('handed.added') });
		navigate(entryAddress(approved.proposal) ?? dashboardAddress(taxReturn));
	};
	const leaveOut = async () => {
		await decline.mutateAsync({ id: proposalId });
		navigate(dashboardAddress(taxReturn));
	};
	return (
		<Page
			title={sayPartnership('handed.title')}
			lead={sayPartnership('handed.lead', { taxYear: taxReturn.taxYear })}
			back={<BackLink to={dashboardAddress(taxReturn)}>{sayPartnership('back')}</BackLink>}
			hasProblem={problems.length > 0}
			summary={<ErrorSummary problems={problems} />}
		>
			{proposal.notices.map(({ code, message }) => (
				<Notice key={code} tone="doubt">
					{message}
				</Notice>
			))}
			<SummaryList rows={rowsOf(proposal)} />
			{effect && <p className="text-16 figures">{effect}</p>}
			<div className="flex flex-wrap items-center gap-3">
				<Button
					busy={approve.isPending && sayPartnership('handed.adding')}
					onClick={() => void add().catch(unlessRefused)}
				>
					{sayPartnership('handed.add')}
				</Button>
				<Button
					look="secondary"
					busy={decline.isPending && sayPartnership('handed.leaving')}
					onClick={() => void leaveOut().catch(unlessRefused)}
				>
					{sayPartnership('handed.leave')}
				</Button>
			</div>
		</Page>
	);
}

/** A refusal is shown on the page; anything else is a bug. */
function unlessRefused(thrown: unknown): void {
	if (!isApiFailure(thrown)) throw thrown;
}

/** What was passed on, without answers that only open other questions. */
function rowsOf({ changes }: Proposal): readonly SummaryRow[] {
	return changes.flatMap((change) => {
		if (change.operation !== 'set') return [];
		const { section: name, field: id, value } = change;
		const question = findSection(name)?.questions.find((each) => each.id === id);
		if (!question || factOf(question) === null) return [];
		const figure = question.kind === 'money' || question.kind === 'signedMoney';
		const shown = presentAnswer(name, question, value);
		return [{ key: id, label: questionWords(name, id).label, value: formatDay(shown), figure }];
	});
}

function Closed({ proposal, taxReturn }: Shown<Proposal | undefined>) {
	const entry = proposal && entryAddress(proposal);
	return (
		<Page title={sayPartnership('handed.closed')} lead={sayPartnership('handed.closed.text')}>
			<div>
				<ButtonLink to={entry ?? dashboardAddress(taxReturn)}>{sayPartnership('back')}</ButtonLink>
			</div>
		</Page>
	);
}
