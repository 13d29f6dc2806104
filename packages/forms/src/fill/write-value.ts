/** Writes a value as the text of a box, or says why the box cannot hold it. */
import { pence, toPounds } from '@halfpenny/facts';
import { sayFormProblem } from '@halfpenny/messages/forms';
import type { BoxProblemCode } from '../box.ts';
import type { BoxType, Row } from '../tables/row.ts';
import { toHmrcText } from '../text/hmrc-text.ts';
import { shortenName } from '../text/shorten-name.ts';
import type { Found } from './find-value.ts';

/** The text of a box; undefined if HMRC wants it left out; or a problem with its sentence. */
export type Written =
	| { readonly as: 'text'; readonly text: string; readonly shortenedFrom?: string }
	| { readonly as: 'nothing' }
	| { readonly as: 'problem'; readonly code: BoxProblemCode; readonly message: string };

/** The text of a box. */
export type WrittenText = Extract<Written, { as: 'text' }>;

/** What the format depends on. */
type Manner = Pick<Row, 'type' | 'title' | 'longest' | 'shortest' | 'shortened'>;

const NOTHING: Written = { as: 'nothing' };
/** £9,999,999,999.99 in pence: HMRC's schema. */
const LARGEST = 999_999_999_999;

/** Writes a value in the format of the row's type. */
export function writeValue(row: Manner, { value }: Found): Written {
	if (row.type.startsWith('money')) return writeMoney(row, Number(value));
	if (row.type === 'tick') return value === true ? text('yes') : NOTHING;
	if (row.type === 'yesNo') return text(value === true ? 'yes' : 'no');
	if (row.type === 'text') return writeText(row, String(value));
	return row.type === 'date' ? writeDate(String(value)) : text(String(value));
}

function writeMoney({ type, title }: Manner, value: number): Written {
	if (value === 0 && (type === 'money.positive' || type === 'money.notZero')) return NOTHING;
	if (Math.abs(value) > LARGEST || (value < 0 && !takesNegative(type))) {
		return problem('money.outsideBox', sayFormProblem('money.outsideBox', { title }));
	}
	return text(toPounds(pence(value)));
}

function takesNegative(type: BoxType): boolean {
	return type === 'money.any' || type === 'money.notZero';
}

function writeText(
	{ longest = Number.POSITIVE_INFINITY, shortest = 0, shortened }: Manner,
	value: string,
): Written {
	const written = toHmrcText(value);
	if (!written.ok) {
		return problem('text.alphabet', sayFormProblem('text.alphabet', { characters: written.characters }));
	}
	const fitting = shortened ? shortenName(written.value, longest) : written.value;
	if (fitting.length > longest) {
		return problem('text.tooLongForBox', sayFormProblem('text.tooLongForBox', { longest }));
	}
	if (fitting === '') return NOTHING;
	if (fitting.length >= shortest) {
		return fitting === written.value ? text(fitting) : { ...text(fitting), shortenedFrom: value };
	}
	return problem('text.tooShortForBox', sayFormProblem('text.tooShortForBox', { shortest }));
}

function writeDate(value: string): Written {
	const inside = value >= '1851-01-01' && value <= '2040-01-01';
	return inside ? text(value) : problem('date.outsideBox', sayFormProblem('date.outsideBox'));
}

function text(value: string): WrittenText {
	return { as: 'text', text: value };
}

function problem(code: BoxProblemCode, message: string): Written {
	return { as: 'problem', code, message };
}
