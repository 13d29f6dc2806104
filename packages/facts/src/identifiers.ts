/** Identifiers as HMRC writes them: National Insurance number, UTR, postcode, employer PAYE reference. */

const NINO = /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]?$/;
const TEMPORARY_NINO = /^\d{2}[A-Z]\d{5}$/;
const EXAMPLE_NINO = /^QQ\d{6}[A-D]?$/;
const POSTCODE = /^(GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/;
const PAYE = /^\d{3}\/[A-Z0-9]{1,10}$/;
const UTR_WEIGHTS = [6, 7, 8, 9, 10, 5, 4, 3, 2];

/** Letters and digits only, in capitals. */
function compact(text: string): string {
	return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/**
 * A National Insurance number without spaces and in capitals, or undefined when it cannot be one.
 * The suffix may be absent, as HMRC's own records often lack it; `QQ` is HMRC's own example prefix and is accepted only when `allowExample`.
 */
export function parseNino(text: string, allowExample = false): string | undefined {
	const value = compact(text);
	const real = NINO.test(value) || TEMPORARY_NINO.test(value);
	return real || (allowExample && EXAMPLE_NINO.test(value)) ? value : undefined;
}

/** A National Insurance number as people read it: `QQ 12 34 56 C`. */
export function formatNino(nino: string): string {
	return compact(nino)
		.replace(/^(.{2})(.{2})(.{2})(.{2})(.?)$/, '$1 $2 $3 $4 $5')
		.trim();
}

/** Ten digits of a Unique Taxpayer Reference, without spaces or a pasted trailing K; undefined when invalid. */
export function parseUtr(text: string): string | undefined {
	const value = compact(text).replace(/K$/, '');
	return /^\d{10}$/.test(value) ? value : undefined;
}

/** Whether the first digit of a UTR is the check digit of the other nine (HMRC rules 6254 and 6269). */
export function utrChecks(utr: string): boolean {
	const digits = [...utr].map(Number);
	const total = UTR_WEIGHTS.reduce((sum, weight, index) => sum + weight * (digits[index + 1] ?? 0), 0);
	const remainder = 11 - (total % 11);
	return digits[0] === (remainder > 9 ? remainder - 9 : remainder);
}

/** A UK postcode in capitals with its one space, or undefined. */
export function parsePostcode(text: string): string | undefined {
	const value = compact(text).replace(/^(.+)(.{3})$/, '$1 $2');
	return POSTCODE.test(value) ? value : undefined;
}

/** An employer PAYE reference as `123/AB456`, or undefined. */
export function parsePayeReference(text: string): string | undefined {
	const value = text
		.toUpperCase()
		.replace(/\s/g, '')
		.replace(/^(\d{3})[^A-Z0-9]?/, '$1/');
	return PAYE.test(value) ? value : undefined;
}
