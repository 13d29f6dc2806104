/** Short forms in writing and speech: text messages, dictation, Scots. Each word with the one it stands for. */

/** Words by what they stand for. */
const standsFor: Readonly<Record<string, string>> = {
	you: 'u yu ye yous',
	your: 'ur yer',
	are: 'r',
	to: '2 tae',
	for: '4',
	be: 'b',
	see: 'c',
	why: 'y',
	when: 'wen whn',
	what: 'wot wat wht whit wit',
	how: 'hw hoo',
	where: 'wer whaur',
	who: 'wha',
	from: 'frm fae frae',
	with: 'wi wiv w/',
	until: 'til',
	without: 'w/o',
	because: 'cos coz cuz bc',
	please: 'pls plz plse pleez',
	thanks: 'thx tnx ty',
	through: 'thru',
	though: 'tho',
	tonight: '2nite',
	tomorrow: '2moro tmrw',
	mate: 'm8 pal',
	phone: 'fone',
	now: 'rn noo',
	know: 'kno ken',
	about: 'abt aboot',
	out: 'oot',
	have: 'hav hae',
	has: 'haz',
	my: 'ma mi',
	me: 'meh',
	"i'm": "im ah'm ahm",
	"i've": "ive ah've",
	i: 'ah',
	"don't": 'dont dinnae dinna',
	"can't": 'cant cannae canna',
	"didn't": 'didnt didnae',
	"doesn't": 'doesnt doesnae',
	"haven't": 'havent havenae',
	"won't": 'wont willnae',
	"isn't": 'isnt isnae',
	"wasn't": 'wasnt wasnae',
	"aren't": 'arent arenae',
	"weren't": 'werent werenae',
	"what's": 'whats wots',
	"it's": 'its',
	"that's": 'thats',
	"let's": 'lets',
	live: 'bide stay',
	small: 'wee',
	no: 'nae',
	yes: 'aye',
	pounds: 'pnds squid nicker',
	month: 'mnth',
	year: 'yr',
	tax: 'taxs taks',
	'£10': 'tenner',
	'£5': 'fiver',
	amount: 'amt',
	pension: 'penshun penshon pention penson',
	dividends: 'divs divis divvies',
	deductions: 'deducts',
	expenses: 'exps',
	business: 'biz bizness',
	insurance: 'insur',
	information: 'info',
	accountant: 'acct accntnt',
	account: 'acc a/c',
	company: 'co',
	people: 'ppl',
	something: 'summat smth',
	anything: 'owt',
	nothing: 'nowt',
	'child benefit': 'cb',
	'going to': 'gonna',
	'want to': 'wanna',
	'got to': 'gotta',
	'kind of': 'kinda',
};
const shorthand = new Map(
	Object.entries(standsFor).flatMap(([full, short]) =>
		short.split(' ').map((one): readonly [string, string] => [one, full]),
	),
);
/** Letters and digits that are short for a word only between words, never next to an amount or a form's name. */
const RISKY = /^(?:\d|[a-z]|w\/|its|wont|stay|co|acc|mi|wit|ty|year|y)$/;

/** The word a short form stands for; undefined where it is uncertain. */
export function fullOf(word: string): string | undefined {
	return RISKY.test(word) && !/^[ur]$/.test(word) ? undefined : shorthand.get(word);
}

const SPOKEN: readonly (readonly [RegExp, string])[] = [
	[/\s*\b(?:full stop|new line|new paragraph)(?=\W|$)\.?/gi, '.'],
	[/\s+comma(?=\s|$)/gi, ','],
	[/\s+question mark(?=\W|$)/gi, '?'],
	[/\s+exclamation mark(?=\W|$)/gi, '!'],
	[/\bpounds? sign\s+/gi, '£'],
	[/\bself[- ]?emp\b|\bs\/e\b/gi, 'self-employed'],
	[/(^|\s)(?:u+m+|u+h+|e+r+m*|hmm+|ah+)(?=[\s,.])[,.]?/gi, '$1'],
];

/** A message as it would be written: spoken punctuation as signs, and no "um". */
export function withoutDictation(message: string): string {
	return SPOKEN.reduce((text, [words, sign]) => text.replace(words, sign), message).trim();
}
