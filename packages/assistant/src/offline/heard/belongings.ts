/** Own things that somebody sold because they no longer want them: no trade, and hardly ever a gain. */

const SELLS =
	/\b(?:sold|sell|selling|flogged|flogging|offloaded|got rid of|cleared (?:out|my)|clearing (?:out|my)|clear[- ]?out|car ?boot|vinted|ebay|gumtree|marketplace|depop|facebook)\b/;
const THINGS =
	'(?:sofa|settee|clothes|clothing|stuff|things|bits|toys?|furniture|bikes?|bicycle|phones?|iphone|ipad|laptop|tv|telly|television|books?|records?|vinyl|lego|games?|console|playstation|xbox|wardrobe|dresses|dress|shoes|trainers|handbags?|coats?|jackets?|prams?|buggy|cots?|pushchair|dvds?|cds?|bed|table|chairs|washing machine|fridge|lawnmower|piano|guitar|wedding dress|junk|rubbish|belongings|unwanted (?:gifts?|presents?))';
const OWN =
	"(?:my|our|his|her|the kids'?|kids'?|the baby's|baby's|the children's|my (?:son|daughter|wife|husband|mum|dad)'s)";
const OWN_THINGS = new RegExp(
	String.raw`\b${OWN} (?:own |old |used |unwanted |outgrown |second[- ]hand |spare |ex |baby |[a-z]+ )?${THINGS}\b|\b(?:old|used|unwanted|outgrown|second[- ]hand|grown out of) (?:[a-z]+ )?${THINGS}\b|\b(?:loft|attic|wardrobe|garage|shed|house)\b[^.;]{0,12}\b(?:clear[- ]?out|cleared)\b|\b(?:cleared|clearing)(?: out)? (?:the|my|our) (?:loft|attic|wardrobe|garage|shed|house|spare room)\b|\b(?:no longer|don't|didn't|never) (?:need|want|wear|use|wore|used)\b|\b(?:they|he|she|they've|she's|he's) (?:has |have |had )?(?:grown|outgrew|grew) (?:out )?of\b`,
);
/** Bought or made to be sold. */
const TO_SELL =
	/\b(?:i (?:make|buy|bought|source|made) (?:and|them to|it to|to)|to (?:re)?sell|for resale|resell\w*|re-sell\w*|profit|mark ?up|stock|charity shops?|side hustle|business|self[- ]employed|turnover|handmade|upcycl\w*|restor\w*|flip\w*)\b/;

/** Whether a lower-case text tells of own things that were sold. */
export function sellsBelongings(text: string, whole: string): boolean {
	return (SELLS.test(whole) && OWN_THINGS.test(text) && !TO_SELL.test(whole)) || false;
}
