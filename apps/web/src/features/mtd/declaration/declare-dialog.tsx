/**
 * The final declaration: HMRC's final figure, the income it counted, the wording to confirm and a button that can't be
 * undone. Declares exactly the calculation shown.
 */
import { sayYearEnd } from '@halfpenny/messages/mtd-year-end';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import type { MtdCalculation, MtdCalculationRow } from '../../../api/shapes.ts';
import { recordsUntil } from '../../../returns/records-until.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { Details } from '../../../ui/details.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatAmount, toPence } from '../../../ui/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { Table } from '../../../ui/table.tsx';
import { ComparedLines, Messages } from '../calculations/comparison.tsx';
import type { Shown } from '../shown.ts';
import { CONFIRMED, useDeclaring } from './use-declaring.ts';

/** Opens for one calculation. Closing it forgets the tick and the calculation. */
export function DeclareDialog({
	calculation,
	shown,
	onClose,
}: {
	readonly calculation: MtdCalculationRow | undefined;
	readonly shown: Shown;
	readonly onClose: () => void;
}) {
	return (
		<Dialog id="declare" title={sayYearEnd('final.title')} open={calculation !== undefined} onClose={onClose}>
			{calculation && (
				<Declare key={calculation.id} calculation={calculation} shown={shown} onClose={onClose} />
			)}
		</Dialog>
	);
}

function Declare({
	calculation,
	shown,
	onClose,
}: {
	readonly calculation: MtdCalculationRow;
	readonly shown: Shown;
	readonly onClose: () => void;
}) {
	const declaring = useDeclaring(calculation, shown, onClose);
	const { final, failure, problem, accepted, setAccepted, busy, confirm } = declaring;
	return (
		<>
			<FailureNotice failure={failure} />
			{!final && failure === null && (
				<Skeleton>
					<p>{sayYearEnd('final.preparing')}</p>
					<Bone className="h-12 w-48" />
					<Bone className="h-24 w-full" />
				</Skeleton>
			)}
			{final && <FinalFigures final={final} />}
			{final && final.blockers.length > 0 && <Blocked blockers={final.blockers} />}
			{final?.declaration && final.blockers.length === 0 && (
				<Words declaration={final.declaration} taxYear={shown.taxYear}>
					<CheckboxField
						id={CONFIRMED}
						label={sayYearEnd('final.confirm')}
						error={problem?.field}
						checked={accepted}
						onChange={({ target }) => setAccepted(target.checked)}
					/>
				</Words>
			)}
			{problem?.detail !== undefined && (
				<Notice tone="bad" title={problem.title} live>
					<p>{problem.detail}</p>
				</Notice>
			)}
			<div className="mt-3 flex flex-wrap gap-3">
				<Button look="secondary" onClick={onClose}>
					{sayYearEnd('final.cancel')}
				</Button>
				{final?.declaration && final.blockers.length === 0 && (
					<Button
						look="danger"
						disabled={!accepted || busy}
						busy={busy && sayYearEnd('final.busy')}
						onClick={confirm}
					>
						{sayYearEnd('final.yes')}
					</Button>
				)}
			</div>
		</>
	);
}

/** The figure being declared, and what it is. */
function FinalFigures({ final }: { readonly final: MtdCalculation }) {
	const due = toPence(final.totalIncomeTaxAndNicsDue);
	return (
		<>
			{due !== undefined && (
				<p className="grid">
					<span className="text-muted">{sayYearEnd('final.tax')}</span>
					<Amount amount={due} size="medium" />
				</p>
			)}
			<Messages messages={final.messages} />
			<Table<MtdCalculation['income'][number]>
				caption={sayYearEnd('final.income')}
				rows={final.income}
				stacked
				rowKey={({ source }) => source}
				columns={[
					{ key: 'what', heading: sayYearEnd('compare.line'), cell: ({ label }) => label },
					{
						...{ key: 'hmrc', heading: sayYearEnd('compare.hmrc'), figure: true },
						cell: ({ hmrc }) => formatAmount(hmrc, sayYearEnd('final.notCounted')),
					},
					{
						...{ key: 'ours', heading: sayYearEnd('compare.ours'), figure: true },
						cell: ({ ours }) => formatAmount(ours, sayYearEnd('compare.none')),
					},
				]}
			/>
			<Details summary={sayYearEnd('compare.title')}>
				<ComparedLines lines={final.lines} />
			</Details>
		</>
	);
}

function Blocked({ blockers }: Pick<MtdCalculation, 'blockers'>) {
	return (
		<Notice tone="bad" title={sayYearEnd('final.blocked')}>
			<p>{sayYearEnd('final.blocked.lead')}</p>
			<ul className="grid list-disc gap-2 pl-5">
				{blockers.map(({ code, message, remediation }) => (
					<li key={`${code} ${message}`}>
						{asSentence(message)} {remediation}
					</li>
				))}
			</ul>
		</Notice>
	);
}

function asSentence(words: string): string {
	return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** HMRC's wording exactly as the server stores it with the declaration, the confirmation, and the warning. */
function Words({
	declaration: { words, confirmations, warning },
	taxYear,
	children,
}: {
	readonly declaration: NonNullable<MtdCalculation['declaration']>;
	readonly taxYear: string;
	readonly children: React.ReactNode;
}) {
	const until = recordsUntil(taxYear);
	return (
		<>
			<blockquote className="grid gap-2 border-l-4 border-copper pl-4">
				{words.map((sentence) => (
					<p key={sentence}>{sentence}</p>
				))}
				{until !== undefined && <p>{sayYearEnd('final.records', { date: until })}</p>}
			</blockquote>
			<div>
				<p className="font-semibold">{sayYearEnd('final.confirmations')}</p>
				<ul className="mt-1 grid list-disc gap-1 pl-5">
					{confirmations.map((one) => (
						<li key={one}>{one}</li>
					))}
				</ul>
			</div>
			<Notice tone="doubt">{warning}</Notice>
			{children}
		</>
	);
}
