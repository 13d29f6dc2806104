/** The forms that values take: what can be told from their look alone. */
import { parseNino, parsePayeReference } from '@halfpenny/facts';
import { isNoPerson } from './no-names.ts';

const NINO = /^[A-Z]{2}\d{6}[A-D]?$/;
/** Without its slash it needs letters: "2024" is a year, and "1257L" a code. */
const PAYE = /^\d{3}(\/[A-Z0-9]{1,10}|[A-Z]{1,2}[A-Z0-9]{1,8})$/;
const TAX_CODE = /^[SC]?(\d{1,4}[LMNT]|K\d{1,4}|0T|BR|D[0-8]|NT|FT)((W1|M1|W1\/M1|WK1|MTH1|X))?$/;
/** A National Insurance table letter or a tax month after the code, in one box: `1257L / A`, `1257L / 7`. */
const BESIDE = /(?<=[LMNTRX\d])\/([A-Z]|\d{1,2})$/;
/** The same after a National Insurance number. */
const BESIDE_NINO = /(?<=\d[A-D])\s?\/\s?[A-Z]$/;
const PERIOD = /^(?:(?:tax )?(?:month|mth|week|wk|period|m|w)(?: no\.?)? ?:? ?)?(\d{1,2})(?: of \d\d)?$/i;
/** Longer texts are prose. */
/** "Payslip for October" names nobody. */
const MONTH = /^(january|february|march|april|may|june|july|august|september|october|november|december)$/i;
const MOST_NAME_WORDS = 6;
const NAME = /^[\p{L}][\p{L}\p{M}'’.\- ]*$/u;
/** Words of a full name that are written small. */
const SMALL =
	/^(and|van|von|der|den|ter|ten|de|da|do|dos|das|del|della|di|du|le|la|bin|ibn|al|el|ap|st|ab|ferch|y|zu|af|av)\.?$/;
/** The full stop of a sentence; the one of an initial belongs to it. */
const SENTENCE_END = /(?<=\p{L}{2})\.$/u;
/** One word with a digit, or up to three short groups in capitals. */
const REFERENCE = /^(?=.*\d)([A-Za-z0-9][A-Za-z0-9./\\-]{0,34}|(?=.{1,15}$)[A-Z0-9]+( [A-Z0-9]+){1,2})$/;

/** Without spaces and in capitals. */
function compact(text: string): string {
	return text.replace(/\s/g, '').toUpperCase();
}

/** A National Insurance number in its normal form, if the text is one and nothing else. */
export function asNino(text: string): string | undefined {
	const own = text.replace(BESIDE_NINO, '');
	const value = compact(own).replace(/[-/.]/g, '');
	// "JH 65 1037": without its last letter a number whose parts are odd may be two.
	if (/\d$/.test(value) && /^[a-z]{2} \d\d \d{3,}$/i.test(own.trim())) return undefined;
	return NINO.test(value) ? parseNino(value, true) : undefined;
}

/** An employer PAYE reference in its normal form, if the text is one and nothing else. */
export function asPayeReference(text: string): string | undefined {
	const value = compact(text).replace(/[-–](?=[A-Z])/, '/');
	return PAYE.test(value) ? parsePayeReference(value) : undefined;
}

/** A tax code with a single space before what marks it as non-cumulative: `1257L M1`. */
export function asTaxCode(text: string): string | undefined {
	const match = TAX_CODE.exec(
		compact(text)
			.replace(/(?<=.)[([]?CUM(UL|ULATIVE)?[)\]]?$/, '')
			.replace(BESIDE, ''),
	);
	if (!match) return undefined;
	const [code = '', , , basis] = match;
	return basis ? `${code.slice(0, -basis.length)} ${basis}` : code;
}

/** A National Insurance table letter. */
export function asTableLetter(text: string): string | undefined {
	const [, letter] = /^([A-Z])[:.,;]?$/.exec(text.trim()) ?? [];
	return letter !== undefined && !/[GOPQRTUWY]/.test(letter) ? letter : undefined;
}

/** The number of a tax month or week: `7` of "Month 7" or "07". */
export function asPeriod(text: string): string | undefined {
	const [, digits = ''] = PERIOD.exec(text.trim()) ?? [];
	const number = Number(digits);
	return number >= 1 && number <= 56 ? String(number) : undefined;
}

/** A person's name as printed. */
export function asName(text: string): string | undefined {
	const value = text.trim().replace(SENTENCE_END, '');
	return NAME.test(value) &&
		isWrittenAsName(value) &&
		!isNoPerson(value) &&
		value.length <= 60 &&
		!/[£]/.test(value)
		? value
		: undefined;
}

/** A works or payroll number: letters and digits, at least one of them a digit. */
export function asReference(text: string): string | undefined {
	const value = text.trim().replace(/\.$/, '');
	return REFERENCE.test(value) ? value : undefined;
}

/** A person's name in one piece, which may have a comma after the surname, or a payroll number before it. */
export function asFullName(printed: string): string | undefined {
	const text = printed.replace(/^\d{4,} (?=\p{Lu})/u, '');
	return text.split(' ').length > MOST_NAME_WORDS || MONTH.test(text)
		? undefined
		: asName(text.replace(/,/g, ' ')) && text.trim().replace(/(?<=\p{L}{2})\.$/u, '');
}

/** Whether each word starts with a capital, but for those that never do: "Ana de la Cruz", "J Bell and A Bell". */
function isWrittenAsName(text: string): boolean {
	const words = text.split(/[ ,]+/);
	return (
		/\p{Lu}/u.test(text) &&
		words.every((word) => word === '' || /^(\p{Lu}|['’]|\p{Ll}['’]\p{Lu})/u.test(word) || SMALL.test(word))
	);
}
