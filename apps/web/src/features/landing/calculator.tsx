/** The live pound bar: three sliders, the answer of the real engine at once. */
import { formatPounds, pounds } from '@halfpenny/facts';
import { sayLanding } from '@halfpenny/messages/landing';
import { PoundBar } from '../../charts/pound-bar.tsx';
import { Amount, AmountDue } from '../../ui/amount.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { Slider } from '../../ui/slider.tsx';
import type { Estimate, Sliders } from './estimate.ts';
import { LIMITS, type SliderName } from './sliders.ts';

const names: readonly SliderName[] = ['pay', 'interest', 'giftAid'];
const residences = ['uk', 'wales', 'scotland'] as const;

/** The sliders, the two amounts, the bar. */
export function Calculator({
	sliders,
	onChange,
	estimate,
	failed,
}: {
	readonly sliders: Sliders;
	readonly onChange: (sliders: Sliders) => void;
	readonly estimate: Estimate | undefined;
	readonly failed: boolean;
}) {
	return (
		<Card
			title={sayLanding('try.title')}
			action={<span className="text-14 text-muted">{sayLanding('try.private')}</span>}
		>
			<div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-2">
				<div className="grid content-start gap-3">
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
					<Residence sliders={sliders} onChange={onChange} />
				</div>
				{estimate ? <Answer estimate={estimate} /> : <NoAnswer failed={failed} />}
			</div>
			<div className="mt-8 min-h-64 border-t border-line pt-6">
				{estimate && (
					<PoundBar totalIncome={estimate.calculation.totalIncome} slices={estimate.calculation.bands} />
				)}
				{!estimate && !failed && <Bone className="h-20 w-full sm:h-24" />}
			</div>
		</Card>
	);
}

function Residence({ sliders, onChange }: Pick<Parameters<typeof Calculator>[0], 'sliders' | 'onChange'>) {
	return (
		<SelectField
			id="residence"
			label={sayLanding('try.residence')}
			options={residences.map((value) => ({ value, label: sayLanding(`residence.${value}`) }))}
			value={sliders.residence}
			onChange={({ target }) => {
				const residence = residences.find((value) => value === target.value);
				if (residence) onChange({ ...sliders, residence });
			}}
		/>
	);
}

function Answer({ estimate: { calculation, payAsYouEarn } }: { readonly estimate: Estimate }) {
	return (
		<div className="grid content-start gap-6">
			<output htmlFor={names.join(' ')}>
				<AmountDue amount={calculation.totalDue} size="huge" />
			</output>
			<div className="grid gap-1 border-t border-line pt-4">
				<p className="flex flex-wrap items-baseline justify-between gap-x-4">
					<span className="text-16 text-muted">{sayLanding('try.wholeTax')}</span>
					<Amount amount={calculation.totalIncomeTaxDue} size="small" />
				</p>
				<p className="measure text-16 text-muted">
					{sayLanding('try.payAsYouEarn', { deducted: formatPounds(payAsYouEarn) })}
				</p>
			</div>
		</div>
	);
}

function NoAnswer({ failed }: { readonly failed: boolean }) {
	return failed ? (
		<p className="text-16 text-owe">{sayLanding('try.failed')}</p>
	) : (
		<Skeleton className="content-start">
			<Bone className="h-6 w-28" />
			<Bone className="h-14 w-56" />
			<Bone className="mt-6 h-24 w-full" />
		</Skeleton>
	);
}

function short(wholePounds: number): string {
	return formatPounds(pounds(wholePounds)).replace(/\.00$/, '');
}
