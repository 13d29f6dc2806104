/** The sum of the sliders, step by step, each with its rule and where that comes from. */
import { formatPounds } from '@halfpenny/facts';
import { sayCalculator } from '@halfpenny/messages/calculator';
import { Table } from '../../ui/table.tsx';
import type { Step } from './estimate.ts';

/** The table. */
export function StepTable({ steps }: { readonly steps: readonly Step[] }) {
	return (
		<Table
			caption={sayCalculator('steps')}
			captionHidden
			rows={steps}
			rowKey={({ id }) => id}
			columns={[
				{ key: 'figure', heading: sayCalculator('steps.figure'), cell: (step) => <StepWords step={step} /> },
				{
					key: 'amount',
					heading: sayCalculator('steps.amount'),
					cell: ({ value }) => formatPounds(value),
					figure: true,
				},
			]}
		/>
	);
}

function StepWords({ step: { label, rule, source } }: { readonly step: Step }) {
	return (
		<span className="grid gap-0.5">
			<span className="font-semibold">{label}</span>
			<span className="text-muted">{rule}</span>
			<span className="text-14 text-muted">{source}</span>
		</span>
	);
}
