/** A drop-down list, for many or well-known options. Use radios for a few. */
import { say } from '@halfpenny/messages/shell';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlLook, described, Field, type FieldWords } from './field.tsx';
import { ChevronDown } from './icons.tsx';

/** An option. */
export interface Option {
	readonly value: string;
	readonly label: string;
	readonly hint?: string | undefined;
}

/** A select. Passes other props to the `select`. */
export function SelectField({
	id,
	label,
	hint,
	error,
	optional = false,
	options,
	withEmpty = false,
	compact = false,
	className,
	...select
}: FieldWords &
	Omit<ComponentProps<'select'>, 'id'> & {
		readonly options: readonly Option[];
		/** Starts empty, so that nothing is chosen for the user. */
		readonly withEmpty?: boolean;
		/** For secondary choices rather than questions: smaller. */
		readonly compact?: boolean;
	}) {
	return (
		<Field id={id} label={label} hint={hint} error={error} optional={optional} compact={compact}>
			<div className="relative w-full max-w-96">
				<select
					id={id}
					name={id}
					{...described({ id, hint, error })}
					{...select}
					className={classes(
						controlLook(error, compact),
						'w-full appearance-none truncate',
						compact ? 'pr-8' : 'pr-10',
						className,
					)}
				>
					{withEmpty && <option value="">{say('selectPlaceholder')}</option>}
					{options.map(({ value, label: words }) => (
						<option key={value} value={value}>
							{words}
						</option>
					))}
				</select>
				<ChevronDown
					className={classes(
						'pointer-events-none absolute top-1/2 -translate-y-1/2 size-4 text-muted',
						compact ? 'right-2.5' : 'right-3.5',
					)}
				/>
			</div>
		</Field>
	);
}
