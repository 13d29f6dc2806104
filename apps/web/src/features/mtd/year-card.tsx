/** The year at a glance: the next deadline, the year line, and the one thing to do. */
import { sayMtd } from '@halfpenny/messages/mtd';
import type { ApiFailure } from '../../api/failure.ts';
import { FailureNotice } from '../../api/failure-notice.tsx';
import type { MtdYear } from '../../api/shapes.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { keepYears } from '../../ui/years.tsx';
import type { Shown } from './shown.ts';
import type { Choice, TabName } from './use-choice.ts';
import { YearLine } from './year-line/year-line.tsx';
import { stepsByLaw, yearSteps } from './year-line/year-steps.ts';

type Choose = (changed: Partial<Choice>) => void;

/** `year` is undefined until HMRC answers. The line then shows the legal deadlines. */
export function YearCard({
	shown,
	year,
	failure,
	tab,
	choose,
}: {
	readonly shown: Shown;
	readonly year: MtdYear | undefined;
	readonly failure: ApiFailure | null;
	/** The open tab: on a tab that sends, the main button is the tab's own. */
	readonly tab: TabName;
	readonly choose: Choose;
}) {
	const { taxYear, connected } = shown;
	if (connected && !year && failure === null) return <Waiting />;
	return (
		<Card title={keepYears(year?.next?.headline ?? titleOf(year, taxYear))}>
			<div className="grid gap-5 text-16">
				<FailureNotice failure={failure} />
				<YearLine taxYear={taxYear} steps={stepsOf(shown, year)} />
				{!connected && <p className="text-muted">{sayMtd('line.byLaw')}</p>}
				{year && <Remarks year={year} taxYear={taxYear} />}
				{year?.canSend && <Next next={year.next} tab={tab} choose={choose} />}
			</div>
		</Card>
	);
}

/** The heading when nothing is due or nothing is known yet. */
function titleOf(year: MtdYear | undefined, taxYear: string): string {
	return sayMtd(year?.closedBy === 'declared' ? 'year.declared' : 'line.label', { taxYear });
}

function stepsOf({ taxYear, business, service }: Shown, year: MtdYear | undefined) {
	const found = year?.businesses.find(({ businessId }) => businessId === business?.businessId);
	const of = found ?? year?.businesses[0];
	if (!year || !of || of.points.length === 0)
		return stepsByLaw(taxYear, business?.quarterlyPeriodType ?? 'standard', service.today);
	return yearSteps(year.finalDeclaration ? [...of.points, year.finalDeclaration] : of.points, service.today);
}

/** Why a year is filed another way, or what it includes that MTD can't take. Said before the first quarter. */
function Remarks({
	year: { canSend, closedBy, cannotSend },
	taxYear,
}: {
	readonly year: MtdYear;
	readonly taxYear: string;
}) {
	return (
		<>
			{!canSend && <Notice>{sayMtd('year.notSent', { taxYear })}</Notice>}
			{closedBy === 'annualReturn' && (
				<Notice tone="doubt">{sayMtd('year.closedByReturn', { taxYear })}</Notice>
			)}
			{cannotSend.length > 0 && (
				<Notice tone="doubt" title={sayMtd('cannotSend.title')}>
					<p>{sayMtd('cannotSend.text')}</p>
					<ul className="grid list-disc gap-1 pl-5">
						{cannotSend.map(({ code, message }) => (
							<li key={`${code} ${message}`}>{message}</li>
						))}
					</ul>
				</Notice>
			)}
		</>
	);
}

/** Leads to the quarter that can be sent, or to the year end. */
function Next({
	next,
	tab,
	choose,
}: {
	readonly next: MtdYear['next'];
	readonly tab: TabName;
	readonly choose: Choose;
}) {
	if (!next) return null;
	const { what, businessId } = next;
	const business = businessId === null ? {} : { businessId };
	const look = tab === 'quarterly' || tab === 'calculations' ? 'secondary' : 'primary';
	return (
		<div>
			{what === 'finalDeclaration' ? (
				<Button look={look} onClick={() => choose({ ...business, tab: 'calculations' })}>
					{sayMtd('next.finish')}
				</Button>
			) : (
				<Button look={look} onClick={() => choose({ ...business, tab: 'quarterly', quarter: what })}>
					{sayMtd('next.prepare', { quarter: what })}
				</Button>
			)}
		</div>
	);
}

function Waiting() {
	return (
		<Card>
			<Skeleton className="gap-4">
				<Bone className="h-7 w-2/3" />
				<Bone className="h-3 w-full" />
				<Bone className="h-16 w-full" />
			</Skeleton>
		</Card>
	);
}
