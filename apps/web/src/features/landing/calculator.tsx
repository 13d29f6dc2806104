/** The live pound bar: three sliders, and the real engine's immediate answer. */
import { formatPounds, pounds } from '@halfpenny/facts';
import { sayCalculator } from '@halfpenny/messages/calculator';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { Slider } from '../../ui/slider.tsx';
import type { Sliders } from './estimate.ts';
import { LIMITS, type SliderName } from './sliders.ts';

/** The ids of the sliders. */
export const names: readonly SliderName[] = ['pay', 'profit', 'interest'];
const residences = ['uk', 'wales', 'scotland'] as const;

interface SliderProps {
	readonly sliders: Sliders;
	readonly onChange: (sliders: Sliders) => void;
}

/** The sliders, and `answer` once there is one. */
export function Calculator({
	sliders,
	onChange,
	answer,
	failed,
}: SliderProps & { readonly answer: ReactNode; readonly failed: boolean }) {
	return (
		<Card title={sayCalculator('title')}>
			<div className="grid grid-cols-1 items-end gap-x-10 gap-y-3 md:grid-cols-3">
				{names.map((name) => (
					<Slider
						key={name}
						id={name}
						label={sayCalculator(name)}
						value={sliders[name]}
						shown={short(sliders[name])}
						{...LIMITS[name]}
						onChange={(value) => onChange({ ...sliders, [name]: value })}
					/>
				))}
			</div>
			<div className="mt-5 grid min-h-[34rem] content-start gap-5 border-t border-line pt-5 sm:min-h-[25rem]">
				{answer ?? <NoAnswer failed={failed} />}
			</div>
			<div className="mt-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-t border-line pt-5">
				<Residence sliders={sliders} onChange={onChange} />
				<p className="text-14 text-muted">{sayCalculator('private')}</p>
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
				label={sayCalculator('residence')}
				options={residences.map((value) => ({ value, label: sayCalculator(`residence.${value}`) }))}
				value={sliders.residence}
				onChange={({ target }) => {
					const residence = residences.find((value) => value === target.value);
					if (residence) onChange({ ...sliders, residence });
				}}
			/>
		</div>
	);
}

function NoAnswer({ failed }: { readonly failed: boolean }) {
	return failed ? (
		<p className="text-16 text-owe">{sayCalculator('failed')}</p>
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
