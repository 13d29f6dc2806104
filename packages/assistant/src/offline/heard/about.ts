/** What a message is about: a business, a let, a job. */
import { type About, aboutWords, CIS } from './places.ts';
import { HAD_NONE } from './what-it-is-not.ts';

/** Everything a message can be about. */
export const ABOUTS = ['trade', 'property', 'job'] as const;

/** Words only a landlord uses. */
const LETS =
	/\b(?:property|rental) allowance\b|\b(?:lock[- ]?up|parking space|driveway|garage)\b.*\brent|\brent(?:al)? (?:from|on|for) (?:my|the|a) (?:garage|lock[- ]?up|parking space|driveway)\b|\btenants?\b|\blandlord\b|\blet(?:ting)?\b|\bflats?\b|\bhouse\b|propert|airbnb|lodger|\brental\b|\brent(?:s)? from\b|\brent out\b|\brent(?:al)? income\b|\bmy rents?\b/;

/** Costs that nobody has but who works for themselves. */
const COSTS =
	/\bbefore (?:any |my |the )?(?:costs|expenses)\b|\bafter (?:costs|expenses)\b|\b(?:customers?|clients?|materials)\b.*\d|\d.*\b(?:customers?|clients?|materials)\b/;

/** Wages paid to others. */
const PAYS_WAGES = /\bi (?:also )?(?:paid|pay) (?:my|our|a|the|her|him|them)\b.*\b(?:wages?|salary)\b/g;

/** A garage that is let is no trade of its own. */
const LET_GARAGE =
	/\brent(?:al)?(?: income)? (?:from|on|for|off) (?:my|the|a) (?:garage|lock[- ]?up|yard|studio|shop)\b/g;

/** What a message is about: its own words count for more than the return's contents. */
export function aboutOf(text: string, known: ReadonlySet<About>, isTrade: boolean): ReadonlySet<About> {
	// Wages that someone pays are not their own job.
	const own = text.replace(PAYS_WAGES, ' ').replace(HAD_NONE, ' ').replace(LET_GARAGE, 'rent');
	const said = [...ABOUTS].filter((one) => aboutWords[one].test(own));
	if (isTrade && !said.includes('trade') && !said.includes('job')) said.push('trade');
	if (CIS.test(own) && !said.includes('trade')) said.push('trade');
	// Rent for a shop or a chair is a cost of the business: no home is let.
	const isTrading = said.includes('trade') || (known.has('trade') && !known.has('property'));
	const isLet = !isTrading || LETS.test(text);
	// Who has costs and no job and no let works for themselves.
	if (said.length === 0 && known.size === 0 && COSTS.test(own)) said.push('trade');
	const about = said.filter((one) => one !== 'property' || isLet);
	return about.length > 0 ? new Set(about) : known;
}
