/** The dashboard's first card: the return's status, the amount, and the one thing to do next. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { Link } from 'wouter';
import type { NextStep } from '../../api/shapes.ts';
import { returnAddress } from '../../returns/dashboard-address.ts';
import { nextStepAddress, type StepReturn } from '../../returns/next-step-address.ts';
import { Amount } from '../../ui/amount.tsx';
import { DocumentLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatAmount, toPence } from '../../ui/format.ts';
import { ButtonLink } from '../../ui/screen-link.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { keepYears } from '../../ui/years.tsx';

/** Shows a skeleton until the step is known. */
export function NextStepCard({
	step,
	taxReturn,
}: {
	readonly step: NextStep | undefined;
	readonly taxReturn: StepReturn;
}) {
	if (step === undefined) return <Waiting />;
	const { headline, detail, amount, action, secondAction } = step;
	return (
		<Card>
			<h2 className="text-28 text-balance">
				<Headline headline={headline} amount={amount} />
			</h2>
			{detail !== null && <p className="measure mt-3 text-18 text-muted">{keepYears(detail)}</p>}
			<div className="no-print mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
				<Primary {...{ action, taxReturn }} />
				{secondAction && (
					<Link to={nextStepAddress(secondAction.place, taxReturn)} className="link text-18">
						{secondAction.words}
					</Link>
				)}
				<Link to={returnAddress(taxReturn)} className="link text-18">
					{sayDashboard('whole.short')}
				</Link>
			</div>
		</Card>
	);
}

/** The sentence, with its amount in large figures on its own line. */
function Headline({ headline, amount }: Pick<NextStep, 'headline' | 'amount'>) {
	const pence = toPence(amount?.amount ?? null);
	if (amount === null || pence === undefined) return keepYears(headline);
	const [before = '', ...rest] = headline.split(formatAmount(amount.amount));
	if (rest.length === 0) return <AmountBelow headline={headline} words={amount.words} amount={pence} />;
	return (
		<>
			{keepYears(before.trim())}{' '}
			<span className="my-1 block">
				<Amount amount={pence} />
			</span>{' '}
			{keepYears(rest.join(formatAmount(amount.amount)).trim().replace(/^\.$/, ''))}
		</>
	);
}

/** If the sentence is about something else, the amount goes under it with its own label. */
function AmountBelow({
	headline,
	words,
	amount,
}: {
	readonly headline: string;
	readonly words: string;
	readonly amount: Parameters<typeof Amount>[0]['amount'];
}) {
	return (
		<>
			{keepYears(headline)}
			<span className="mt-3 block font-sans text-16 font-normal text-muted">{words}</span>
			<Amount amount={amount} size="medium" />
		</>
	);
}

function Primary({
	action: { words, place },
	taxReturn,
}: {
	readonly action: NextStep['action'];
	readonly taxReturn: StepReturn;
}) {
	const to = nextStepAddress(place, taxReturn);
	if (to.startsWith('/')) return <ButtonLink to={to}>{words}</ButtonLink>;
	return to.startsWith('#') ? (
		<DocumentLink href={to}>{words}</DocumentLink>
	) : (
		<DocumentLink href={to} target="_blank" rel="noreferrer">
			{words}
			<span className="sr-only"> {sayDashboard('next.newTab')}</span>
		</DocumentLink>
	);
}

function Waiting() {
	return (
		<Card>
			<Skeleton className="gap-4">
				<Bone className="h-7 w-3/4" />
				<Bone className="h-12 w-56" />
				<Bone className="h-12 w-44" />
			</Skeleton>
		</Card>
	);
}
