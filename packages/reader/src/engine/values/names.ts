/** Surname and forenames out of a name that is printed in one piece. */

/** A name taken apart. */
export interface Names {
	readonly surname: string;
	readonly forenames: string;
}

const TITLE = /^(mr|mrs|ms|miss|mx|dr|prof|rev|sir|dame)\.? /i;

/** Both names; undefined when it is uncertain which words are the surname. */
export function splitName(full: string): Names | undefined {
	const [surname, forenames, ...more] = full.split(',').map((part) => part.trim());
	if (surname && forenames && more.length === 0) return { surname, forenames: forenames.replace(TITLE, '') };
	const words = full.replace(TITLE, '').split(' ');
	const [first, last] = words;
	const capitals = words.findIndex((word) => isShouted(word));
	if (capitals > 0 && words.slice(capitals).every(isShouted) && !words.slice(0, capitals).some(isInitial)) {
		return { surname: words.slice(capitals).join(' '), forenames: words.slice(0, capitals).join(' ') };
	}
	if (words.length !== 2 || !first || !last || last.replace('.', '').length < 2) return undefined;
	return { surname: last, forenames: first };
}

/** A word all in capitals, as surnames are often set. */
function isShouted(word: string): boolean {
	return /^[\p{Lu}'’-]{2,}$/u.test(word);
}

function isInitial(word: string): boolean {
	return word.replace('.', '').length < 2;
}
