/** The tab "Calculations": the year end, HMRC's calculations line by line beside ours, and the final declaration. */
import { formatMoment } from '@halfpenny/facts';
import { sayMtd } from '@halfpenny/messages/mtd';
import { sayYearEnd } from '@halfpenny/messages/mtd-year-end';
import { useState } from 'react';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import {
	scenarioQuery,
	useMtdCalculations,
	useMtdDeclarations,
	useTriggerMtdCalculation,
} from '../../../api/operations/mtd.ts';
import type { MtdCalculationRow } from '../../../api/shapes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatAmount } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { DeclarationState } from '../declaration/declaration-state.tsx';
import { DeclareDialog } from '../declaration/declare-dialog.tsx';
import { failureInWords } from '../hints.ts';
import type { Shown } from '../shown.ts';
import { YearEnd } from '../year-end/year-end.tsx';
import { Comparison } from './comparison.tsx';
import { typeWords } from './type-words.ts';

export function CalculationsTab({ shown }: { readonly shown: Shown }) {
	return shown.connected ? (
		<Calculations shown={shown} />
	) : (
		<p className="text-18">{sayMtd('calculations.connect')}</p>
	);
}

function Calculations({ shown }: { readonly shown: Shown }) {
	const { service, taxYear, scenario } = shown;
	const list = useMtdCalculations(taxYear, scenario);
	const declarations = useMtdDeclarations(taxYear);
	const { trigger, busy, problem } = useTrigger(shown);
	const [declaring, declare] = useState<MtdCalculationRow>();
	const [latest] = declarations.data ?? [];
	return (
		<div className="grid gap-8">
			<DeclarationState declaration={latest} service={service} />
			<YearEnd shown={shown} />
			<section className="grid gap-4">
				<Notice>{sayYearEnd('disclaimer')}</Notice>
				{problem !== undefined && (
					<Notice tone="bad" title={sayYearEnd('failed.title')} live>
						<p>{problem}</p>
					</Notice>
				)}
				<div>
					<Button look="secondary" busy={busy && sayYearEnd('triggering')} onClick={() => trigger('in-year')}>
						{sayYearEnd('trigger')}
					</Button>
				</div>
				<FailureNotice failure={list.data ? null : list.error} />
				{!list.data && !list.error && (
					<Skeleton>
						<Bone className="h-16 w-full" />
					</Skeleton>
				)}
				{list.data?.length === 0 && <p className="text-18">{sayYearEnd('none')}</p>}
				<ul className="grid gap-4 empty:hidden">
					{list.data?.map((row) => (
						<Row key={row.id} row={row} shown={shown} onCrystallise={() => declare(row)} />
					))}
				</ul>
			</section>
			<DeclareDialog calculation={declaring} shown={shown} onClose={() => declare(undefined)} />
		</div>
	);
}

/** Asks HMRC to calculate, and shows the specified message if it fails. */
function useTrigger({ taxYear, scenario }: Shown) {
	const calculate = useTriggerMtdCalculation();
	const trigger = (calculationType: 'in-year' | 'intent-to-finalise') =>
		calculate.mutate(
			{ body: { taxYear, calculationType, ...scenarioQuery(scenario) } },
			{
				onError: (failure) =>
					showToast({
						title: sayYearEnd('failed.title'),
						detail: failureInWords('calculation', failure, sayYearEnd('failed.default')),
						tone: 'bad',
					}),
			},
		);
	const problem =
		calculate.error === null
			? undefined
			: failureInWords('calculation', calculate.error, sayYearEnd('failed.default'));
	return { trigger, busy: calculate.isPending, problem };
}

function Row({
	row,
	shown,
	onCrystallise,
}: {
	readonly row: MtdCalculationRow;
	readonly shown: Shown;
	readonly onCrystallise: () => void;
}) {
	const [open, setOpen] = useState(false);
	const { id, calculationId, type, state, crystallised, totalIncomeTaxAndNicsDue: due, calculatedAt } = row;
	return (
		<li className="rounded-card border border-line bg-card p-5 text-16">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
				<div className="grid min-w-0 gap-1">
					<p className="flex flex-wrap items-center gap-2 text-18 font-semibold">
						{typeWords(type)}
						{crystallised && <Badge tone="good">{sayYearEnd('crystallised')}</Badge>}
						{state === 'calculating' && <Badge tone="busy">{sayYearEnd('triggering')}</Badge>}
						{state === 'failed' && <Badge tone="bad">{sayYearEnd('state.failed')}</Badge>}
					</p>
					{due !== null && (
						<p>
							{sayYearEnd('taxDue')}: <span className="figures font-semibold">{formatAmount(due)}</span>
						</p>
					)}
					<p className="text-14 wrap-anywhere text-muted">
						{sayYearEnd('id', { id: calculationId })}
						{calculatedAt !== null && ` · ${formatMoment(calculatedAt)}`}
					</p>
				</div>
				<div className="flex flex-wrap gap-3">
					{state === 'ready' && (
						<Button look="quiet" small aria-expanded={open} onClick={() => setOpen(!open)}>
							{sayYearEnd('open')}
							<span className="sr-only"> {id}</span>
						</Button>
					)}
					{!crystallised && state === 'ready' && (
						<Button look="secondary" small aria-haspopup="dialog" onClick={onCrystallise}>
							{sayYearEnd('crystallise')}
							<span className="sr-only"> {id}</span>
						</Button>
					)}
				</div>
			</div>
			{open && <Comparison calculationId={calculationId} shown={shown} />}
		</li>
	);
}
