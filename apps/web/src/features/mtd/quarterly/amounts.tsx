/** One side of the quarterly form: the specified amounts in view, the others folded away. */
import { sayQuarterly } from '@halfpenny/messages/mtd-quarterly';
import { Details } from '../../../ui/details.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import {
	hintOf,
	type QuarterField,
	quarterFields,
	type SendableType,
	type Typed,
	usesMore,
} from './fields.ts';

/** Income or expenses. */
export function Amounts({
	side,
	type,
	typed,
	errors,
	onType,
}: {
	readonly side: QuarterField['side'];
	readonly type: SendableType;
	readonly typed: Typed;
	readonly errors: Readonly<Record<string, string>>;
	readonly onType: (key: string, value: string) => void;
}) {
	const fields = quarterFields[type].filter((field) => field.side === side);
	const draw = (field: QuarterField) => (
		<MoneyField
			key={field.key}
			id={field.key}
			label={sayQuarterly(field.words)}
			hint={hintOf(field)}
			error={errors[field.key]}
			value={typed[field.key] ?? ''}
			onChange={({ target }) => onType(field.key, target.value)}
		/>
	);
	const wrong = fields.some(({ key, first }) => !first && errors[key] !== undefined);
	return (
		<fieldset className="min-w-0">
			<legend className="mb-4 font-serif text-22 font-semibold">{sayQuarterly(`${side}.title`)}</legend>
			<div className="grid items-end gap-x-8 gap-y-5 sm:grid-cols-2">
				{fields.filter(({ first }) => first).map(draw)}
			</div>
			<Details
				className="mt-5"
				open={wrong || usesMore(type, typed, side)}
				summary={sayQuarterly(`${side}.more`)}
			>
				<div className="grid items-end gap-x-8 gap-y-5 py-2 sm:grid-cols-2">
					{fields.filter(({ first }) => !first).map(draw)}
				</div>
			</Details>
		</fieldset>
	);
}
