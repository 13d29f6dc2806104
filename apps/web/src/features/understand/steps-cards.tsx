/** The two waterfalls. A step with a line of working opens it. */
import { sayUnderstand } from '@halfpenny/messages/understand';
import { useState } from 'react';
import type { Entry } from '../../api/shapes.ts';
import { Waterfall } from '../../charts/waterfall.tsx';
import type { WaterfallStep } from '../../charts/waterfall-layout.ts';
import type { Line } from '../../returns/working/working.ts';
import { WorkingDialog } from '../../returns/working/working-dialog.tsx';
import { Card } from '../../ui/card.tsx';
import type { Worked } from './engine.ts';
import { incomeSteps, notesOf, ruleOfStep, taxSteps } from './steps-of.ts';

export function StepsCards({
	worked: { facts, calculation, working },
	entries,
	returnId,
}: {
	readonly worked: Worked;
	readonly entries: readonly Entry[];
	readonly returnId: string;
}) {
	const [opened, open] = useState<string>();
	const lineOf = (key: string): Line | undefined => {
		const rule = ruleOfStep(key);
		return rule === undefined ? undefined : working.find((line) => line.rule === rule);
	};
	const income = calculation.totalIncome > 0;
	const groups = [
		...(income ? [['income.title', incomeSteps(calculation)] as const] : []),
		[taxTitle(income, calculation), taxSteps({ facts, calculation })] as const,
	];
	const steps = groups.flatMap(([, group]) => group);
	return (
		<>
			{groups.map(([title, group]) => (
				<Card key={title} title={sayUnderstand(title)} className="lg:col-span-2">
					<Waterfall
						label={sayUnderstand(title)}
						steps={group}
						canOpen={(key) => lineOf(key) !== undefined}
						onOpen={open}
					/>
					{title !== 'income.title' &&
						notesOf({ facts, calculation }).map((note) => (
							<p key={note} className="measure mt-3 text-16 text-muted">
								{note}
							</p>
						))}
				</Card>
			))}
			<WorkingDialog
				line={opened === undefined ? undefined : lineOf(opened)}
				title={sayUnderstand('working.title', { step: labelOf(steps, opened) })}
				working={working}
				entries={entries}
				returnId={returnId}
				onClose={() => open(undefined)}
			/>
		</>
	);
}

function taxTitle(income: boolean, { balancingPayment }: Worked['calculation']) {
	if (!income) return 'tax.alone';
	return balancingPayment < 0 ? 'tax.title.refund' : 'tax.title';
}

function labelOf(steps: readonly WaterfallStep[], key: string | undefined): string {
	return steps.find((step) => step.key === key)?.label ?? '';
}
