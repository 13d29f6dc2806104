/** The live pound bar: three sliders, the answer of the real engine at once. */
import { formatPounds, pounds } from '@halfpenny/facts';
import { sayLanding } from '@halfpenny/messages/landing';
import { PoundBar } from '../../charts/pound-bar.tsx';
import { Amount, AmountDue } from '../../ui/amount.tsx';
import { Card } from '../../ui/card.tsx';
import { Details } from '../../ui/details.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { Slider } from '../../ui/slider.tsx';
import type { Estimate, Sliders } from './estimate.ts';
import { LIMITS, type SliderName } from './sliders.ts';
import { StepTable } from './step-table.tsx';

const names: readonly SliderName[] = ['pay', 'profit', 'interest'];
const residences = ['uk', 'wales', 'scotland'] as const;

interface SliderProps {
	readonly sliders: Sliders;
	readonly onChange: (sliders: Sliders) => void;
}

/** The sliders, the two amounts, the bar. */
export function Calculator({
	sliders,
	onChange,
	estimate,
	failed,
}: SliderProps & { readonly estimate: Estimate | undefined; readonly failed: boolean }) {
	return (
		<Card title={sayLanding('try.title')}>
			<div className="grid grid-cols-1 gap-x-10 gap-y-3 md:grid-cols-3">
				{names.map((name) => (
					<Slider
						key={name}
						id={name}
						label={sayLanding(`try.${name}`)}
						value={sliders[name]}
						shown={short(sliders[name])}
						{...LIMITS[name]}
						onChange={(value) => onChange({ ...sliders, [name]: value })}
					/>
				))}
			</div>
			<div className="mt-5 grid min-h-120 content-start gap-5 border-t border-line pt-5 sm:min-h-84">
				{estimate ? <Answer estimate={estimate} /> : <NoAnswer failed={failed} />}
			</div>
			<div className="mt-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-t border-line pt-5">
				<Residence sliders={sliders} onChange={onChange} />
				<p className="text-14 text-muted">{sayLanding('try.private')}</p>
			</div>
		</Card>
	);
}

function Residence({ sliders, onChange }: SliderProps) {
	return (
		<div className="w-full max-w-72">
			<SelectField
				id="residence"
				compact
				label={sayLanding('try.residence')}
				options={residences.map((value) => ({ value, label: sayLanding(`residence.${value}`) }))}
				value={sliders.residence}
				onChange={({ target }) => {
					const residence = residences.find((value) => value === target.value);
					if (residence) onChange({ ...sliders, residence });
				}}
			/>
		</div>
	);
}

function Answer({
	estimate: { calculation, payAsYouEarn, wholeTax, steps },
}: {
	readonly estimate: Estimate;
}) {
	return (
		<>
			<div className="grid items-end gap-x-10 gap-y-3 md:grid-cols-3">
				<output htmlFor={names.join(' ')}>
					<AmountDue amount={calculation.totalDue} size="huge" />
				</output>
				<div className="text-16 text-muted md:col-span-2 md:pb-2">
					<p className="flex flex-wrap items-baseline gap-x-3">
						{sayLanding('try.wholeTax')}
						<Amount amount={wholeTax} size="small" className="text-ink" />
					</p>
					<p>
						{sayLanding('try.payAsYouEarn', { deducted: formatPounds(payAsYouEarn) })}{' '}
						{calculation.paymentsOnAccount.required &&
							sayLanding('try.onAccount', { each: formatPounds(calculation.paymentsOnAccount.first) })}
					</p>
				</div>
			</div>
			<PoundBar totalIncome={calculation.totalIncome} slices={calculation.bands} />
			<Details summary={sayLanding('try.steps')}>
				<StepTable steps={steps} />
			</Details>
		</>
	);
}

function NoAnswer({ failed }: { readonly failed: boolean }) {
	return failed ? (
		<p className="text-16 text-owe">{sayLanding('try.failed')}</p>
	) : (
		<Skeleton className="content-start">
			<Bone className="h-6 w-28" />
			<Bone className="h-14 w-56" />
			<Bone className="mt-4 h-20 w-full sm:h-24" />
		</Skeleton>
	);
}

function short(wholePounds: number): string {
	return formatPounds(pounds(wholePounds)).replace(/\.00$/, '');
}
