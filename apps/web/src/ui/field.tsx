/** The frame of every text-like field: label, hint and error. */
import { say } from '@halfpenny/messages/shell';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';

/** The props of every field. */
export interface FieldWords {
	/** The control's id, which the error summary links to. */
	readonly id: string;
	readonly label: ReactNode;
	readonly hint?: ReactNode;
	/** The error message. */
	readonly error?: string | undefined;
	/** Adds "(optional)" to the label. */
	readonly optional?: boolean;
}

/** The label, hint and error around a control. The control refers to them with {@link described}. */
export function Field({
	id,
	label,
	hint,
	error,
	optional,
	compact = false,
	children,
}: FieldWords & {
	/** For secondary controls rather than questions: smaller. */
	readonly compact?: boolean;
	readonly children: ReactNode;
}) {
	return (
		<div className={classes('grid gap-1.5', error !== undefined && errorRule)}>
			<label htmlFor={id} className={classes('font-semibold', compact ? 'text-16' : 'text-18')}>
				{label}
				{optional && <span className="font-normal text-muted"> {say('optional')}</span>}
			</label>
			<HintAndError id={id} hint={hint} error={error} />
			{children}
		</div>
	);
}

/** A field's hint and error, with the ids that {@link described} refers to. */
export function HintAndError({ id, hint, error }: Pick<FieldWords, 'id' | 'hint' | 'error'>) {
	return (
		<>
			{hint !== undefined && (
				<div id={`${id}-hint`} className="measure text-16 text-muted">
					{hint}
				</div>
			)}
			{error !== undefined && (
				<p id={`${id}-error`} className="measure text-16 font-semibold text-owe">
					<span className="sr-only">{say('errorPrefix')} </span>
					{error}
				</p>
			)}
		</>
	);
}

/** Returns the attributes that link a control to its hint and error. */
export function described({ id, hint, error }: Pick<FieldWords, 'id' | 'hint' | 'error'>) {
	const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean);
	return {
		'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
		'aria-invalid': error !== undefined ? true : undefined,
	};
}

/** The line down the side of a field or group with an error. */
export const errorRule = 'border-l-4 border-owe pl-4';

/** The look of a text-like control. */
export function controlLook(error: string | undefined, compact = false): string {
	return classes(
		'min-w-0 rounded-control border bg-card px-3 text-ink placeholder:text-muted',
		compact ? 'h-10 text-16' : 'h-12 text-18',
		'disabled:border-line disabled:bg-well disabled:text-muted',
		error === undefined ? 'border-edge hover:border-ink' : 'border-2 border-owe',
	);
}
