/** One of a few options: native radios in a fieldset, each large enough for a finger. */
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { described, errorRule, type FieldWords, HintAndError } from './field.tsx';
import type { Option } from './select-field.tsx';

const ring =
	'mt-0.5 size-6 shrink-0 appearance-none rounded-full border-2 border-edge bg-card checked:border-[7px] checked:border-teal forced-colors:appearance-auto';

/** A group of radios. The first has the group's id, so that the error summary can link to it. */
export function RadioGroup({
	id,
	label,
	hint,
	error,
	optional: _optional,
	options,
	value,
	defaultValue,
	onChange,
	inline = false,
	beside = false,
	name = id,
}: FieldWords & {
	readonly options: readonly Option[];
	readonly value?: string | undefined;
	readonly defaultValue?: string | undefined;
	readonly onChange?: (value: string) => void;
	readonly inline?: boolean;
	/** On a wide screen, puts the choices beside the question: for long lists of short ones. */
	readonly beside?: boolean;
	readonly name?: string;
}) {
	return (
		<ChoiceSet id={id} legend={label} hint={hint} error={error} beside={beside}>
			<div
				className={classes(
					'flex',
					!beside && 'mt-1',
					inline ? 'flex-wrap gap-y-1' : 'flex-col gap-1',
					inline && (beside ? 'gap-x-5' : 'gap-x-8'),
				)}
			>
				{options.map((option, index) => (
					<label key={option.value} className="flex min-h-11 items-start gap-3 py-2 text-18">
						<input
							id={index === 0 ? id : `${id}-${option.value}`}
							type="radio"
							name={name}
							value={option.value}
							{...(value !== undefined && { checked: value === option.value })}
							{...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
							onChange={() => onChange?.(option.value)}
							className={ring}
						/>
						<span>
							{option.label}
							{option.hint !== undefined && <span className="block text-16 text-muted">{option.hint}</span>}
						</span>
					</label>
				))}
			</div>
		</ChoiceSet>
	);
}

/** A fieldset with its legend, hint and error. */
export function ChoiceSet({
	id,
	legend,
	hint,
	error,
	beside = false,
	children,
}: {
	readonly id: string;
	readonly legend: ReactNode;
	readonly beside?: boolean;
	readonly hint?: ReactNode;
	readonly error?: string | undefined;
	readonly children: ReactNode;
}) {
	return (
		<fieldset
			className={classes('min-w-0', error !== undefined && errorRule)}
			aria-describedby={described({ id, hint: beside ? undefined : hint, error })['aria-describedby']}
		>
			{/* Floated, so that it stands inside the rule of an error rather than across it. */}
			<legend
				className={classes('float-left mb-1.5 w-full text-18 font-semibold', beside && 'sm:mb-0 sm:w-[58%]')}
			>
				{legend}
				{beside && hint !== undefined && <span className="block text-16 font-normal text-muted">{hint}</span>}
			</legend>
			<div className={classes('clear-both grid gap-1.5', beside && 'sm:clear-none sm:ml-[61%]')}>
				<HintAndError id={id} hint={beside ? undefined : hint} error={error} />
				{children}
			</div>
		</fieldset>
	);
}
