/** Corrects words that matter: a letter or two wrong, missing, extra, or swapped. */
import { knowledge } from '@halfpenny/messages/knowledge/index';
import { doubleMetaphone } from 'double-metaphone';
import { synonyms } from '../knowledge/synonyms.ts';
import { commonWords, isEnglish } from './english.ts';
import { fullOf } from './shorthand.ts';

/** Words that decide what a sentence is about. */
const DECIDING =
	'turnover turned takings expenses expense costs income salary wages earned earnings pension pensions interest dividends dividend mortgage property landlord tenant rental charity donated donation gift student allowance personal national insurance employer employed freelance freelancer plumber electrician plasterer builder carpenter decorator gardener cleaner driver hairdresser photographer designer developer consultant mileage receipt receipts invoice invoices materials equipment djing busking copywriting penalty penalties deadline calculate calculation payment payments account benefit marriage capital gains crypto bitcoin shares refund register registration business insurance advertising accountant subscriptions training telephone broadband quarterly digital threshold appeal records upload submit received deducted assessment childminder joiner courier euros dollars subcontractor products postgraduate';
const ofKnowledge = knowledge.flatMap(({ question, words }) =>
	`${question} ${words}`.toLowerCase().split(/[^a-z]+/),
);
const ours = new Set([...DECIDING.split(' '), ...ofKnowledge, ...synonyms.keys(), ...synonyms.values()]);
const SHORTEST = 5;
const deciding = [...ours].filter((word) => word.length >= SHORTEST);
const decidingWords = new Set(deciding);
const common = new Set(commonWords);
const byInitial = groupedBy(deciding, (word) => word[0] ?? '');
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const bySound = groupedBy(deciding.filter(isEnglish), (word) => doubleMetaphone(word)[0]);
/** From this length on, two errors are corrected. */
const LONG = 8;
/** How many words of a message are corrected at most. */
const MOST_MENDED = 12;

/**
 * The text in lower case with plain quotes, short forms written out and misspelt words corrected, word for word. A word
 * with a capital in the middle of a sentence is a name and stays.
 */
export function normalise(message: string): string {
	if (message !== last.message) last = { message, text: normalised(message) };
	return last.text;
}

let last = { message: '', text: '' };

function normalised(message: string): string {
	let left = MOST_MENDED;
	return message
		.normalize('NFKC')
		.replace(/[’‘`]/g, "'")
		.replace(/[“”]/g, '"')
		.replace(
			/(^|[\s(,.!?;:"])([A-Za-z\d][A-Za-z\d']*)(?=$|[\s),.!?;:"])/g,
			(whole, before: string, word: string, at: number) => {
				const small = word.toLowerCase();
				const full = fullOf(small);
				if (full !== undefined) return `${before}${full}`;
				if (!/^[a-z]{5,}$/.test(small) || isKnown(small) || isName(message, word, at + before.length))
					return whole;
				left -= 1;
				return left < 0 ? whole : `${before}${mended(small)}`;
			},
		)
		.toLowerCase();
}

/** Where many people work or shop, which look like other words. Data. */
const NAMES = new Set(
	'costa greggs asda aldi lidl tesco morrisons waitrose ocado argos wickes screwfix nandos subway currys halfords superdrug primark pret wagamama wetherspoons serco capita'.split(
		' ',
	),
);

function isKnown(word: string): boolean {
	return (
		isEnglish(word) ||
		NAMES.has(word) ||
		[word, `${word}s`, word.replace(/s$/, '')].some((one) => ours.has(one))
	);
}

/** Whether a word is used as a name: with a capital where no sentence begins, or after "at". */
function isName(message: string, word: string, at: number): boolean {
	const before = message.slice(0, at).trimEnd();
	if (/\bat$/i.test(before)) return true;
	return /^[A-Z][a-z]/.test(word) && before !== '' && !/[.!?]$/.test(before);
}

const mendedBefore = new Map<string, string>();
const MOST_KEPT = 2000;

function mended(word: string): string {
	const known = mendedBefore.get(word);
	if (known !== undefined) return known;
	const found =
		joined(word) ??
		oneSlipAway(word, decidingWords) ??
		sounding(word) ??
		oneSlipAway(word, common) ??
		twoSlipsAway(word) ??
		word;
	if (mendedBefore.size < MOST_KEPT) mendedBefore.set(word, found);
	return found;
}

/** Two words that matter, written as one: "statepension". */
function joined(word: string): string | undefined {
	for (let at = 4; at <= word.length - 4; at += 1) {
		const [one, other] = [word.slice(0, at), word.slice(at)];
		if (ours.has(one) && ours.has(other)) return `${one} ${other}`;
	}
	return undefined;
}

/** The word that matters and sounds the same: "clame", "nashional". */
function sounding(word: string): string | undefined {
	const same = (bySound.get(doubleMetaphone(word)[0]) ?? []).map((one) => ({
		one,
		apart: slips(word, one, 4),
	}));
	const [best] = same.toSorted((one, other) => one.apart - other.apart);
	return best && best.apart < 4 && Math.abs(best.one.length - word.length) <= 2 ? best.one : undefined;
}

/** The word of a list that is one error away. */
function oneSlipAway(word: string, list: ReadonlySet<string>): string | undefined {
	for (const near of nearTo(word)) if (list.has(near)) return near;
	return undefined;
}

/** Every text one error from a word: two letters swapped, one extra, one missing, one wrong. */
function* nearTo(word: string): Generator<string> {
	for (let at = 0; at <= word.length; at += 1) {
		const [head, tail] = [word.slice(0, at), word.slice(at)];
		if (tail.length > 1) yield `${head}${tail[1]}${tail[0]}${tail.slice(2)}`;
		if (tail !== '') yield head + tail.slice(1);
		for (const letter of LETTERS) {
			yield head + letter + tail;
			if (tail !== '') yield head + letter + tail.slice(1);
		}
	}
}

/** The word that matters two errors away from a long one: first letters are rarely wrong. */
function twoSlipsAway(word: string): string | undefined {
	if (word.length < LONG) return undefined;
	const near = (byInitial.get(word[0] ?? '') ?? []).filter((one) => Math.abs(one.length - word.length) <= 2);
	return near.find((one) => slips(word, one, 3) < 3);
}

/** How many letters are wrong, missing, extra or swapped between two words; stops counting at `most`. */
function slips(word: string, other: string, most: number): number {
	let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
	for (let i = 1; i <= word.length; i += 1) {
		const row = [i];
		let least = i;
		for (let j = 1; j <= other.length; j += 1) {
			const cost = word[i - 1] === other[j - 1] ? 0 : 1;
			let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
			if (i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1])
				value = Math.min(value, (before[j - 2] ?? 0) + 1);
			row.push(value);
			least = Math.min(least, value);
		}
		if (least >= most) return most;
		[before, last] = [last, row];
	}
	return last[other.length] ?? most;
}

/** Words by what they have in common. */
function groupedBy(
	words: readonly string[],
	keyOf: (word: string) => string,
): ReadonlyMap<string, readonly string[]> {
	const groups = new Map<string, string[]>();
	for (const word of words) groups.set(keyOf(word), [...(groups.get(keyOf(word)) ?? []), word]);
	return groups;
}
