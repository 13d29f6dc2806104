/** Numbers on a return that are not money: bank account, telephone and company numbers, in HMRC's format. */

/** Six digits of a sort code, hyphens and spaces removed; undefined when it cannot be one. */
export function parseSortCode(text: string): string | undefined {
	const value = text.replace(/[\s-]/g, '');
	return /^\d{6}$/.test(value) ? value : undefined;
}

/** Eight digits of an account number; six or seven digits get leading zeros, as HMRC requires. */
export function parseAccountNumber(text: string): string | undefined {
	const value = text.replace(/[\s-]/g, '');
	return /^\d{6,8}$/.test(value) ? value.padStart(8, '0') : undefined;
}

/** A building society's reference or roll number: up to 18 letters, digits, hyphens and strokes. */
export function parseBuildingSocietyReference(text: string): string | undefined {
	const value = text.toUpperCase().replace(/\s/g, '');
	return /^[A-Z0-9\-/]{1,18}$/.test(value) ? value : undefined;
}

/** A telephone number in digits and single spaces, at most 20; `+44` becomes 0, another country's `+` becomes 00. */
export function parseTelephone(text: string): string | undefined {
	const value = text
		.replace(/^\s*\+44\s*(\(0\))?\s*0?/, '0')
		.replace(/^\s*\+/, '00')
		.replace(/[().\-/]/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
	return /^[0-9 ]{5,20}$/.test(value) ? value : undefined;
}

/** A company's registration number of eight characters; missing leading zeros are added. */
export function parseCompanyNumber(text: string): string | undefined {
	const [, letters = '', digits = ''] =
		/^([A-Z]{2})?(\d+)$/.exec(text.toUpperCase().replace(/\s/g, '')) ?? [];
	const length = 8 - letters.length;
	return digits === '' || digits.length > length ? undefined : letters + digits.padStart(length, '0');
}
