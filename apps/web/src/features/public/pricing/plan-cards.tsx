/** The three plans side by side, with the middle one highlighted. */
import { pounds } from '@halfpenny/facts';
import { type Plan, plans, popularPlan } from '@halfpenny/messages/prices';
import { planWords, sayPricing } from '@halfpenny/messages/pricing';
import { useSite } from '../../../site/site-context.tsx';
import { StartLink } from '../../../site/start-link.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { classes } from '../../../ui/classes.ts';
import { Cross, Tick } from '../../../ui/icons.tsx';

export function PlanCards() {
	return (
		<ul className="grid items-stretch gap-5 pt-3 lg:grid-cols-3">
			{plans.map((plan) => (
				<PlanCard key={plan.id} plan={plan} popular={plan.id === popularPlan} />
			))}
		</ul>
	);
}

function PlanCard({ plan, popular }: { readonly plan: Plan; readonly popular: boolean }) {
	const { description, features, limitations } = planWords(useSite().figures)[plan.id];
	return (
		<li
			className={classes(
				'relative flex flex-col rounded-card border bg-card p-6',
				popular ? 'border-2 border-copper' : 'border-line',
			)}
		>
			{popular && (
				<p className="absolute -top-3.5 left-6 rounded-[5px] bg-copper px-2.5 py-0.5 text-14 font-semibold text-on-copper">
					{sayPricing('popular')}
				</p>
			)}
			<h2 className="text-28">{plan.name}</h2>
			<p className="mt-1 text-16 text-muted">{description}</p>
			<p className="mt-4 flex items-baseline gap-2">
				<Amount amount={pounds(plan.poundsAYear)} />
				<span className="text-16 text-muted">{sayPricing('aYear')}</span>
			</p>
			<h3 className="mt-5 font-sans text-16 font-semibold tracking-normal">{sayPricing('includes')}</h3>
			<Lines lines={features} mark={Tick} look="text-teal" />
			<h3 className="mt-5 font-sans text-16 font-semibold tracking-normal">{sayPricing('excludes')}</h3>
			<div className="grow text-muted">
				<Lines lines={limitations} mark={Cross} look="text-muted" />
			</div>
			<StartLink plan={plan.id} look={popular ? 'primary' : 'secondary'} className="mt-6 w-full">
				{sayPricing('choose', { plan: plan.name })}
			</StartLink>
		</li>
	);
}

function Lines({
	lines,
	mark: Mark,
	look,
}: {
	readonly lines: readonly string[];
	readonly mark: typeof Tick;
	readonly look: string;
}) {
	return (
		<ul className="mt-2 grid gap-2 text-16">
			{lines.map((line) => (
				<li key={line} className="grid grid-cols-[1.25rem_1fr] gap-2.5">
					<Mark className={classes('mt-0.5 size-5', look)} />
					{line}
				</li>
			))}
		</ul>
	);
}
