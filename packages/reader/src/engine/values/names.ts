/** Surname and forenames out of a name that is printed in one piece. */

/** A name taken apart. */
export interface Names {
	readonly surname: string;
	readonly forenames: string;
}

/** In lower case, as they are printed where they are no name of their own. */
export const PARTICLE =
	/^(van|von|der|den|ter|ten|de|da|do|dos|das|del|della|du|le|la|bin|ibn|al|el|ap|st|st\.)$/;
/** The same where each word starts with a capital: no forename, but the start of a surname of two words. */
const CAPITAL_PARTICLE = /^(Van|Von|Der|De|Da|Dos|Del|Della|Du|Le|Bin|Ibn|Al|El|Ap|St|St\.)$/;
/** Longer names are taken apart by nobody. */
const MOST_WORDS = 4;
const TITLE = /^(mr|mrs|ms|miss|mx|dr|prof|rev|sir|dame)\.? /i;

/** Both names; undefined when it is uncertain which words are the surname. */
export function splitName(full: string): Names | undefined {
	const [surname, forenames, ...more] = full.split(',').map((part) => part.trim());
	if (surname && forenames && more.length === 0) return { surname, forenames: forenames.replace(TITLE, '') };
	const words = full.replace(TITLE, '').split(' ');
	if (words.slice(0, -1).some((word) => /\p{L}{3}\.$/u.test(word))) return undefined;
	const capitals = words.findIndex((word) => isShouted(word));
	if (capitals > 0 && words.slice(capitals).every(isShouted) && !words.slice(0, capitals).some(isInitial)) {
		return { surname: words.slice(capitals).join(' '), forenames: words.slice(0, capitals).join(' ') };
	}
	const start = surnameStart(words);
	const last = words.slice(start).join(' ');
	if (start < 1 || isInitial(last) || /^\p{Ll}+$/u.test(words.at(-1) ?? '')) return undefined;
	return { surname: last, forenames: words.slice(0, start).join(' ') };
}

/** Where the surname starts: at a word that only surnames start with, or as the last of up to four words; 0 where it is open. */
function surnameStart(words: readonly string[]): number {
	if (PARTICLE.test(words[0] ?? '')) return 0;
	const particle = words.findIndex(
		(word, index) => index > 0 && (PARTICLE.test(word) || CAPITAL_PARTICLE.test(word)),
	);
	if (particle > 0 && particle < words.length - 1) return particle;
	return words.length <= MOST_WORDS ? words.length - 1 : 0;
}

/** A word all in capitals, as surnames are often set. */
function isShouted(word: string): boolean {
	return /^[\p{Lu}'’-]{2,}$/u.test(word);
}

function isInitial(word: string): boolean {
	return word.replace('.', '').length < 2;
}
