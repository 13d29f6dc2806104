/** Words for every week or month of a year, after an amount. */

/** Every week there was. */
export const ALL_YEAR =
	/^[^.;!?\d]{0,48}\b(?:all year(?: round)?|all through (?:the )?ye?a?r|right through (?:the )?ye?a?r|(?:the|for the|all the) (?:whole|full|entire) (?:year|twelve months)|(?:the )?(?:full |whole |all )?(?:twelve|12) months|every single (?:week|month|one)|year[- ]round|throughout(?: the ye?a?r)?|all (?:52|fifty[- ]two) weeks?)\b|^\W{0,3}(?:all |for |x )?(?:52|fifty[- ]two) weeks?\b/;

/** What comes every four weeks comes thirteen times in a year. */
export const FOUR_WEEKLY = /^[^.;!?\d,]{0,24}\b(?:every (?:four|4) weeks|(?:four|4)[- ]weekly)\b/;
/** How often that is. */
export const FOURS_IN_YEAR = 13;
