/** A calculation step by step, each step with its rule and source. */
import { formatPounds } from '@halfpenny/facts';
import { sayChart } from '@halfpenny/messages/charts';
import { Table } from '../../ui/table.tsx';
import type { Step } from './main-steps.ts';

/** `caption` names the table for screen readers. */
export function StepTable({ steps, caption }: { readonly steps: readonly Step[]; readonly caption: string }) {
	return (
		<Table
			caption={caption}
			captionHidden
			rows={steps}
			rowKey={({ id }) => id}
			columns={[
				{ key: 'figure', heading: sayChart('steps.figure'), cell: (step) => <StepWords step={step} /> },
				{
					key: 'amount',
					heading: sayChart('steps.amount'),
					cell: ({ value }) => formatPounds(value),
					figure: true,
				},
			]}
		/>
	);
}

function StepWords({ step: { label, rule, source, sum } }: { readonly step: Step }) {
	return (
		<span className="grid gap-0.5">
			<span className="font-semibold">{label}</span>
			<span className="text-muted">{rule}</span>
			{sum !== '' && <span className="figures">{sum}</span>}
			<span className="text-14 text-muted">{source}</span>
		</span>
	);
}
