/** What somebody spends at home, which goes on no return: their own rent, the weekly shop, the nursery. */
import { isLetting } from './letting.ts';
import type { About } from './places.ts';

const PREMISES =
	/\b(?:workshop|office|studio|unit|shop|premises|desk|salon|chair|yard|garage|storage|pitch|stall|van)\b/;
/** Rent that is certainly the person's own. */
const OWN_RENT =
	/\bour (?:own )?(?:home |house |flat )?rent (?:at home |here )?(?:is|has|goes|went|costs?)\b(?!.*\b(?:from|tenants?|income|received)\b)|\bmy own rent\b|\brent\b[^.;]{0,40}\b(?:to|for) (?:my|our|the|a) (?:private )?(?:landlord|landlady|housing association|council|(?:place|flat|house) (?:i|we) (?:live|rent))\b|\bi (?:only |just |currently |also )?rent (?:a|an|my|the|this|privately|from)\b(?![^.;]*\bout\b)(?![^.;]*\b(?:to|from) (?:a|my|the) (?:tenant|student|lodger|couple|family)\b)/;
/** "Rent is 950", which a landlord could say too. */
const PLAIN_RENT =
	/^\W*(?:and |but |plus |also |then )*(?:the |my |our )?rent(?:'s| is| was| are|:)? (?:about |around )?£?\d/;
/** What tells of somebody's life and not of a let. */
const OF_LIFE =
	/\b(?:wages?|salary|p60|p45|job|jobs|payslip|jobseekers?|universal credit|benefits?|esa|kids|children|childrens|nursery|bills|food|groceries|single (?:mum|dad))\b|\bcouncil tax\b|\bi(?:'m| am) on £?\d/;
/** What nobody buys for a business or a let without saying so. */
const AT_HOME =
	/\bnurser(?:y|ies)\b(?! (?:nurse|school teacher))|\bchild ?care\b|\bfood shop|\bgrocer(?:y|ies)\b|\bweekly shop\b|\bbig shop\b|\bschool (?:fees|uniforms?|dinners|meals)\b|\btv licen[cs]e\b|\bnetflix\b|\bour holiday\b|\bfamily holiday\b|\bgym membership\b|\bdentist\b|\bvet'?s? bills?\b|\b(?:at|for the|our own|my own|the) (?:home|house|household) (?:bills?|insurance)\b|\b(?:gas|electric\w*|water|heating|broadband|energy)(?: bills?)? at home\b/;
/** What a home costs that a business or a let costs too. */
const OF_ANY_HOUSE =
	/\bcouncil tax\b|\b(?:gas|electric\w*|energy|water|heating)\b|\b(?:new|fitted) (?:kitchen|bathroom|carpets?|sofa|telly|tv)\b|\bcar (?:finance|payments?|loan|insurance)\b|\bown car\b|\bmortgage (?:is|was|of|costs|payments?)\b|\b(?:sky|phone contract|home insurance)\b/;
/** Money that comes in is spent on nothing. */
const BRINGS =
	/\b(?:from|pension|(?:in|off in|less|of) tax|british gas)\b|\b(?:paid|pays|gave|gives|earn\w*|made|turnover|takings|income|received|sales)\b(?! (?:for|the|my|our)\b)/;

/** What somebody's amount is spent on at home; beside a business or a let only where its own words say so. */
export function spentAtHome(
	text: string,
	whole: string,
	about: ReadonlySet<About>,
	sections: readonly string[],
): 'privateRent' | 'household' | undefined {
	if (PREMISES.test(text)) return undefined;
	if (OWN_RENT.test(text)) return 'privateRent';
	const trades = about.has('trade') || sections.includes('selfEmployment');
	if (trades || BRINGS.test(text)) return undefined;
	if (AT_HOME.test(text)) return 'household';
	if (isLetting(whole) || sections.includes('ukProperty')) return undefined;
	const others = whole.replace(text, ' ');
	if (PLAIN_RENT.test(text) && OF_LIFE.test(others)) return 'privateRent';
	return OF_ANY_HOUSE.test(text) ? 'household' : undefined;
}
