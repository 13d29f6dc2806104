/** How people answer without yes, no or the words of a choice: "it's all mine", "been going years". Data. */

const NOBODY_ELSE =
	/\b(?:mine|just me|only me|me alone|on my own|by myself|in my (?:own )?name|sole(?:ly)?|nobody else|no one else)\b/;
const WITH_SOMEBODY =
	/\b(?:wife|husband|partner|missus|brother|sister|mum|dad|friend|joint(?:ly)?|between us|both of us|half|shared?|with (?:my|her|him|them))\b/;
const LONG_AGO =
	/\b(?:years|ages|decades|long time|long before|before that|already going|since (?:19|20)\d\d|for \d+ years|always have)\b/;
const GOES_ON =
	/\b(?:still (?:going|trading|at it|doing|running|open|in business)|carr(?:y|ying) on|ongoing)\b/;
const GAVE_UP =
	/\b(?:stopped|packed (?:it )?in|jacked it in|gave (?:it )?up|closed|wound (?:it )?up|finished|quit|ceased|sold up)\b/;
const FIRST_YEAR =
	/\b(?:just started|only started|started (?:in|last|this)|brand new|first year|new this year)\b/;
const REAL_COSTS =
	/\b(?:actual|real|my costs|my own costs|expenses|what i spent|costs (?:are|were) (?:more|higher|bigger))\b/;
const FLAT_ALLOWANCE =
	/\b(?:the allowance|trading allowance|property allowance|flat|grand|thousand|£?1,?000)\b/;
const ALL_IN_ONE =
	/\b(?:one (?:figure|number|amount|total|lump)|single (?:figure|number)|the total|altogether|lump (?:it|them|sum)|all in one|just a total)\b/;
const EACH_KIND =
	/\b(?:separate(?:ly)?|one by one|break (?:it|them) down|breakdown|list them|each (?:one|kind)|by kind|itemi[sz]ed?)\b/;
const FOLLOWS_YEAR = /\b(?:april|tax year|same as (?:the )?(?:tax|normal)|normal|standard|usual)\b/;
const ORDINARY_STAFF =
	/\b(?:just (?:an? )?(?:employee|worker|staff|normal|ordinary)|ordinary (?:employee|job|worker)|normal (?:employee|job|worker)|only work(?:ed)? there)\b/;

interface Saying {
	readonly answer: string | boolean;
	readonly words: RegExp;
}
const yes = (words: RegExp): Saying => ({ answer: true, words });
const no = (words: RegExp): Saying => ({ answer: false, words });
const choice = (answer: string, words: RegExp): Saying => ({ answer, words });

const byQuestion: Readonly<Record<string, readonly Saying[]>> = {
	oneFigure: [no(EACH_KIND), yes(ALL_IN_ONE)],
	startedThisYear: [no(LONG_AGO), yes(FIRST_YEAR)],
	endedThisYear: [no(GOES_ON), yes(GAVE_UP)],
	ceased: [no(/\bstill (?:let|rent|going|have)\w*\b/), yes(GAVE_UP)],
	tradingAllowance: [no(REAL_COSTS), yes(FLAT_ALLOWANCE)],
	propertyAllowance: [no(REAL_COSTS), yes(FLAT_ALLOWANCE)],
	accountsFollowTaxYear: [yes(FOLLOWS_YEAR)],
	jointlyLet: [yes(WITH_SOMEBODY), no(NOBODY_ELSE)],
	companyDirector: [no(ORDINARY_STAFF), yes(/\b(?:my (?:own )?company|i own (?:it|the company)|director)\b/)],
	taxedAlready: [no(/\b(?:gross|untaxed|without tax|in full)\b/), yes(/\b(?:net|after tax|taxed)\b/)],
	lettingKind: [
		choice(
			'both',
			/\bboth\b|\b(?:flat|house|property)\b.*\b(?:lodger|room)\b|\b(?:lodger|room)\b.*\b(?:flat|house i)\b/,
		),
		choice('lodger', /\blodgers?\b|\broom\b|\bin my (?:own )?(?:home|house)\b|\blive (?:there|in it) too\b/),
		choice(
			'property',
			/\bflats?\b|\bhouses?\b|\bbungalow\b|\bapartments?\b|\bbuy[- ]to[- ]lets?\b|\bbtl\b|\bcottage\b|\bpropert|\b(?:whole|entire|second) (?:place|home)\b/,
		),
	],
	higherIncome: [
		choice(
			'alone',
			/\bsingle\b|\bon my own\b|\bno partner\b|\bby myself\b|\bjust me\b|\bsingle (?:mum|dad)\b/,
		),
		choice('partners', /\b(?:his|hers|theirs|he|she|they|husband|wife|partner|the same)\b/),
		choice('mine', /\bmine\b|\bi (?:earn|am|was|do|did)\b|\bme\b/),
	],
	marriageAllowance: [
		choice('received', /\b(?:get|got|receive|gives? (?:it |some )?(?:to )?me|from (?:him|her|my))\b/),
		choice('given', /\b(?:give|gave|giving|transfer|to (?:him|her|my))\b/),
	],
	kind: [
		choice(
			'reliefAtSource',
			/\b(?:provider|they|nest|company) (?:adds?|claims?|tops?)\b|\btax relief (?:is )?added\b/,
		),
	],
};

/** The answer that a lower-case reply gives in other words; undefined for none. */
export function sayingOf(question: string, text: string): string | boolean | undefined {
	return byQuestion[question]?.find(({ words }) => words.test(text))?.answer;
}
