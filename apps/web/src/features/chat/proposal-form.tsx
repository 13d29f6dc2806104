/** A suggestion's values, which can be corrected before approving. */
import { parsePounds, toPounds } from '@halfpenny/facts';
import { sayChat } from '@halfpenny/messages/chat';
import { type Answer, findSection, type TaxYear } from '@halfpenny/questions';
import { type FormEvent, useState } from 'react';
import { failureProblems } from '../../api/form-problems.ts';
import type { useApproveProposal } from '../../api/operations/proposals.ts';
import type { Proposal } from '../../api/shapes.ts';
import { QuestionField } from '../../interview/question-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type Change = Proposal['changes'][number];

/** How the card approves: it outlives this form. */
export type Approval = ReturnType<typeof useApproveProposal>;

/** Calls `onDone` once it is approved, or left unchanged. */
export function ProposalForm({
	proposal,
	taxYear,
	approval,
	onDone,
}: {
	readonly proposal: Proposal;
	readonly taxYear: TaxYear;
	readonly approval: Approval;
	readonly onDone: () => void;
}) {
	const [changes, setChanges] = useState<readonly Change[]>(proposal.changes);
	const problems = approval.error ? failureProblems(approval.error) : [];
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (approval.isPending) return;
		const body = { changes: changes.map(sendable) };
		approval.mutate({ id: proposal.id, body }, { onSuccess: onDone });
	};
	const answer = (at: number, value: Answer) =>
		setChanges((before) =>
			before.map((change, index) => (index === at ? withAnswer(change, value) : change)),
		);
	return (
		<form noValidate onSubmit={submit} className="no-print mt-3 grid gap-5">
			{problems.map(({ message, remediation }) => (
				<Notice key={message} tone="bad" title={message} live>
					{remediation}
				</Notice>
			))}
			{changes.map((change, index) => (
				<Field
					// biome-ignore lint/suspicious/noArrayIndexKey: the changes of a proposal keep their order
					key={index}
					id={`${proposal.id}-${index}`}
					{...{ change, taxYear }}
					onAnswer={(value) => answer(index, value)}
				/>
			))}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" small busy={approval.isPending && sayChat('proposal.approving')}>
					{sayChat('proposal.save')}
				</Button>
				<Button small look="quiet" onClick={onDone}>
					{sayChat('proposal.cancel')}
				</Button>
			</div>
		</form>
	);
}

/** Removals, and references to other entries, can only be approved or left out as they are. */
function Field({
	id,
	change,
	taxYear,
	onAnswer,
}: {
	readonly id: string;
	readonly change: Change;
	readonly taxYear: TaxYear;
	readonly onAnswer: (value: Answer) => void;
}) {
	if (change.operation === 'remove') return null;
	const { section, field, value } = change;
	const question = findSection(section)?.questions.find((one) => one.id === field);
	if (!question || question.kind === 'entry') return null;
	return <QuestionField {...{ id, section, question, taxYear, value, onAnswer }} />;
}

function withAnswer(change: Change, value: Answer): Change {
	if (change.operation === 'remove' || value === null) return change;
	if (change.operation === 'set') return { ...change, value };
	return { ...change, value: String(value) };
}

/** Amounts added to a figure are sent as plain pounds; everything else as typed, for the server to read. */
function sendable(change: Change): Change {
	if (change.operation !== 'add') return change;
	const read = parsePounds(change.value);
	return read.ok ? { ...change, value: toPounds(read.value) } : change;
}
