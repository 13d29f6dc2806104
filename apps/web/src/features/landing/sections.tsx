/** The rest of the first page: how it works, the reasons, the dates, the price. */
import { formatPounds, pounds } from '@halfpenny/facts';
import { sayLanding } from '@halfpenny/messages/landing';
import { plans } from '@halfpenny/messages/prices';
import type { ReactNode } from 'react';
import { YearLine } from '../../charts/year-line.tsx';
import { AmountDue } from '../../ui/amount.tsx';
import { classes } from '../../ui/classes.ts';
import { PaperTrail, type Stamp } from '../../ui/paper-trail.tsx';
import { Bone } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import type { Step, yearDates } from './estimate.ts';

const stamps: readonly Stamp['kind'][] = ['document', 'figure', 'box', 'receipt'];

/** A section: its heading and lead at the left, its matter at the right. */
function Section({
	id,
	title,
	lead,
	wide = false,
	children,
}: {
	readonly id: string;
	readonly title: string;
	readonly lead?: string;
	/** The matter stands below, over the whole width. */
	readonly wide?: boolean;
	readonly children: ReactNode;
}) {
	return (
		<section
			aria-labelledby={id}
			className={classes(
				'grid grid-cols-1 gap-x-16 gap-y-6 border-t border-line py-12 sm:py-16',
				wide ? 'sm:gap-y-8' : 'lg:grid-cols-[1fr_2fr]',
			)}
		>
			<div className="grid content-start gap-3">
				<h2 id={id} className="text-36">
					{title}
				</h2>
				{lead !== undefined && <p className="measure text-18 text-muted">{lead}</p>}
			</div>
			<div className="min-w-0">{children}</div>
		</section>
	);
}

/** The paper trail, each stamp with what happens there. */
export function HowItWorks() {
	return (
		<Section id="how" title={sayLanding('how.title')} lead={sayLanding('how.lead')} wide>
			<PaperTrail stamps={stamps.map((kind) => ({ kind, value: sayLanding(`how.${kind}`) }))} plain />
		</Section>
	);
}

/** The sum of the sliders, step by step. */
export function Reasons({ steps }: { readonly steps: readonly Step[] | undefined }) {
	return (
		<Section id="why" title={sayLanding('why.title')} lead={sayLanding('why.lead')}>
			{steps ? (
				<Table
					caption={sayLanding('why.title')}
					captionHidden
					rows={steps}
					rowKey={({ id }) => id}
					columns={[
						{ key: 'figure', heading: sayLanding('why.figure'), cell: (step) => <StepWords step={step} /> },
						{
							key: 'amount',
							heading: sayLanding('why.amount'),
							cell: ({ value }) => formatPounds(value),
							figure: true,
						},
					]}
				/>
			) : (
				<Bone className="h-96 w-full" />
			)}
		</Section>
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

/** The year line with the year's own dates. */
export function Dates({
	taxYear,
	today,
	dates,
}: {
	readonly taxYear: string;
	readonly today: string;
	readonly dates: NonNullable<ReturnType<typeof yearDates>>;
}) {
	return (
		<Section id="when" title={sayLanding('when.title')} lead={sayLanding('when.lead', { year: taxYear })}>
			<YearLine
				taxYear={taxYear}
				from={dates.startsOn}
				to={dates.online}
				today={today}
				dates={[
					{ date: dates.startsOn, label: sayLanding('when.starts') },
					{ date: dates.endsOn, label: sayLanding('when.ends') },
					{ date: dates.notify, label: sayLanding('when.notify') },
					{ date: dates.paper, label: sayLanding('when.paper') },
					{ date: dates.online, label: sayLanding('when.online') },
				]}
			/>
		</Section>
	);
}

/** Nothing, and the prices that there are. */
export function Cost() {
	return (
		<Section id="cost" title={sayLanding('cost.title')} lead={sayLanding('cost.text')}>
			<div className="grid items-start gap-8 sm:grid-cols-2">
				<AmountDue amount={pounds(0)} words={sayLanding('cost.nothing')} />
				<Table
					caption={sayLanding('cost.title')}
					captionHidden
					rows={plans}
					rowKey={({ id }) => id}
					columns={[
						{ key: 'plan', heading: sayLanding('cost.plan'), cell: ({ name }) => name },
						{
							key: 'price',
							heading: sayLanding('cost.price'),
							cell: ({ poundsAYear }) => formatPounds(pounds(poundsAYear)),
							figure: true,
						},
					]}
				/>
			</div>
		</Section>
	);
}
