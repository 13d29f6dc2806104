/** Accounts waiting to file for a UTR, and the decision on each. Shows only the username and last three digits. */
import { formatMoment } from '@halfpenny/facts';
import { sayAdmin } from '@halfpenny/messages/admin';
import { FailureNotice } from '../../api/failure-notice.tsx';
import { type AdminOperations, useDecideBinding } from '../../api/operations/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { showToast } from '../../ui/toast-store.ts';

type Waiting = AdminOperations['bindings'][number];

/** The decisions available. Another account's UTR can only be moved. */
const decisions = {
	firstFiling: ['approve', 'decline'],
	boundElsewhere: ['move', 'decline'],
} as const;

export function Bindings({ bindings }: { readonly bindings: readonly Waiting[] }) {
	return (
		<Card title={sayAdmin('bindings')}>
			{bindings.length === 0 ? (
				<p>{sayAdmin('bindings.none')}</p>
			) : (
				<ul className="divide-y divide-line border-y border-line text-16">
					{bindings.map((binding) => (
						<Binding key={binding.id} binding={binding} />
					))}
				</ul>
			)}
		</Card>
	);
}

function Binding({ binding }: { readonly binding: Waiting }) {
	const { id, username, lastThreeDigits: digits, reason, askedAt } = binding;
	const decide = useDecideBinding();
	const who = sayAdmin('bindings.who', { username, digits });
	const decideOn = (decision: 'approve' | 'decline' | 'move') =>
		decide.mutate(
			{ id, body: { decision } },
			{ onSuccess: () => showToast({ title: sayAdmin(`bindings.${decision}.done`) }) },
		);
	return (
		<li className="grid gap-2 py-3">
			<p id={`binding-${id}`} className="font-semibold wrap-anywhere">
				{who}
			</p>
			<p>{sayAdmin(`bindings.${reason}`)}</p>
			<p className="text-14 text-muted">{sayAdmin('bindings.asked', { when: formatMoment(askedAt) })}</p>
			<div className="flex flex-wrap gap-3">
				{decisions[reason].map((decision) => (
					<Button
						key={decision}
						look="secondary"
						small
						aria-describedby={`binding-${id}`}
						busy={
							decide.isPending && decide.variables.body.decision === decision && sayAdmin('bindings.busy')
						}
						onClick={() => decideOn(decision)}
					>
						{sayAdmin(`bindings.${decision}`)}
					</Button>
				))}
			</div>
			<FailureNotice failure={decide.error} />
		</li>
	);
}
