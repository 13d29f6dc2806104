/** How Jo's tax is worked out: the main steps, each with its rule and where that comes from. */
import { formatPounds } from '@halfpenny/facts';
import { sayDemo } from '@halfpenny/messages/demo';
import { Table } from '../../ui/table.tsx';
import type { DemoReturn } from './jo.ts';

type DemoStep = DemoReturn['steps'][number];

/** The table. */
export function DemoWorking({ steps }: Pick<DemoReturn, 'steps'>) {
	return (
		<section aria-labelledby="working">
			<h2 id="working" className="mb-4 text-28">
				{sayDemo('summary.working')}
			</h2>
			<Table
				caption={sayDemo('summary.working')}
				captionHidden
				rows={steps}
				rowKey={({ id }) => id}
				columns={[
					{ key: 'figure', heading: sayDemo('figure'), cell: (step) => <StepWords step={step} /> },
					{
						key: 'amount',
						heading: sayDemo('amount'),
						cell: ({ value }) => formatPounds(value),
						figure: true,
					},
				]}
			/>
		</section>
	);
}

function StepWords({ step: { label, rule, source } }: { readonly step: DemoStep }) {
	return (
		<span className="grid gap-0.5">
			<span className="font-semibold">{label}</span>
			<span className="text-muted">{rule}</span>
			<span className="text-14 text-muted">{source}</span>
		</span>
	);
}
