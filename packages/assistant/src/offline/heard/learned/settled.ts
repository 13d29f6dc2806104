/** Settles between the rules and what was learned: a place only where one of the two is certain. */
import { withDigits } from '../bare-amount.ts';
import type { LeftOut } from '../left-out.ts';
import { type About, type Place, places } from '../places.ts';
import { NO_SECTION } from './aside.ts';
import type { Clause } from './clause.ts';
import type { Guess } from './guess.ts';

/** What earning means where nothing says for whom. */
const PAY = places.at(-1);
/** From this probability on, what was learned is followed: where the rules say something else, and where they say nothing. */
const SURE = 0.62;
const LIKELY = 0.42;
/** What a family has together. */
const OF_FAMILY: readonly string[] = ['childBenefit', 'partnershipShare', 'investmentScheme'];
/** Whether an amount is surely of something that a family has together, whoever else is named. */
export function isOfFamily(guess: Guess | undefined): boolean {
	return guess !== undefined && guess.probability >= SURE && OF_FAMILY.includes(guess.section);
}

/** Where an amount that rules leave out has a place after all. */
const OVERRULES: Readonly<Partial<Record<LeftOut, readonly string[]>>> = {
	profit: ['partnershipShare', 'capitalGainsDetails'],
	sold: ['capitalGainsDetails', 'businessAsset', 'selfEmployment'],
};

/** Whether what was learned is sure that an amount has a place though the rules leave it out. */
export function isOverruled(why: LeftOut, guess: Guess | undefined): boolean {
	return (
		guess !== undefined && guess.probability >= SURE && (OVERRULES[why]?.includes(guess.section) ?? false)
	);
}

/** Which sections a return has: those of a partnership, or those of a person. What is imagined or corrected has a place. */
export function sectionsOf(isPartnership: boolean, mayBeAside: boolean): (section: string) => boolean {
	return (section) => (section === NO_SECTION ? mayBeAside : OF_PARTNERSHIP.test(section) === isPartnership);
}

const OF_PARTNERSHIP = /^partnership(?:Trade|Property|Savings)$/;

/** The words of an amount with what the rules make of it; earning of which nobody said for whom is no more than a hint. */
export function ruledBy(clause: Clause, ruled: Place | undefined): Clause {
	if (!ruled) return { ...clause, ruled: '-' };
	return { ...clause, ruled: ruled === PAY ? 'pay?' : `${ruled.section}.${ruled.field}` };
}

/** The place by the rules, unless what was learned is sure of another; undefined where neither is certain. */
export function settled(
	ruled: Place | undefined,
	guesses: readonly Guess[],
	about: ReadonlySet<About> = new Set(),
): Place | undefined {
	const [guess, next] = guesses;
	if (!guess) return ruled;
	if (ruled && guess.section === ruled.section && guess.field === ruled.field) return ruled;
	// Whoever has a business and says nothing of a job took what they made there.
	const isTaken =
		ruled?.field === 'turnover' &&
		guess.field === 'pay' &&
		guess.probability < SURE_ALONE &&
		!about.has('job');
	if (isTaken) return ruled;
	const isFirm = ruled !== undefined && ruled !== PAY;
	const { probability } = guess;
	if (isFirm) {
		const own = guesses.find((one) => one.section === ruled.section && one.field === ruled.field);
		const isFar = probability >= APART && probability >= TIMES_RULED * (own?.probability ?? 0);
		return probability >= SURE || isFar ? placeOfGuess(guess) : ruled;
	}
	const isAlone = probability >= FAINT && probability >= TIMES_NEXT * (next?.probability ?? 0);
	const isOfIt =
		isAbout(guess.section, about) && probability >= OF_IT && probability >= TWICE * (next?.probability ?? 0);
	return probability >= LIKELY || isAlone || isOfIt ? placeOfGuess(guess) : undefined;
}

/** What the message or the return is about makes its own questions likelier. */
function isAbout(section: string, about: ReadonlySet<About>): boolean {
	const own: About | undefined = OWN_SECTION[section];
	return own !== undefined && about.has(own);
}

const OWN_SECTION: Readonly<Record<string, About>> = {
	...{ selfEmployment: 'trade', ukProperty: 'property', employment: 'job' },
};
const OF_IT = 0.24;
const TWICE = 1.8;

/** Less than sure is enough where the place by the rules is so many times less probable, or nothing else comes near. */
const APART = 0.35;
const TIMES_RULED = 3;
const FAINT = 0.2;
const TIMES_NEXT = 4;

/** The place of an amount whose own words say nothing: by the rules, unless what stands around it makes another certain. */
export function settledAlone(
	ruled: Place | undefined,
	[guess]: readonly Guess[],
	{ previous, next }: Clause,
): Place | undefined {
	const isSure = previous.length + next.length > 0 && (guess?.probability ?? 0) >= SURE_ALONE;
	return guess && isSure ? placeOfGuess(guess) : ruled;
}

const SURE_ALONE = 0.75;

function placeOfGuess({ section, field }: Guess): Place {
	const known = places.find((place) => place.section === section && place.field === field);
	return known ?? { section, field, words: NONE };
}

const NONE = /$^/;

/** Whether a lower-case text says that an amount came or went, and nothing of what it was for. */
export function saysNothing(text: string): boolean {
	return SPOKEN_OF_NOTHING.test(withDigits(text));
}

/** Somebody got or gave an amount, and nothing says for what: "I spent 200". */
const SPOKEN_OF_NOTHING =
	/^\W*(?:(?:and|so|also|then|i|we|they|it|have|has|had|was|is|got|get|made|make|earned|spent|paid|pay|took|received|about|around|another|just|only|the|a|in|total|all|year|from|for|other|one|first|second|both)\W+)*£?1(?:\W+(?:from|for|on|the|other|others|one|first|second|in|total|all|year|altogether))*\W*$/;
