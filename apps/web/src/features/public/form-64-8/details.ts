/** What form 64-8 asks, and how each answer is formatted as it is typed. */

/** The current answers. */
export interface Details {
	readonly fullName: string;
	readonly businessName: string;
	readonly address: string;
	readonly postcode: string;
	readonly phoneNumber: string;
	readonly nationalInsurance: string;
	readonly utr: string;
	readonly noUtrYet: boolean;
	readonly sendStatementsToAgent: boolean;
}

/** The maximum length of a National Insurance number and of a UTR, including spaces. */
export const LONGEST = { nationalInsurance: 13, utr: 12 };

/** Nothing answered. */
export const NO_DETAILS: Details = {
	fullName: '',
	businessName: '',
	address: '',
	postcode: '',
	phoneNumber: '',
	nationalInsurance: '',
	utr: '',
	noUtrYet: false,
	sendStatementsToAgent: false,
};

/** Returns the details with one answer changed. A UTR and "I have no UTR yet" clear each other. */
export function change(details: Details, answer: Partial<Details>): Details {
	const changed = { ...details, ...shaped(answer) };
	if (answer.noUtrYet) return { ...changed, utr: '' };
	return answer.utr === undefined ? changed : { ...changed, noUtrYet: false };
}

function shaped(answer: Partial<Details>): Partial<Details> {
	const { nationalInsurance, utr, postcode } = answer;
	return {
		...answer,
		...(nationalInsurance !== undefined && { nationalInsurance: groupNationalInsurance(nationalInsurance) }),
		...(utr !== undefined && { utr: groupUtr(utr) }),
		...(postcode !== undefined && { postcode: postcode.toUpperCase() }),
	};
}

/** Letters and digits in capitals, in groups of 2-2-2-2-1. */
export function groupNationalInsurance(text: string): string {
	const plain = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
	return (plain.match(/.{1,2}/g) ?? []).join(' ').slice(0, LONGEST.nationalInsurance);
}

/** Digits in groups of 4-4-2. */
export function groupUtr(text: string): string {
	const plain = text.replace(/\D/g, '').slice(0, 10);
	return [plain.slice(0, 4), plain.slice(4, 8), plain.slice(8)].filter((group) => group !== '').join(' ');
}

/**
 * Returns the caret's position in the formatted text: behind as many letters and digits as in the typed text.
 * Grouping adds and drops spaces, which would otherwise move the caret to the end.
 */
export function caretIn(shown: string, before: string): number {
	const count = before.replaceAll(' ', '').length;
	return new RegExp(`^(?: *\\S){0,${count}}`).exec(shown)?.[0].length ?? 0;
}

/** Returns whether every required answer is given. */
export function isReady({ fullName, address, postcode, nationalInsurance }: Details): boolean {
	return [fullName, address, postcode, nationalInsurance].every((answer) => answer.trim() !== '');
}
