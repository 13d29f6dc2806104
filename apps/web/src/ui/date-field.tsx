/** A date in three boxes. Months can be a number or a name, and the focus never jumps while typing. */
import { say } from '@halfpenny/messages/shell';
import { classes } from './classes.ts';
import type { DatePart, DateParts } from './date-parts.ts';
import { controlLook, type FieldWords } from './field.tsx';
import { ChoiceSet } from './radio-group.tsx';

const boxes: readonly { part: DatePart; width: string }[] = [
	{ part: 'day', width: 'w-16' },
	{ part: 'month', width: 'w-28' },
	{ part: 'year', width: 'w-24' },
];

/** The first wrong box, or the day: where the error summary links to. */
export function dateFieldTarget(id: string, wrong: readonly DatePart[] = []): string {
	return `${id}-${boxes.find(({ part }) => wrong.includes(part))?.part ?? 'day'}`;
}

/** Day, month and year. `wrong` names the boxes in error; without it all of them are. */
export function DateField({
	id,
	label,
	hint,
	error,
	optional = false,
	value,
	onChange,
	wrong,
	birthday = false,
	required = false,
}: FieldWords & {
	readonly value: DateParts;
	readonly onChange: (value: DateParts) => void;
	readonly wrong?: readonly DatePart[] | undefined;
	/** Lets the browser fill in a date of birth. */
	readonly birthday?: boolean;
	/** Whether a date is required. */
	readonly required?: boolean;
}) {
	const legend = optional ? (
		<>
			{label} <span className="font-normal text-muted">{say('optional')}</span>
		</>
	) : (
		label
	);
	return (
		<ChoiceSet id={id} legend={legend} hint={hint} error={error}>
			<div className="flex flex-wrap gap-4">
				{boxes.map(({ part, width }) => {
					const bad = error !== undefined && (wrong === undefined || wrong.includes(part));
					return (
						<div key={part} className="grid gap-1">
							<label htmlFor={`${id}-${part}`} className="text-16">
								{say(part)}
							</label>
							<input
								id={`${id}-${part}`}
								name={`${id}-${part}`}
								type="text"
								inputMode={part === 'month' ? 'text' : 'numeric'}
								autoComplete={birthday ? `bday-${part}` : 'off'}
								spellCheck={false}
								required={required}
								maxLength={part === 'month' ? 10 : 4}
								value={value[part]}
								onChange={(event) => onChange({ ...value, [part]: event.target.value })}
								aria-invalid={bad ? true : undefined}
								className={classes(controlLook(bad ? '' : undefined), width, 'figures')}
							/>
						</div>
					);
				})}
			</div>
		</ChoiceSet>
	);
}
