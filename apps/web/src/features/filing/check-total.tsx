/** Always visible beside the answers: the result, when to pay, the next step, and the tax step by step. */
import { pence } from '@halfpenny/facts';
import { sayFiling } from '@halfpenny/messages/filing';
import { type ReactNode, useRef } from 'react';
import { useService } from '../../api/operations/service.ts';
import type { CheckAnswers } from '../../api/shapes.ts';
import { useFoot } from '../../interview/live-tax/use-foot.ts';
import { HowToPay } from '../../returns/settlement/how-to-pay.tsx';
import { outcomeOf } from '../../returns/settlement/outcome.ts';
import { PaymentsDue } from '../../returns/settlement/payments-due.tsx';
import { Outcome } from '../../returns/settlement/shown-outcome.tsx';
import { AmountDue } from '../../ui/amount.tsx';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/screen-link.tsx';
import { FigureRows } from './figures.tsx';

/** `children` lead on. `repaymentAddress` is where to enter a bank account, while answers can change. */
export function CheckTotal({
	check,
	repaymentAddress,
	filedOn,
	children,
}: {
	readonly check: CheckAnswers;
	readonly repaymentAddress: string | undefined;
	/** ISO date; undefined until it is filed. */
	readonly filedOn: string | undefined;
	readonly children: ReactNode;
}) {
	const { figures, person, taxYear } = check;
	const today = useService().data?.today;
	const utr = person.find(({ question }) => question === 'uniqueTaxReference')?.value ?? null;
	const onward = <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>;
	if (!figures) return <Card>{onward}</Card>;
	const { settlement, taxOwed, refundAmount } = figures;
	return (
		<Card>
			<div className="grid gap-4">
				<Outcome {...{ taxOwed, refundAmount }} />
				{today !== undefined && (
					<HowToPay
						{...{ today, utr, settlement, taxYear }}
						{...(filedOn !== undefined && { filedOn })}
						payNow={false}
					/>
				)}
				{onward}
				<section>
					<h2 className="mb-3 text-22">{sayFiling('check.figures')}</h2>
					<FigureRows figures={figures} />
					<PaymentsDue {...{ settlement, taxYear, repaymentAddress, filedOn }} />
				</section>
			</div>
		</Card>
	);
}

/** A short version at the foot of a narrow window. Renders nothing if there is room for the card. */
export function TotalBar({
	figures,
	onward,
}: {
	readonly figures: NonNullable<CheckAnswers['figures']>;
	/** Where to go next; undefined if nowhere. */
	readonly onward: string | undefined;
}) {
	const bar = useRef<HTMLDivElement>(null);
	useFoot(bar);
	const outcome = outcomeOf(figures.taxOwed, figures.refundAmount);
	if (!outcome) return null;
	return (
		<div
			ref={bar}
			className="hidden border-t border-edge bg-card pb-[env(safe-area-inset-bottom)] at-foot:fixed at-foot:inset-x-0 at-foot:bottom-0 at-foot:z-10 at-foot:block"
		>
			<div className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 px-4 py-1.5 sm:px-6">
				<AmountDue amount={signed(outcome)} size="bar" />
				{onward !== undefined && (
					<ButtonLink to={onward} small>
						<span>
							{sayFiling('check.continueShort')}
							<span className="sr-only"> {sayFiling('check.continueRest')}</span>
						</span>
					</ButtonLink>
				)}
			</div>
		</div>
	);
}

/** Positive if owed, negative for a refund. */
function signed({ kind, amount }: NonNullable<ReturnType<typeof outcomeOf>>): typeof amount {
	return kind === 'refund' ? pence(-amount) : amount;
}
