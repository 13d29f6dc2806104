/** The calculator's first answer, rendered by the server for users without JavaScript: three amounts, the tax, its sum. */
import { formatPounds, pounds } from '@halfpenny/facts';
import { sayCalculator } from '@halfpenny/messages/calculator';
import { sayLanding } from '@halfpenny/messages/landing';
import { StepTable } from '../../returns/working/step-table.tsx';
import { AmountDue } from '../../ui/amount.tsx';
import { Card } from '../../ui/card.tsx';
import { names } from './calculator.tsx';
import { estimate } from './estimate.ts';
import { START } from './sliders.ts';

export function Example({ taxYear }: { readonly taxYear: string }) {
	const answer = estimate(taxYear, START);
	if (!answer) return null;
	return (
		<Card title={sayLanding('try.example')}>
			<dl className="grid gap-x-10 gap-y-3 sm:grid-cols-3">
				{names.map((name) => (
					<div key={name}>
						<dt className="text-16 text-muted">{sayCalculator(name)}</dt>
						<dd className="figures text-18 font-semibold">{formatPounds(pounds(START[name]))}</dd>
					</div>
				))}
			</dl>
			<div className="mt-5 grid grid-cols-1 gap-5 border-t border-line pt-5">
				<AmountDue amount={answer.calculation.totalDue} size="huge" />
				<StepTable steps={answer.steps} caption={sayCalculator('steps')} />
			</div>
			<p className="mt-4 text-16 text-muted">{sayLanding('try.noScript')}</p>
		</Card>
	);
}
