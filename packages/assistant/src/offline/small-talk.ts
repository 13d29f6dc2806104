/** What people say that asks for nothing about tax: that they are lost, yes or no to nothing, where something is. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import { searchKnowledge } from '../knowledge/search.ts';
import { amountsIn } from '../language/amounts.ts';
import type { PageName } from '../tools/screens.ts';
import { type Asked, type Plan, say, use } from './plan.ts';

const BARE =
	/^\W*(?:(?:yes|yeah|yep|yup|no|nope|nah|ok|okay|k|sure|right|fine|maybe|good|cool|alright|hmm+|er+m?|um+|hm+|please|and|so|what|well|eh|huh|test|testing|idk|dunno|don't know|i don't know|not sure|none|nothing)\W*)*$/;
const UPSET =
	/\b(?:confus\w+|overwhelm\w+|stress(?:ed|ful|ing)?|panic\w*|anxious|scared|terrified|frightened|worried|worry(?:ing)?|in tears|crying|cry|lost the will|at my wits?'? end|freaking out|hate (?:this|doing|tax)|makes? no sense|head (?:hurts|is spinning)|too (?:hard|complicated|difficult)|hopeless at|rubbish (?:at|with)|no good (?:at|with)|bad (?:at|with) (?:numbers|money|maths)|don't (?:get|understand) (?:any|a word|this|it|all)|out of my depth|struggling with (?:this|it|all|tax)|losing sleep|can't (?:do|face) (?:this|it|tax))\b/;
const PLAINER =
	/^\W*(?:(?:sorry|erm?|but|ok|and|so)\W+)*(?:what(?:'s| is| does| do)?\b.{0,20}\bmean\b.*|what do you mean.*|(?:i )?(?:don't|do not|didn't) (?:really )?(?:understand|get|follow)(?: (?:that|it|this|you|a word))?|you've lost me|(?:can|could) you (?:explain|say) (?:that|it|this)\b.*|explain (?:that|it|this|again|more)\b.*|in (?:plain|simple) (?:english|words|terms).*|(?:like|as if) i'?m (?:five|5|a child|stupid).*|simpler.*|huh|come again|pardon)\W*$/;
const ACCOUNT =
	/\b(?:delete|close|remove|cancel) (?:my )?account\b|\b(?:change|update|edit|correct)\b.{0,12}\bmy (?:name|address|email|password|details|phone|postcode|bank details)\b|\b(?:delete|erase|forget|wipe) (?:everything|all|my data|what you know)\b|\b(?:export|download) my data\b|\bmy (?:account|profile|settings) page\b/;
/** Asks for a screen, which one by the words that follow. */
const GOES =
	/\b(?:take me to|bring me to|open|show me|go (?:back )?to|where(?:'s| is| do (?:i|you)| can i)|how do i get (?:back )?to)\b/;
const screens: readonly (readonly [RegExp, PageName])[] = [
	[/\bpay(?:ments?|ing)?\b(?!.{0,12}\b(?:on account|slips?)\b)/, 'payHmrc'],
	[
		/\b(?:check|review|look over|go over|read over|read through)\b.{0,25}\b(?:everything|answers?|return|figures?|it all|it)\b|\bcheck(?:ing)? (?:page|screen|answers)\b/,
		'check',
	],
	[/\b(?:workings?|calculation)(?: page| screen)?\W*$/, 'understand'],
	[/\b(?:quarterly updates?|mtd|making tax digital) (?:page|screen)\b/, 'makingTaxDigital'],
];
const ADVISER = /\b(?:recommend|suggest|find|know|get)\b.{0,20}\b(?:accountant|adviser|advisor|bookkeeper)\b/;
const EARNS =
	/^\W*(?:i|we|my \w+)\b.{0,25}\b(?:earn(?:ed|t)?|made|got|took|received|sold|turned over|spent|had) (?:a lot|lots|loads|some|a bit|a little|quite a bit|too much|not much|hardly anything|plenty|a fortune|good money)\b/;
/** What people ask about the service itself. */
const service: readonly (readonly [RegExp, 'notHmrc' | 'noCharge' | 'later'])[] = [
	[
		/^\W*(?:(?:so|and|wait|sorry|hi|hello|erm?)\W+)*(?:is this|are you|is it|am i (?:on|talking to|dealing with|speaking to)|(?:are|do) you (?:part of|from|work for)) (?:the )?(?:actual |real )?(?:hmrc|tax ?man|tax office|government|inland revenue|revenue|gov(?:\.uk)?)(?: (?:website|site|or (?:what|not)|then|itself))*\W*$/,
		'notHmrc',
	],
	[
		/\b(?:does|do|will|is|are) (?:this|it|you|halfpenny|the (?:service|site|app))\b.{0,12}\b(?:cost|charge|free)(?: (?:anything|money|me|us|to use|for (?:this|using it)|or (?:what|not)))*\W*$|\bhow much (?:do you|does (?:this|it|halfpenny|the (?:service|site|app))) (?:cost|charge)\b/,
		'noCharge',
	],
	[
		/\b(?:can|could|may) i\b.{0,25}\b(?:stop|pause|save|leave|come back|finish|carry on|do the rest)\b.{0,25}\b(?:later|tomorrow|another (?:time|day)|come back|next week|where i (?:left|stopped))\b|\bdo i have to (?:do|finish|fill in) (?:it|this|the return|everything) (?:all )?(?:in one go|at once|now|today)\b/,
		'later',
	],
];
const LONGEST = 24;

/** Whether a message only says yes, no or hm. */
export function saysNothing(text: string): boolean {
	return /[a-z]/.test(text) && BARE.test(text);
}

/** What to do with such a message; undefined where it is about tax after all. */
export function smallTalk(asked: Asked, text: string): Plan | undefined {
	if (text.split(/\s+/).length > LONGEST || amountsIn(text).length > 0) return undefined;
	const before = asked.memory.used?.tool;
	if (PLAINER.test(text) && before !== undefined)
		return say(sayAssistant(isBill(before) ? 'plainer' : 'plainerRule'));
	if (ACCOUNT.test(text)) return say(sayAssistant('profilePage'));
	const ofService = service.find(([words]) => words.test(text))?.[1];
	if (ofService) return say(sayAssistant(ofService));
	const screen = GOES.test(text) ? screens.find(([words]) => words.test(text))?.[1] : undefined;
	if (screen !== undefined) return use('openScreen', { page: screen });
	if (ADVISER.test(text)) return say(sayAssistant('finding'));
	if (EARNS.test(text)) return say(sayAssistant('howMuch'));
	const isTax = searchKnowledge(text, asked.ports.facts().taxYear) !== undefined;
	return (UPSET.test(text) || PLAINER.test(text)) && !isTax ? say(sayAssistant('calm')) : undefined;
}

function isBill(tool: string): boolean {
	return ['calculate', 'explainFigure', 'whatIf', 'deadlines'].includes(tool);
}
