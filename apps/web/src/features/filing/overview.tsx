/** The form's figures: income by kind, then the tax on it. */
import { sayFiling } from '@halfpenny/messages/filing';
import { useCalculation } from '../../api/operations/calculation.ts';
import { usePartnershipStatement } from '../../api/operations/partnership.ts';
import type { TaxReturn } from '../../api/shapes.ts';
import { PartnershipAmounts } from '../../returns/partnership-amounts.tsx';
import { DueRows } from '../../returns/settlement/due-rows.tsx';
import { Outcome } from '../../returns/settlement/shown-outcome.tsx';
import { Card } from '../../ui/card.tsx';
import { formatAmount } from '../../ui/format.ts';
import { formWords } from './figures.tsx';
import { GenerateButton, GenerationFailed } from './generate.tsx';
import type { Xml } from './use-xml.ts';

const income = [
	['employment', 'employmentIncome'],
	['selfEmployment', 'selfEmploymentIncome'],
	['rental', 'rentalIncome'],
	['other', 'otherIncome'],
	['total', 'totalIncome'],
] as const satisfies readonly (readonly [string, keyof TaxReturn])[];

/** The rows until the tax is calculated; then those that add up to the result. */
const tax = [
	['incomeTax', 'incomeTax'],
	['nationalInsurance', 'nationalInsurance'],
	['taxPaid', 'taxPaid'],
] as const satisfies readonly (readonly [string, keyof TaxReturn])[];

/** The first tab. */
export function Overview({ taxReturn, xml }: { readonly taxReturn: TaxReturn; readonly xml: Xml }) {
	return (
		<div className="grid gap-6">
			<GenerationFailed xml={xml} returnId={taxReturn.id} />
			{taxReturn.returnType === 'partnership' ? (
				<Shared returnId={taxReturn.id} />
			) : (
				<Taxed taxReturn={taxReturn} />
			)}
			<GenerateButton xml={xml} taxReturn={taxReturn} />
		</div>
	);
}

/** A person's income and the tax on it. */
function Taxed({ taxReturn }: { readonly taxReturn: TaxReturn }) {
	const { data } = useCalculation(taxReturn.id, taxReturn.totalIncome === null ? 'none' : 'read');
	return (
		<>
			<Card title={sayFiling('form.income')}>
				<Rows rows={income.map(([name, key]) => [sayFiling(`form.${name}`), taxReturn[key]])} />
			</Card>
			<Card title={sayFiling('form.calculation')}>
				<Rows rows={[[sayFiling('figure.taxableIncome'), taxReturn.taxableIncome]]} />
				{data ? (
					<dl className="divide-y divide-line border-b border-line text-16">
						<DueRows settlement={data.settlement} />
					</dl>
				) : (
					<Rows rows={tax.map(([name, key]) => [sayFiling(`figure.${name}`), taxReturn[key]])} />
				)}
				<div className="mt-4">
					<Outcome taxOwed={taxReturn.taxOwed} refundAmount={taxReturn.refundAmount} words={formWords} />
				</div>
			</Card>
		</>
	);
}

/** The partnership's result, and each partner's share. */
function Shared({ returnId }: { readonly returnId: string }) {
	const { data } = usePartnershipStatement(returnId);
	return data ? <PartnershipAmounts statement={data} level={2} /> : null;
}

function Rows({ rows }: { readonly rows: readonly (readonly [string, string | null])[] }) {
	return (
		<dl className="divide-y divide-line border-y border-line text-16">
			{rows.map(([label, amount]) => (
				<div key={label} className="flex items-baseline justify-between gap-4 py-2.5">
					<dt>{label}</dt>
					<dd className="figures">{formatAmount(amount, sayFiling('form.notAnswered'))}</dd>
				</div>
			))}
		</dl>
	);
}
