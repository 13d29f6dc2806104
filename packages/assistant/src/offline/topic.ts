/** What a message is about, by the words in it. The first topic that fits wins, the most serious first. */

/** What the offline model can talk about. */
export type Topic =
	| 'crisis'
	| 'tooLong'
	| 'greeting'
	| 'instructions'
	| 'outside'
	| 'send'
	| 'upload'
	| 'whatIfPension'
	| 'whatIfPay'
	| 'enter'
	| 'missing'
	| 'suggestions'
	| 'dates'
	| 'figure'
	| 'owe'
	| 'abuse'
	| 'other';

const MOST_CHARACTERS = 4000;

const patterns: readonly (readonly [Topic, RegExp])[] = [
	[
		'crisis',
		/\b(kill(ing)? my ?self|suicid\w*|end (my|it) (life|all)|end my life|want to die|take my (own )?life|(don't|do not) want to (live|be here|be alive)|can't go on|self[- ]harm\w*|hurt(ing)? myself|no (point|reason) (in )?living|better off dead)\b/,
	],
	[
		'greeting',
		/^(hi|hello|hey|good (morning|afternoon|evening)|start|help|what now|what( do i do| should i do| is|'s)? next)\b[^a-z]*( there)?[^a-z]*$/,
	],
	[
		'instructions',
		/\b(ignore|forget|disregard|override)\b.*\b(instruction|rule|prompt|previous|above)|system prompt|your (prompt|instructions)|you are now|jailbreak|developer mode|pretend (to be|you)/,
	],
	[
		'outside',
		/\b(vat|corporation tax|inheritance tax|stamp duty|council tax band|irs|1040|us taxes|company accounts|divorce|visa|immigration|weather|recipe|poem|football|joke|stock tip|what shares should)\b/,
	],
	[
		'send',
		/\b(submit|send|file|lodge)\b.*\b(my|the|this) (tax )?(return|sa100)|^(submit|file|send) (it|return|now)/,
	],
	['upload', /\b(upload|attach|scan)\b/],
	['whatIfPension', /\b(what if|if i|suppose|would)\b.*\bpension\b.*|\bpension\b.*\bwhat if\b/],
	[
		'whatIfPay',
		/\b(what if|if i|suppose)\b.*\b(earn(ed|t)?|pay ?rise|salary|wages?|bonus|paid|overtime|more pay)\b/,
	],
	[
		'enter',
		/\b(add|enter|put in|record|change|delete|set)\b.*\b(expense|expenses|income|turnover|pay|salary|rent|my)\b|\bi('m| am) an? \w+.*\d|\bi (spent|earned|made|turned over)\b.*\d/,
	],
	[
		'missing',
		/\b(missing|left to do|still need|what else do you need|incomplete|have i finished|am i done)\b/,
	],
	[
		'suggestions',
		/\b(forgot(ten)?|not claimed|pay less|save (me )?(tax|money)|reduce my (tax|bill)|suggest|what (else )?can i claim\b(?! as| for|.*(landlord|rent)))/,
	],
	[
		'dates',
		/\bwhen (do|must|should) i (have to )?(pay|file)( my (tax|bill|return))?\s*\??$|\bwhen (is|are) (it|my (tax|bill|return|payments?)|the (return|tax)) due\b|\bmy deadlines?\b|\bwhat do i pay when\b/,
	],
	[
		'figure',
		/\b(why|how|explain|where)\b.*\b(my (personal allowance|class 4|national insurance|student loan|payments? on account|child benefit|total income|taxable income|profit))\b/,
	],
	[
		'owe',
		/\bhow much (tax )?(do|will|must|would) i (owe|pay|have to pay)\s*\??$|\b(calculate|work out) (my )?(tax|bill)\b|\bwhy (do|must|would) i (owe|pay|have to pay)\b|\bwhat do i owe\b|\brefund am i\b/,
	],
	['abuse', /\b(fuck\w*|shit\w*|wank\w*|bastard|idiot|stupid|useless)\b/],
];

/** The topic of a message. */
export function topicOf(message: string): Topic {
	const text = message.trim().toLowerCase().replaceAll('’', "'");
	// A cry for help counts wherever it stands in a long message.
	if (text.length > MOST_CHARACTERS) return patterns[0]?.[1].test(text) ? 'crisis' : 'tooLong';
	if (!/\p{L}/u.test(text)) return text === '' ? 'greeting' : 'other';
	return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}
