/** An amount in pounds and pence. Keeps what was typed; the facts package reads it. */
import { say } from '@halfpenny/messages/shell';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { described, Field, type FieldWords } from './field.tsx';

/** A money field: a pound sign in front, tabular figures, and the decimal keyboard on a phone. */
export function MoneyField({
	id,
	label,
	hint,
	error,
	optional = false,
	className,
	...input
}: FieldWords & Omit<ComponentProps<'input'>, 'id'>) {
	return (
		<Field id={id} label={label} hint={hint} error={error} optional={optional}>
			<div
				className={classes(
					'flex h-12 w-full max-w-64 rounded-control bg-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink has-focus-visible:ring-2 has-focus-visible:ring-copper',
					error === undefined ? 'border border-edge hover:border-ink' : 'border-2 border-owe',
				)}
			>
				<span
					aria-hidden="true"
					className="grid w-11 shrink-0 place-items-center rounded-l-control border-r border-line bg-well text-18 text-muted"
				>
					{say('pound')}
				</span>
				<input
					id={id}
					name={id}
					type="text"
					inputMode="decimal"
					autoComplete="off"
					spellCheck={false}
					{...described({ id, hint, error })}
					{...input}
					className={classes(
						'figures h-full w-full min-w-0 rounded-r-control bg-transparent px-3 text-18 text-ink disabled:bg-well disabled:text-muted focus-visible:shadow-none focus-visible:outline-none',
						className,
					)}
				/>
			</div>
		</Field>
	);
}
