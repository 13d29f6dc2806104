/** A change suggested in an answer: before, after, its effect on the tax, and buttons to accept or decline. */
import { sayChat } from '@halfpenny/messages/chat';
import { isTaxYear } from '@halfpenny/years';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { describeFailure } from '../../api/failure.ts';
import { useApproveProposal, useDeclineProposal, useProposals } from '../../api/operations/proposals.ts';
import type { ChatMessage, Proposal } from '../../api/shapes.ts';
import { effectWords, entryAddress } from '../../returns/proposals.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ChatAbout } from './chat-about.ts';
import { type Approval, ProposalForm } from './proposal-form.tsx';

type Rows = NonNullable<ChatMessage['metadata']['proposals']>[number]['rows'];

interface CardProps {
	readonly id: string;
	readonly rows: Rows;
	readonly taxReturn: ChatAbout['taxReturn'];
	/** Whether the return can be changed. */
	readonly open: boolean;
}

/** Only pressing its button changes anything. */
export function ProposalCard({ id, rows, taxReturn, open }: CardProps) {
	const proposals = useProposals(taxReturn.id);
	const proposal = proposals.data?.find((one) => one.id === id);
	// Here and not beside the buttons: those are gone by the time the answer is.
	const approval = useApproveProposal(taxReturn.id);
	const declining = useDeclineProposal(taxReturn.id);
	const [changing, change] = useState(false);
	const status = useRef<HTMLDivElement>(null);
	// The pressed button disappears, so the outcome takes the focus.
	const onDone = () => requestAnimationFrame(() => status.current?.focus());
	return (
		<section
			ref={status}
			tabIndex={-1}
			aria-label={sayChat('proposal.title')}
			className="max-w-xl rounded-card border-2 border-edge bg-card p-4"
		>
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h3 className="text-18">
					{sayChat(proposal && proposal.status !== 'open' ? 'proposal.title.closed' : 'proposal.title')}
				</h3>
				{proposal && <State proposal={proposal} />}
			</div>
			{changing && proposal?.status === 'open' && isTaxYear(taxReturn.taxYear) ? (
				<ProposalForm
					proposal={proposal}
					taxYear={taxReturn.taxYear}
					approval={approval}
					onDone={() => {
						change(false);
						onDone();
					}}
				/>
			) : (
				<>
					<Changes rows={rows} />
					{proposal && <p className="figures mt-3 text-16">{effectWords(proposal)}</p>}
					{proposal?.status === 'open' && open && (
						<Decide {...{ proposal, approval, declining, onDone }} onChange={() => change(true)} />
					)}
					{proposal && <Outcome proposal={proposal} />}
				</>
			)}
		</section>
	);
}

function State({ proposal: { status } }: { readonly proposal: Proposal }) {
	if (status === 'open') return null;
	return <Badge tone={status === 'approved' ? 'good' : 'plain'}>{sayChat(`proposal.badge.${status}`)}</Badge>;
}

function Changes({ rows }: { readonly rows: Rows }) {
	const entries = [...new Set(rows.map(({ entry }) => entry))];
	return entries.map((entry) => (
		<div key={entry} className="mt-3">
			<h4 className="font-sans text-14 font-semibold text-muted">{entry}</h4>
			<dl className="mt-1 divide-y divide-line border-y border-line text-16">
				{rows
					.filter((row) => row.entry === entry)
					.map(({ question, before, after }) => (
						<div key={question} className="grid gap-x-4 py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
							<dt>{question}</dt>
							<dd className="figures sm:text-right">
								{before !== null && (
									<>
										<span className="sr-only">{sayChat('proposal.before')} </span>
										<del className="text-muted">{before}</del>{' '}
									</>
								)}
								<span className="sr-only">{sayChat('proposal.after')} </span>
								<strong className="font-semibold">{after ?? sayChat('proposal.removed')}</strong>
							</dd>
						</div>
					))}
			</dl>
		</div>
	));
}

function Decide({
	proposal: { id },
	approval,
	declining,
	onChange,
	onDone,
}: {
	readonly proposal: Proposal;
	readonly approval: Approval;
	readonly declining: ReturnType<typeof useDeclineProposal>;
	readonly onChange: () => void;
	readonly onDone: () => void;
}) {
	const failure = approval.error ?? declining.error;
	const busy = approval.isPending || declining.isPending;
	const approve = () => {
		if (!busy) approval.mutate({ id, body: {} }, { onSuccess: onDone });
	};
	const decline = () => {
		if (!busy) declining.mutate({ id }, { onSuccess: onDone });
	};
	const words = failure && describeFailure(failure);
	return (
		<div className="no-print mt-4 grid gap-3">
			{words && (
				<Notice tone="bad" title={words.title} live>
					{words.detail}
				</Notice>
			)}
			<div className="flex flex-wrap gap-3">
				<Button small onClick={approve} busy={approval.isPending && sayChat('proposal.approving')}>
					{sayChat('proposal.approve')}
				</Button>
				<Button small look="secondary" onClick={onChange}>
					{sayChat('proposal.change')}
				</Button>
				<Button small look="quiet" onClick={decline}>
					{sayChat('proposal.no')}
				</Button>
			</div>
		</div>
	);
}

/** Its outcome. */
function Outcome({ proposal }: { readonly proposal: Proposal }) {
	const { status } = proposal;
	if (status === 'open') return null;
	const entry = status === 'approved' ? entryAddress(proposal) : undefined;
	return (
		<p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-16">
			{sayChat(`proposal.${status}`)}
			{entry && (
				<Link to={entry} className="link">
					{sayChat('proposal.see')}
				</Link>
			)}
		</p>
	);
}
