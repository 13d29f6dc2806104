/** Whether an amount is another one of what was told before it. */
import { isEnglish } from '../../language/english.ts';
import { isKnownName } from './names.ts';

/** An amount with its own name and no other words. */
const ANOTHER =
	/^\W*(?:and |another |then )*(?<before>(?:[a-z&'-]+,? ){0,6}?)£?[\d.,]+k?\W*(?:(?:at|from|to|with|by|in) .+|(?<after>(?:[a-z&'-]+\W*){1,3}))?$/;

/** Whether a text tells in the same words of somebody else's money: "Halifax paid me 412 and Chase paid me 188". */
export function isParallel(text: string, before: string | undefined): boolean {
	if (before === undefined) return false;
	const [own, other] = [text, before].map(plainWords) as [string[], string[]];
	return own.length > 0 && own.every((word) => other.includes(word)) && plainNames(text).length > 0;
}

const split = (text: string) =>
	text.split(/[^a-z&'-]+/).filter((word) => word.length > 1 && !JOINS.test(word));
const plainWords = (text: string) =>
	split(text).filter((word) => isEnglish(word) && !isKnownName(word) && !NAME_TOO.test(word));
const plainNames = (text: string) =>
	split(text).filter((word) => !isEnglish(word) || isKnownName(word) || NAME_TOO.test(word));
/** Banks that are ordinary words too. */
const NAME_TOO = /^(?:chase|atom|marcus|coventry|phoenix|nationwide)$/;
const JOINS = /^(?:and|then|also|plus|another|the|my|about)$/;

/** Another amount of what came before: what else stands there is one word, or a name. */
export function isAnother(text: string): boolean {
	const words = ANOTHER.exec(text)?.groups;
	if (!words) return false;
	const said = `${words.before ?? ''} ${words.after ?? ''}`.split(/[^a-z&'-]+/).filter((word) => word !== '');
	return said.length < 2 && words.after === undefined
		? true
		: isKnownName(text) || said.some((word) => !isEnglish(word));
}
