/** Whether a message asks for the bill, by a closed list of words: a word that is on no list makes it another question. Data. */

/** What is asked for. */
const DUE = words(
	'owe owed owing pay payable paying due bill damage liability refund rebate fork cough stump shell tab repayment overpaid sting',
);
/** How the bill as a whole is asked for without naming it. */
const WHOLE = words('total figure balance outcome result bottom number verdict');
const ASKING = words("how much what what's whats which do am will is are would so the give tell and where");
/** Words that change nothing about the question. */
const BESIDE = words(
	"i i'll i'm i've i'd me my mine we us our it it's that this there these they them to for of in on at up out over all as by be been have has had got get getting going gonna need needs must should does did can could you please ok okay right now then well but just still actually exactly roughly altogether overall everything lot far tax taxes money hmrc hmrc's taxman revenue year year's return total totals final grand amount sum end day or back anything something any some a an line self assessment come comes came looking like leave left with say know want see let come's done today tell show me hand cash want wants wanting asking ask expect expects take takes give giving much figure current currently about here from work works worked calculate calculation reckon think if so hit set after each time be's going moment stand stands down there's where's hello hi thanks thank cheers next add added else nothing no more great lovely perfect brilliant after change changes changed that's thats finished",
);
/** How, when and whether to pay, which is a rule. */
const HOW_TO =
	/\bhow (?:do|can|should|would|could|to|did|will)\b(?! much)|\bwhen\b|\bcan i pay\b|\bpay (?:it )?(?:by|in|with|for|on|over|up)\b|\bif\b|\bwhat (?:is|are) (?:a |the )?(?:tax|self assessment|payable|liability|refund|total)\W*$|\bdon't\b|\bnext (?:tax )?year\b|\bto pay tax\W*$|\bpay tax at\b|\ball (?:at once|in one go)\b|\bbefore\b.{0,20}\btax\b/;
const ASKS =
	/\b(?:how much|what|what's|whats|do i|am i|will i|would i|is there|are there|tell me|give me|show me|calculate|work out|the damage|the total|where)\b/;
/** "Break my bill down", "how is it made up": asks for every part of the bill. */
const PARTS =
	/\b(?:break(?:s|ing)?|split(?:ting)?|itemi[sz]e|separate|divide)\b.{0,30}\b(?:bill|tax|total|figure|amount|it|that|what i owe|everything)\b|\bbreak ?down\b.{0,20}\b(?:of|for)\b.{0,20}\b(?:bill|tax|total|it|that|figures?|i owe)\b|\b(?:what|how|which)\b.{0,20}\b(?:bill|total|tax|it|that|amount)\b.{0,15}\b(?:made up|consists?|comprised?|composed|add(?:s|ed)? up|come together)\b|\b(?:line by line|bit by bit|piece by piece|item by item|part by part)\b|\bwhat (?:goes|went|makes) (?:in|into|up) (?:to )?(?:my|the|that) (?:bill|total|tax)\b|\b(?:tax|bill|total|it|that)\b.{0,15}\b(?:in|by|into) (?:its |the )?(?:parts|pieces|bits)\b/;
/** Why there is something to pay. */
const WHY =
	/\b(?:why|how come|what for|for what)\b.{0,40}\b(?:owe|owing|to pay|pay (?:more|anything|extra|so much|this|all|any)|bill|due|charged|paying)\b|\b(?:already|employer|paye|work)\b.{0,60}\bwhy\b.{0,30}\b(?:owe|pay|more|bill)\b/;
const NOT_BILL =
	/\d|\b(?:ni|nics?|national insurance|class [24]|student loan|child benefit|on account|penalt\w*|fine[ds]?|interest on|vat|gains)\b/;
const LONGEST = 18;

function words(list: string): ReadonlySet<string> {
	return new Set(list.split(' '));
}

/** The bill by its name alone: "bill?", "and the bill now is". */
const BARE =
	/^\W*(?:(?:and|so|ok|okay|right|great|new|my|the|final|what about) )*(?:tax )?(?:bill|total|damage)(?: (?:now|then|is|please|so far|to pay))*\W*$/;
/** Nothing is left to tell, which is no part of the question. */
const DONE =
	/\b(?:and )?(?:(?:there's |i have |i had |i've got )?(?:nothing|no more|nowt) (?:else|more|other)?(?: (?:to (?:declare|add|say|report|tell you)|coming in))?|(?:that's|that is|thats) (?:it|all|everything|the lot))(?=\W|$)/g;
/** How much, after everything was told: "nothing else, no savings no rent. how much". */
const HOW_MUCH = /(?:^|[.,;!?]\s*)(?:so |and )?how much(?: (?:then|now|is it|is that|in all))?\W*$/;
/** What it is now, where the bill was just named: "does that bring my bill down? what is it now". */
const NOW_IT =
	/\b(?:my|the) (?:tax )?(?:bill|tax|total)\b[^.?!]{0,30}[.?!]\s*(?:and |so )?what(?:'s| is) it (?:now|then)\W*$/;

/** Whether the last question of a lower-case text asks what there is to pay in all. */
export function asksBill(text: string): boolean {
	const sentences = text.split(/(?<=[.!?])\s+|\n+|\s[-–]\s|,\s*(?=so\b|and\b|what|how\b)/).map(plain);
	const isLeft = text.search(DONE) !== -1 && HOW_MUCH.test(text);
	return isLeft || NOW_IT.test(text) || sentences.some((one) => BARE.test(one) || isBill(one));
}

/** Whether a lower-case text asks for the parts of the bill, or why there is one. */
export function asksParts(text: string): boolean {
	return PARTS.test(text) || (WHY.test(text) && !NOT_BILL.test(text));
}

function plain(sentence: string): string {
	return sentence
		.trim()
		.replace(DONE, ' ')
		.replace(
			/\b(?:incl(?:uding)?\.?|with|plus|counting) (?:the |my )?(?:student |plan \d |postgrad(?:uate)? )*loans?\b/,
			' ',
		)
		.replace(
			/^(\W*(?:\w+ )*?what(?:'s| does| do| will| has)? (?:it|that|this|everything)(?: all| now)? comes?) to\b/,
			'$1 to owe',
		)
		.replace(
			/\bset(?:ting)? me back\b|\bcost(?:ing)? me\b|\bpart with\b|\bhand(?:ing)? over\b|\bwill (?:hmrc|they|the taxman) (?:want|take|ask for|expect)\b/g,
			'owe',
		);
}

function isBill(sentence: string): boolean {
	if (HOW_TO.test(sentence) || !ASKS.test(sentence)) return false;
	const all = sentence.split(/[^a-z']+/).filter((word) => word !== '');
	const isClosed = all.every(
		(word) => DUE.has(word) || WHOLE.has(word) || ASKING.has(word) || BESIDE.has(word),
	);
	const names = all.some((word) => DUE.has(word)) || (all.length <= 8 && all.some((word) => WHOLE.has(word)));
	return all.length <= LONGEST && isClosed && names;
}
