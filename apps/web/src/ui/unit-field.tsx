/** A short number with its unit: 20 %. Its own module, so that pages without units don't load it. */
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlLook, described, Field, type FieldWords } from './field.tsx';

/** The unit is visible, and the label says it to screen readers. */
export function UnitField({
	id,
	label,
	hint,
	error,
	optional = false,
	unit,
	...input
}: FieldWords & Omit<ComponentProps<'input'>, 'id' | 'width' | 'size'> & { readonly unit: string }) {
	return (
		<Field id={id} label={label} hint={hint} error={error} optional={optional}>
			<div className="flex items-center gap-2">
				<input
					id={id}
					name={id}
					type="text"
					{...described({ id, hint, error })}
					{...input}
					className={classes(controlLook(error), 'w-full max-w-20')}
				/>
				<span aria-hidden="true" className="text-18 text-muted">
					{unit}
				</span>
			</div>
		</Field>
	);
}
