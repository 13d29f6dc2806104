/** What was sold: its kind, as the questions tell kinds apart, and what the person calls it. Data and the reading of it. */

interface Thing {
	readonly kind: string;
	readonly words: RegExp;
}

const HOME =
	'(?:(?:rental|holiday|second|let) (?:flat|house|home|property|cottage|let)|flats?|houses?|property|cottage|bungalow|apartment|maisonette|studio(?: flat)?|terrace|semi|chalet|buy[- ]to[- ]let(?: (?:flat|house|property))?|btl|rental)';
/** Kinds of thing, each by its own words. The first that a text names is what was sold. */
const THINGS: readonly Thing[] = [
	{
		kind: 'cryptoAssets',
		words:
			/\b(?:bitcoins?|btc|ethereum|ether|eth|crypto\w*|solana|doge(?:coin)?|xrp|ripple|litecoin|ltc|cardano|ada|polkadot|stablecoins?|nfts?|tokens|altcoins?)\b/,
	},
	{
		kind: 'listedShares',
		words:
			/\b(?:shares?|stock|stocks|funds?|etfs?|(?:gold|silver|index|bond) (?:etfs?|fund|tracker)|units|investment trusts?|unit trusts?|(?:index )?trackers?|emi options|share options|options)\b/,
	},
	{
		kind: 'other',
		words:
			/\b(?:land|fields?|paddock|plot|woodland|wood|grazing|acres?|allotment|pasture|meadow|orchard|moorland|farmland|painting|watercolour|drawing|brooch|jewellery|jewelry|necklace|bracelet|tiara|earrings|watch|rolex|handbag|ring|antiques?(?: [a-z]+){0,2}? (?:bureau|clock|chair|table|desk|cabinet|dresser|vase|chest)|(?:big |old )?(?:silver|gold) (?:centrepiece|ring|watch|coins?|bars?|teapot|necklace|bracelet)|antiques?|bureau|dresser|clock|sculpture|bronze|vase|violin|cello|piano|guitar|memorabilia|gold|silver|centrepiece|(?:coin|stamp|medal|art|book) collection|stamps(?! duty)|medals?|boat|goodwill|customer list|fixtures and fittings|business|shop|pub|franchise|practice|lease|first edition)\b/,
	},
	{ kind: 'residentialProperty', words: new RegExp(String.raw`\b${HOME}\b`) },
];
/** Shares that no stock exchange lists. */
const UNLISTED =
	/\b(?:unlisted|unquoted|private (?:ltd|limited|company)|family (?:\w+ )?(?:firm|company|business)|my own (?:company|ltd)|not listed|(?:limited|ltd) company|start-?up)\b/;
/** The home that somebody lives in has a relief of its own, which nobody has asked about here. */
const OWN_HOME =
	/\b(?:my|our) (?:own |main |only )?home\b|\bwhere (?:i|we) live|\b(?:i|we) (?:always )?lived (?:in it|there)\b|\bmain residence\b|\bfamily home\b/;

/** The kind of what a lower-case text says was sold; undefined where it names no such thing. */
export function kindSold(text: string): string | undefined {
	const [first] = namedIn(text);
	if (!first) return undefined;
	if (first.kind === 'residentialProperty' && mayBeLivedIn(text)) return undefined;
	return first.kind === 'listedShares' && UNLISTED.test(text) ? 'unlistedShares' : first.kind;
}

/** "My flat" may be the home that somebody lives in, unless something says otherwise. */
function mayBeLivedIn(text: string): boolean {
	return OWN_HOME.test(text) || (MINE.test(text) && !NOT_LIVED_IN.test(text));
}

const MINE =
	/\b(?:my|our) (?:(?!late|other|second|holiday|rental|old|inherited)[a-z]+ )?(?:flat|house|property|cottage|bungalow|apartment|place)\b/;
const NOT_LIVED_IN =
	/\b(?:let|rent\w*|tenants?|second|holiday|buy[- ]to[- ]let|btl|investment|inherit\w*|left (?:it )?to me|left me|late|probate|students|never lived|gave|gifted|died|[a-z]+'s|(?:mums?|dads?|nans?|grans?|aunt\w*) (?:house|flat|bungalow|cottage))\b/;

/** Where a text names each kind of thing first, the earliest first; of one word, the longest. */
function namedIn(text: string): readonly { kind: string; at: number; said: string }[] {
	return THINGS.flatMap(({ kind, words }) => {
		const found = words.exec(text.replace(NO_THING, (one) => ' '.repeat(one.length)));
		return found ? [{ kind, at: found.index, said: found[0] }] : [];
	}).toSorted((one, other) => one.at - other.at || other.said.length - one.said.length);
}

/** Words that name a thing elsewhere and none here: what a shop sold it, the rent of it, what was let. */
const NO_THING =
	/\b(?:business (?:asset disposal|use|property) relief|business asset disposal|stock exchange|stamp duty|share of|my share\b(?! in)|chip shop|in total stock|silver wedding|gold coins? dealer|wood(?:en)? \w+|(?:unlisted|private|family|own) business)\b/g;

/** What was sold, as the person calls it: at most a few words around its name. */
export function nameSold(typed: string): string | undefined {
	const lower = typed.toLowerCase();
	const [first] = namedIn(lower);
	if (!first) return undefined;
	const before = /(?:[\p{L}\d'’&-]+ ){0,3}$/u.exec(typed.slice(0, first.at))?.[0] ?? '';
	const words = before.trim().split(' ');
	const from = words.findLastIndex((word) => LEADS.test(word));
	const own = words.slice(from + 1).join(' ');
	const where =
		/^ (?:at|in|near) (?!January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[A-Z][\p{L}'’-]+/u.exec(
			typed.slice(first.at + first.said.length),
		)?.[0] ?? '';
	const said = typed.slice(first.at, first.at + first.said.length);
	const name = `${own} ${said}${where}`.trim().slice(0, LONGEST);
	return name === '' ? undefined : name.charAt(0).toUpperCase() + name.slice(1);
}

const LONGEST = 100;
/** Words that lead to the name and are no part of it. */
const LEADS =
	/^(?:the|my|our|a|an|of|sold|selling|sale|for|on|to|from|i|we|and|all|some|it|was|were|had|got|rid|go|in|made|left|put|at|gave|about|down|bought|two|disposed|off|flogged|trade|one|there|other|part|every|through|transferred|when|lost|but|that|when|out|no|sale|which|\d.*)$/i;
