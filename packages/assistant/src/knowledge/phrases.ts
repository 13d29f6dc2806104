/** Phrases that say in several words what the knowledge says in one. */

const PHRASES: readonly (readonly [RegExp, string])[] = [
	[/\bair bnb\b/g, 'airbnb'],
	[/\bback ?dat(?:e|ed|ing)\b/g, 'earlier years'],
	[/\bpost[- ]?grad(?:uate)?\b/g, 'postgraduate'],
	[/\bmy own (?:house|home|flat|place)\b/g, 'my home that i live in'],
	[
		/\b(?:customer|client|clients|customers)\b.{0,20}\b(?:dinner|lunch|meal|drinks?|out)\b|\b(?:dinner|lunch|meal|drinks) (?:with|for) (?:a |my |the )?(?:customer|client)s?\b/g,
		'lunch with a client entertaining',
	],
	[/\b(?:my|a) (?:lunch|dinner|breakfast|sandwich|coffee)\b/g, 'my own meals food'],
	[/\b\d\d?p (?:a|per) mile\b/g, 'mileage rate van car'],
	[/\b(?:lost|losing|made a loss) (?:money )?(?:on|in) (?:my )?shares\b/g, 'loss on shares'],
	[/\b(?:cut|lower|drop|reduce) my payments? on account\b/g, 'reduce payments on account'],
	[/\bmissed the (?:deadline|date|cut ?off)\b/g, 'file late penalty'],
	[
		/\b(?:stopped|stopping|quit|given up|giving up|packed in) (?:being )?(?:self[- ]employed|trading|the business)\b/g,
		'stop being self-employed stopped trading',
	],
	[
		/\b(?:wash|washing|clean|launder|laundering) (?:my )?(?:own )?(?:work )?(?:uniform|tunic|overalls|scrubs)s?\b/g,
		'uniform washing flat rate employee',
	],
	[
		/\b(?:unison|unite|gmb|usdaw|rcn|neu|nasuwt|union) (?:subs|subscription|subscriptions|fees|membership|dues)\b/g,
		'professional fees union subscriptions',
	],
	[/\bpersonal savings allowance\b|\bpsa\b/g, 'interest tax-free savings allowance'],
	[
		/\b(?:mum|dad|mam|nan|gran|grandad|parents?|aunt(?:ie)?|uncle|friend|family)\b.{0,15}\b(?:gave|left|gifted|giving)\b/g,
		'gift inheritance family',
	],
	[/\blose (?:my|the|our) (?:personal |tax[- ]free )?allowance\b/g, 'personal allowance high income lose'],
	[
		/\b(?:go|goes|going|moved?) into (?:the )?(?:40 ?%|forty per ?cent|higher)(?: rate)?\b|\b(?:40|45|20) ?%/g,
		'income tax rates higher rate band',
	],
	[/\b(?:my |your |the |any |some )?(?:money|tax|anything|something|cash) back\b/g, 'refund'],
	[/\bnics?\b|\bni\b(?! number)/g, 'national insurance'],
	[
		/\b(?:can'?t|cannot|won't be able to|unable to|struggl\w+ to|not able to) (?:afford|pay|manage|find)\b/g,
		'afford to pay instalments',
	],
	[/\bhard up\b|\bskint\b/g, 'afford to pay'],
	[
		/\bdribs and drabs\b|\ba bit at a time\b|\blittle and often\b|\bspread (?:it|the cost|the payments?)\b/g,
		'pay instalments in advance before due budget payment plan',
	],
	[/\bowe (?:nothing|nil|zero|them nothing|no tax)\b|\bno tax to pay\b|\bnothing to pay\b/g, 'owe nothing'],
	[/\blook(?:ing)? into my\b|\bpoking around\b/g, 'checks my'],
	[
		/\b(?:go|going|gone|become|becoming|set up|turn(?:ed)?) (?:a )?(?:limited|ltd)\b/g,
		'limited company or sole trader',
	],
	[/\bpassed away\b/g, 'died'],
	[
		/\bon my behalf\b|\bspeak to hmrc\b|\btalk to hmrc\b|\bdeal with hmrc\b/g,
		'somebody else deal with hmrc agent',
	],
	[/\bmade redundant\b|\blaid off\b|\bpay ?off\b/g, 'redundancy'],
	[/\bbuy to lets?\b|\bbtl\b|\bsecond home\b/g, 'let home'],
	[
		/\bmy (?:old )?(?:dad|mum|mam|father|mother|parents?|nan|gran|grandad|uncle|aunt(?:ie)?) (?:gave|left)\b/g,
		'family gift inheritance',
	],
	[/\b(?:in|through) my own company\b|\bmy own (?:limited )?company\b/g, 'own company'],
	[/\bto the office\b|\bto and from work\b|\bgetting to work\b|\bto work\b/g, 'travel to work commute'],
	[/\b(?:a )?(?:tax )?year (?:before|ago)\b|\bthree years ago\b|\byears ago\b/g, 'in the past earlier year'],
	[
		/\bforgot(?:ten)? to (?:declare|tell|include|mention)\b|\bnever (?:declared|told)\b|\b(?:did not|didn't) declare\b/g,
		'declare in the past disclosure',
	],
	[
		/\bover (?:state )?pension age\b|\b(?:at|i'm|am|aged?) (?:6[6-9]|[78]\d)\b|\bretired\b/g,
		'state pension age',
	],
	[
		/\b(?:need|have|got|supposed|required|meant) to (?:do|file|send|complete|submit|fill in) (?:a |one |another )?(?:tax |self assessment )?return\b/g,
		'need to send a return must file who',
	],
	[/\bknock(?:ed)? (?:it |this |that )?off\b/g, 'claim'],
	[/\b(?:spare|box) room\b/g, 'lodger room'],
	[/\bwork(?:ing|s)? (?:abroad|overseas)\b|\bfrom abroad\b/g, 'foreign income abroad'],
	[
		/\bgone bust\b|\bwent bust\b|\bnever paid\b|\bwon't pay me\b|\bhasn't paid\b/g,
		'customer never paid bad debt',
	],
];

/** A question with such phrases replaced by the knowledge's words; the original words stay next to them. */
export function withPhrases(question: string): string {
	return PHRASES.reduce(
		(text, [words, meant]) => text.replace(words, (said) => (KEPT.test(said) ? `${said} ${meant}` : meant)),
		question,
	);
}

/** Phrases that say more than their replacement. */
const KEPT = /pension|lodger|company|work/;
