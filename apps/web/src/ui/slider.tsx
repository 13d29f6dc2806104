/** A native range input with a copper coin for a thumb. Its value is beside its label. */
import { classes } from './classes.ts';

/** A slider of whole numbers. `shown` is the formatted value. */
export function Slider({
	id,
	label,
	value,
	shown,
	min = 0,
	max,
	step,
	onChange,
	className,
}: {
	readonly id: string;
	readonly label: string;
	readonly value: number;
	readonly shown: string;
	readonly min?: number;
	readonly max: number;
	readonly step: number;
	readonly onChange: (value: number) => void;
	readonly className?: string;
}) {
	return (
		<div className={classes('grid gap-1', className)}>
			<div className="flex items-baseline justify-between gap-4">
				<label htmlFor={id} className="text-16 font-semibold">
					{label}
				</label>
				<span aria-hidden="true" className="figures text-18">
					{shown}
				</span>
			</div>
			<input
				id={id}
				type="range"
				min={min}
				max={max}
				step={step}
				value={value}
				aria-valuetext={shown}
				onChange={(event) => onChange(event.target.valueAsNumber)}
				style={{ '--filled': `${((value - min) / (max - min)) * 100}%` }}
				className="slider"
			/>
		</div>
	);
}
