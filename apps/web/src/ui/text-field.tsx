/** A single-line text field with label, hint and error. */
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlLook, described, Field, type FieldWords } from './field.tsx';

const widths = {
	full: 'w-full',
	long: 'w-full max-w-96',
	medium: 'w-full max-w-64',
	short: 'w-full max-w-36',
	tiny: 'w-full max-w-20',
};

/** As wide as the expected answer: the width is a hint. */
export type FieldWidth = keyof typeof widths;

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'width' | 'size'>;

/** Passes other props to the `input`, including `ref`. */
export function TextField({
	id,
	label,
	hint,
	error,
	optional = false,
	width = 'full',
	className,
	...input
}: FieldWords & InputProps & { readonly width?: FieldWidth }) {
	return (
		<Field id={id} label={label} hint={hint} error={error} optional={optional}>
			<input
				id={id}
				name={id}
				type="text"
				{...described({ id, hint, error })}
				{...input}
				className={classes(controlLook(error), widths[width], className)}
			/>
		</Field>
	);
}
