/** Words in the form the searches compare: without endings, and without words that say nothing. */

import { synonyms } from './synonyms.ts';

const SAYS_NOTHING = new Set(
	'a much many also too then than all every ever again already yet even quite very mean means year today anyway wondering wonder say said see wanted guy bit thing things lot stuff made last ive lot bit still really actually know want like going put take give im youre no yes not ok cant dont doesnt isnt about am an and any are as at be been being but by can could did do does doing for from get gets getting got had has have how i if im in is it its just me my need of on or our out please should so some tell than that the their them there they this to up us was we what whats when where which who why will with would you your'.split(
		' ',
	),
);

/** The word in the form the searches compare; undefined for words that say nothing. */
export function termOf(term: string): string | null {
	const word = term
		.toLowerCase()
		.replace(/[’']s?$/, '')
		.replace(/[’']/g, '');
	const same = synonyms.get(word);
	if (same !== undefined) return stemOf(same);
	if (word === '' || SAYS_NOTHING.has(word)) return null;
	return stemOf(word);
}

/** A word without its ending. */
function stemOf(word: string): string {
	if (word.length <= 3) return word;
	return word.length > 4 ? word.replace(/(ings?|ed|es|s)$/, '') : word.replace(/s$/, '');
}
