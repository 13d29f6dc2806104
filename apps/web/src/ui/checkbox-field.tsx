/** A checkbox. */
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { described, errorRule, type FieldWords, HintAndError } from './field.tsx';
import { Tick } from './icons.tsx';

/** A checkbox with its label beside it. Passes other props to the `input`. */
export function CheckboxField({
	id,
	label,
	hint,
	error,
	optional: _optional,
	...input
}: FieldWords & Omit<ComponentProps<'input'>, 'id' | 'type'>) {
	return (
		<div className={classes('grid gap-1.5', error !== undefined && errorRule)}>
			<HintAndError id={id} error={error} />
			<div className="grid grid-cols-[1.5rem_1fr] gap-x-3">
				<span className="relative mt-2.5 size-6">
					<input
						id={id}
						name={id}
						type="checkbox"
						{...described({ id, hint, error })}
						{...input}
						className="peer size-6 appearance-none rounded-[5px] border-2 border-edge bg-card checked:border-teal checked:bg-teal disabled:opacity-60 forced-colors:appearance-auto"
					/>
					<Tick className="pointer-events-none absolute inset-0.5 hidden size-5 text-card peer-checked:block forced-colors:hidden!" />
				</span>
				<label htmlFor={id} className={classes('pt-2 text-18', hint === undefined && 'pb-2')}>
					{label}
				</label>
				{hint !== undefined && (
					<div id={`${id}-hint`} className="measure col-start-2 pb-2 text-16 text-muted">
						{hint}
					</div>
				)}
			</div>
		</div>
	);
}
