/** Characters that look alike in pictures: an S next to digits looks like a 5, and both networks may agree on the wrong one. */

/** Each with what it is mistaken for. */
const LOOKALIKE = '0O1I5S8B2Z6G';

/** Whether a code of letters and digits, of no fixed form, has such a character where letters meet digits. */
export function isAmbiguous(code: string): boolean {
	const letters = code.toUpperCase().replace(/[^A-Z0-9]+/g, ' ');
	return [...letters].some((character, index) => {
		if (!LOOKALIKE.includes(character)) return false;
		const isOther = (other = ' ') => other !== ' ' && isDigit(other) !== isDigit(character);
		return isOther(letters[index - 1]) || isOther(letters[index + 1]);
	});
}

function isDigit(character: string): boolean {
	return /\d/.test(character);
}
