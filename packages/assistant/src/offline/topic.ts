/** What a message asks for, by its words. The first topic that fits wins, the most serious first. */

import { isEnglish } from '../language/english.ts';
import { wantedAlone } from './learned/wanted.ts';

/** What the offline model can talk about. */
export type Topic =
	| 'crisis'
	| 'instructions'
	| 'evasion'
	| 'privacy'
	| 'outside'
	| 'send'
	| 'pay'
	| 'greeting'
	| 'thanks'
	| 'whoAreYou'
	| 'document'
	| 'documentType'
	| 'upload'
	| 'interview'
	| 'missing'
	| 'suggestions'
	| 'digital'
	| 'dates'
	| 'held'
	| 'owe'
	| 'why'
	| 'register'
	| 'expense'
	| 'abuse'
	| 'otherLanguage'
	| 'other';

/** A cry for help counts anywhere, even in a long message. */
export const CRISIS =
	/\b(kill(ing)? (my ?self|me)|suicid\w*|end (my|it) (life|all)|end my life|ending (it all|my life)|want(ed)? to die|wanna die|take my (own )?life|taking my (own )?life|(don't|do not|dont) want to (live|be here|be alive|wake up|exist|go on)|can't go on|cant go on|can't (do|take|cope with|bear|face|handle) (this|it|things|life)( life)? any ?more|can't cope( with (this|it|things|life|anything))?\b(?! with (the|my|hmrc|tax|paperwork|forms))|don't see the point( (of|in) (it|this|anything|any of it|going on))?\W*$|self[- ]?harm\w*|hurt(ing)? my ?self|cut(ting)? myself|\b(no|see (the|a|any)|what's the|what is the|any) (point|reason) (in |of |to |for )?(living|live|life|being here|being alive|carrying on|going on)|wish i (was|were) dead|(feel like|thinking (of|about)) (dying|ending)|better off (dead|without me)|life (isn't|is not|isnt) worth|not worth living|overdose|jump off)\b/;

const PERSON =
	'(?:wife|husband|missus|hubby|other half|partner|spouse|mum|mother|dad|father|son|daughter|brother|sister|friend|mate|girlfriend|boyfriend|fiancee?|neighbour|boss|colleague|flatmate|uncle|aunt|cousin|nan|gran|grandad|ex)';
/** Asks about the tax of somebody else, or for their return. */
const OF_OTHERS = new RegExp(
	String.raw`\b(?:tell|show|see|check|find out|look up|know|get|what|how much) (?:me )?(?:what |how much )?(?:my|our|the|his|her) ${PERSON} (?:has |had |have )?(?:put|earn(?:s|ed)?|made|makes|entered|said|declared|owes?|paid|filed|claimed|gets?|got)\b(?! me\b)|^\W*(?:what|how much)\b.{0,25}\b(?:does|do|did|will|is|has) (?:my|our|the) ${PERSON}\b.{0,20}\b(?:owe|owes|pay|paid|earn|earned|earns|make|makes|bill|refund|get back|due)\b(?! me\b)|\bmy ${PERSON}\b.*\b(?:tell|show) me\b.*\b(?:he|she|they|his|her|their)\b.*\b(?:earn\w*|pay|paid|owe[sd]?|tax|income)\b|\b(?:do|file|fill in|prepare|complete|calculate|work out|check|see|show|submit|look up|tell me)\b.{0,12}\b(?:my|our|the) ${PERSON}'?s\b.{0,12}\b(?:tax|return|bill|refund|income|pay|salary|earnings)\b`,
);
/** Somebody else's number, login or figures, or one's own login handed over. */
const OF_ANYBODY = new RegExp(
	String.raw`\b(?:${PERSON}|someone|somebody|anyone|other people|tenant|customer|client|employee)\b(?:'s)?.{0,70}\b(?:utr|nino|ni (?:number|no)|national insurance (?:number|no)|password|log ?in|date of birth|home address)\b(?!.*\b(?:do i|should i|where do i|need to)\b)|\b(?:look up|find out|tell me|whose|who)\b.{0,30}\b(?:utr|nino|ni number|national insurance number) (?:is|belongs?|this|of)\b|\b(?:uses?|using|is on|return with|tax with|signed up to) (?:you|you lot|this|this site|this service|this app|halfpenny)\b.{0,80}\b(?:earn\w*|declare[sd]?|owes?|utr|income|make[s]?|paid|put|claims?)\b|\b(?:what|how much) (?:does|did|is|has) (?!(?:my|the|your|a|an|this|that|it|hmrc|class|tax|income|anyone|anybody|someone|somebody|everyone|one|self|each)\b)[a-z]+ [a-z]+ (?:at|of|from) [a-z]+ (?:earn|make|pay|owe|declare)\b`,
);
/** A false return: income left out, costs that were not there. */
const EVADES =
	/\b(?:nobody|no ?one) (?:ever |really |actually )?(?:checks|looks|asks|notices|bothers|knows)\b|\b(?:make|write|knock) (?:me )?(?:up|out)? ?(?:me )?(?:a |some |my )?(?:\w+ )?(?:mileage|trips|journeys|log ?book|travel diary)\b(?: log| record)?.{0,25}\b(?:comes? to|adds? up|totals?|showing|saying|that (?:says|shows)|with (?:dates|places))\b|\b(?:never|didn't|did not|haven't|don't|wasn't)\b.{0,20}\b(?:bought|buy|spent|spend|paid|pay|had|have|drove|drive|happen(?:ed)?|real|exist(?:ed)?)\b.{0,40}\b(?:but|though|anyway|still|so)\b.{0,25}\b(?:claim|put|add|check|know|notice|find out|ask|stick|whack|chuck|pop|bung|include|deduct)\b|\b(?:put|stick|add|claim|whack|chuck|pop|bung|include|say|invent)\b.{0,60}\b(?:even though|although|but|which|that) (?:i|we|it|there|they) (?:never|didn't|did not|haven't|wasn't|weren't)\b (?:actually |really |even )?(?:bought|buy|spent|spend|paid|pay|had|have(?! (?:a |the |any )?receipts?)|drove|drive|happen(?:ed)?|exist(?:ed)?|did|do|made|make|used?|went|go|there|real)\b|\b(?:hmrc|they|nobody|no ?one|the taxman|anyone)(?:'ll)? (?:wont|won't|never|don't|can't|aren't going to|isn't going to|not gonna|are never going to|is going to|ever|will) (?:ever |gonna |going to )?(?:check|ask|look|notice|bother|trace|catch|query)\b|\b(?:claim|put|add|stick)\b.{0,30}\b(?:fictional|imaginary|made[- ]up|pretend|phantom)\b|\b(?:forge|fake|falsify|photoshop|tamper with|backdate)\b.{0,25}\b(?:invoices?|receipts?|documents?|papers?|payslips?|statements?|p60s?|letters?|mileage|log)\b|\b(?:best|easiest|safest|good) way (?:to|of) (?:hide|hiding|conceal|avoid|dodge|keep)\b|\b(?:hide|hiding|conceal\w*|bury)\b.{0,20}\b(?:tips|takings|earnings|cash (?:jobs?|in hand|work)|job|rent)\b|\bcan (?:i|we|you) (?:just |simply |maybe |please )*(?:not|avoid|skip|leave out|leave off|forget to|omit)\b.{0,12}\b(?:declar\w+|report\w*|telling|tell|mention\w*|put|my|the|some)\b.{0,30}\b(?:hmrc|taxman|jobs?|income|cash|earnings|money|sales|rent|interest|it)\b|\bhow (?:do|can|could) (?:i|we) (?:avoid|get out of|get round|get around) (?:declaring|reporting|telling)\b|\bwill (?:hmrc|they|the taxman) (?:ever )?(?:find out|know|notice|catch me)\b|\bget away with\b|\b(?:inflate|exaggerate|pad|bump up|massage|make up|invent|fudge|round up)\b.{0,15}\b(?:my |the |some )?(?:expenses|costs|mileage|receipts|claims?|figures|numbers)\b|\b(?:back-?date|forge|doctor|alter|edit) (?:an? |the |my |some )?(?:invoices?|receipts?|documents?|dates?|payslips?|p60)\b|\b(?:claim|put|deduct|add)\b.{0,40}\b(?:i|we) (?:didn't|did not|never|haven't|don't) (?:actually |really )?(?:drive|drove|buy|bought|spend|spent|pay|paid|have|had|got|use|used|go|went|do|did|incur)\b|\b(?:keep|leave) (?:it|this|that|some|the cash|cash) (?:off the books|under the table|quiet)\b|\bhow (?:do|can|could|would|should|to) (?:(?:i|we) )?keep\b.{0,30}\b(?:off|out of|away from)\b.{0,12}\b(?:returns?|books|hmrc|taxman)\b|\bwithout (?:hmrc|the tax ?man|the tax office|them|anyone|anybody) (?:ever )?(?:clocking|noticing|finding|knowing|spotting|seeing|catching|realising|twigging)\b|\b(?:make|create|generate|produce|draw|knock|mock|write|rustle|run)\b (?:(?:me|us|up) ){1,3}(?:some|a few|a couple of|several|more|a load of|\d+) (?:\w+ ){0,2}(?:receipts|invoices|payslips|p60s|statements)\b|\b(?:receipts?|invoices?|payslips?|p60s?|statements?)\b.{0,60}\b(?:that )?(?:would |will |should )?(?:looks?|seems?|pass(?:es)? (?:for|as)) (?:\w+ )?(?:real|genuine|legit\w*|authentic|convincing)\b|\bhide (?:it|them|this|that|some|those|these)\b|\b(?:hmrc|they|the taxman) (?:can't|cannot|won't|doesn't|don't|will never|wouldn't) (?:see|know|find|notice)\b|\b(?:make|create|generate|produce|draw|knock|mock|write|rustle|run)\b (?:me )?(?:up )?(?:me )?an? (?:\w+ )?(?:p60|p45|payslip|invoice|receipt|sa302|tax calculation)\b|\bwho'?s (?:counting|checking|to know|gonna know|going to know)\b|\boff the books\b|\bunder the table\b|\bdon't (?:put|include|count|add|mention)\b.{0,20}\b(?:cash|on the side|side (?:job|income))\b/;

const COUNTRY =
	'(?:spanish|french|german|italian|portuguese|polish|romanian|irish|dutch|belgian|swedish|norwegian|danish|swiss|austrian|greek|turkish|bulgarian|lithuanian|hungarian|czech|ukrainian|indian|pakistani|chinese|japanese|australian|canadian|american|us|usa|u\\.s\\.|nigerian|south african|dubai|foreign)';
/** What is asked to be done that is no UK personal tax: another country's forms, a company's, benefits, things to write. */
const OUTSIDE = new RegExp(
	String.raw`\b${COUNTRY} (?:self[- ]assessment |income )?(?:tax )?(?:forms?|returns?|declarations?|modelos?|tax office)\b|\bmodelos? \d+|\b(?:ct ?600|pit-?\d\d|schedule c|fbar|w-?8ben|confirmation statement|annual accounts)\b|\b(?:work out|calculate|how much|apply|claim|help|check|fill in|report|journal|entitled)\b.{0,30}\b(?:universal credit|tax credits|housing benefit|pension credit|council tax (?:reduction|support|benefit)|pip|attendance allowance|carer's allowance)\b.{0,25}\b(?:get|we'd|i'd|would|could|form|journal|claim|entitled|for me|application)\b|\b(?:universal credit|pip|housing benefit) (?:journal|claim|form|application|account)\b|\b(?:write|draft|compose)\b (?:me |us |up |out )*(?:an? |my |the |some )(?!(?:list|summary|breakdown|recap|note of)\b)|\b(?:give|tell|name|pick|recommend|suggest) (?:me |us )?(?:(?!my\b|our\b|his\b|her\b|their\b|the\b|these\b)\w+ ){0,3}(?:shares|stocks|funds|coins|cryptos?|investments)\b(?! (?:i|we)\b)`,
);

/** Asks for the page of the documents, not for what stands in them. */
export const WHERE_PAPERS =
	/\bwhat else have i (?:sent|given|uploaded|added)\b|\bhow many (?:files|papers|documents|uploads)\b|\b(?:what|which) (?:papers|documents|files|uploads)\b.{0,12}\b(?:have you|do you have|are there|have i (?:sent|given|uploaded))\b|\bwhere\b.{0,30}\b(?:see|find|go|view|look at|get to|are|is)\b.{0,30}\b(?:uploads?|uploaded|papers|documents|files)\b|\b(?:take|show|bring) me to\b.{0,30}\b(?:uploads?|papers|documents|files)\b/;

/** Asks how to let the service act, which is a page of its own. */
export const PERMITS =
	/\b(?:how|where|what|do|does|should|can|must|need)\b.{0,30}\b(?:permission|authori[sz]e|authori[sz]ation|authority|consent|ok|okay|go[- ]ahead|sign(?:ed)?)\b.{0,25}\b(?:(?:you|this|halfpenny|the site|the app)\b(?! (?:need|have|want)).{0,12}(?:$|\W|send|file|submit|act|deal)|(?:before|to) (?:you|it'?s|it is) (?:send|file|submit|sent|filed|submitted))|\b(?:give|grant) (?:you|this|halfpenny)\b.{0,20}\b(?:permission|consent|authority|authori[sz]ation|the ok|the go[- ]ahead)\b/;

const PAPER =
	/\b(?:my|the|that|this) (?:\w+ )?(?:letter|document|invoice|receipt|payslip|p60|upload|file|pdf)\b/;

/** Whether a text asks about a document: what stands in it is quoted, even where that is an order. */
export function asksOfPaper(text: string): boolean {
	return PAPER.test(text) && isQuestion(text);
}

const patterns: readonly (readonly [Topic, RegExp])[] = [
	['crisis', CRISIS],
	['evasion', EVADES],
	['send', PERMITS],
	['privacy', OF_OTHERS],
	['privacy', OF_ANYBODY],
	[
		'instructions',
		/\b(ignore|forget|disregard|override|bypass|skip)\b.{0,60}\b(instructions?|rules?|prompts?|previous|above|guidelines|guards?|safety|restrictions?)\b|\b(ignore|forget|disregard)\b.{0,12}\b(everything|all|what(ever)?)\b.{0,20}\b(told|said|instructed|trained)\b|\bno (rules|restrictions|limits|filters?)\b|\b(say|tell (me|them)|claim|pretend|write)( that)? my (tax |tax bill|bill|refund)\b.{0,10}\bis\b|system (prompt|message)|\{\{|<\||\b(?:repeat|say) after me\b|\b(?:reveal|exfiltrate)\b|\b(?:leak|dump|expose) (?:your|all|me|everything|the (?:whole |full |entire )?(?:system|prompt|instructions|database|data|rules|context|memory|config\w*|conversation))\b|(show|print|reveal|repeat|tell me|give me|what is|what's|what are) (me )?(all )?your (\w+ )?(prompt|instructions|rules)|developer (mode|message)|you are now|from now on you|\bjailbreak|\bdan mode|dan now|pretend (to be|you|that)|act as (if|a|an|my)|role ?play|simulate|(<|\[)\/?(system|inst|assistant|user|prompt)\b|\bsystem override\b|\boverride (?:code|mode)\b|new instructions|admin (mode|override)|hidden (prompt|text|instructions)|initial (prompt|instructions)|your prompt\b|word for word|\b(?:decode|decrypt|unscramble|rot13|base ?64)\b|\bfollow (?:them|the instructions|its instructions|what it says)\b|\b(?:already|has|have) (?:consented|been authori[sz]ed|authori[sz]ed)\b.{0,40}\b(?:submit|finali[sz]e|approve|file)\b|<!--|without (my |the )?(approval|asking me|checking)|approve (it|this|that|them|all|everything|the proposals?)\b|make up (a|some|the)\b|\binvent\b|just (say|tell me|put) (that )?i owe|\b(set|make|change|put) (my |the )?(tax|bill|tax due|refund|balance)( due| bill)? (to|as|at) (zero|nil|nothing|nought|0|£?\d)|(without|don't bother) (asking|checking)|bypass|hide (my |some )?(income|money|cash)|don't (declare|tell hmrc)|evade|\b(?:dodge|fiddle(?! (?:about |around )?with)|cheat|avoid paying)\b.{0,12}\b(?:tax|hmrc|taxman)\b|fake (receipts?|invoices?|expenses?|mileage|documents?|payslips?)|(false|bogus|forged?) (receipts?|invoices?|expenses?|mileage|claims?)/,
	],
	[
		'privacy',
		/\b(?:show|list|give|dump|see|export)\b.{0,15}\ball (?:the |your |other )?(?:users?|customers?|clients?|accounts?)\b|\b(other|another|someone else's|somebody else's|my neighbou?r's|other people's) (users?|customers?|clients?|people|person|accounts?(?!.*\b(?:paid|pays|interest|earn\w*)\b))\b.*|^(?!.*\b(lost|find|forgot\w*|where|get|need|don't have|apply)\b).*\b(my|what is my|what's my) (nino|ni number|national insurance (number|no\b)|utr|bank account( number)?|sort code|password)\b(?!.*\b(lost|find|forgot|where|get|need)\b)|\bwhat(?:'s| is| are) (?!the |hmrc|your )[a-z]+'s (?:full |home |exact )?(?:address|postcode|date of birth|utr|ni number|phone number)|\b(what|which)('s| is)? (my )?(address|postcode|date of birth)\b(?!.*\b(change|moved?|moving)\b)|(who|what company|which company) (sees|reads|gets|has access to) (my|this|these)|\b(do|will|does|can|would) (you|this|it) (pass|give|hand|tell|report|show|forward)\b.{0,30}\b(hmrc|taxman|anyone|anybody|others|somebody|someone)\b|\b(do you|are you) (share|sell|store|keep|send|record)\w*\b.*\b(data|chat|messages?|information|details|conversation)|\b(anyone|anybody|someone|somebody|who)( else)? (can |will |gets to )?(reads?|sees?|looks? at)\b.{0,20}\b(this|here|type|write|say|chat)\b|\bis (this|my data|the chat|it) (private|safe|secure|confidential)|\b(save|keep|store|record)\b.{0,15}\bwhat i (write|type|say)|delete (this|my|the|our) (chat|conversation|messages|history)|database|api key|secret key|env(ironment)? variable|connection string/,
	],
	['outside', OUTSIDE],
	[
		'outside',
		/\b(?:what|how much|how does|how do|how is|which)\b(?!.*\b(?:i|my|me|we|our)\b).{0,30}\btax(?:es|ed)?\b.{0,15}\bin (?:france|spain|germany|italy|portugal|greece|cyprus|poland|romania|the netherlands|holland|belgium|sweden|norway|denmark|switzerland|austria|ireland|turkey|dubai|india|pakistan|china|japan|australia|new zealand|canada|america|the us|the usa|the states|south africa|nigeria|thailand)\b|\b(corporation tax|corp tax|vat return|(?<!is there )(?<!include )vat(?! (?:on|in) the)|council tax (?:will|do|bill)|\bcv\b|curriculum vitae|footy|inheritance tax|\biht\b|stamp duty|sdlt|council tax band|irs|1040|us taxes|american taxes|german tax|french tax|company accounts|companies house|divorce|visa|immigration|weather|recipe|poem|football|joke|song|story|stock tip|which (shares|stocks|crypto)|what (shares|stocks|crypto)( should)?|should i (buy|invest|sell|divorce|incorporate)|(put|stick) (my|your|our) (money|savings) (in|into)|invest in|horoscope|homework|translate|write (me )?(a|an|some) (poem|song|essay|email|letter|code|story)|python|javascript|capital of|president|prime minister|who won|film|movie|medical advice|headache|order (?:me )?an? |opinion on|which (?:political )?party|(?:who|how) (?:should|do|would) (?:i|you) vote|\b(?:ring|phone|call|email|shout at) (?:them|hmrc|the tax ?man|him|her) (?:for|on behalf of|and) |\bbest (?:isa|savings account|investment|pension|fund|shares|way to invest)|(?:which|what) (?:isa|fund|pension|shares?|savings account|bank|mortgage)\b.{0,20}\b(?:should i|best|choose|pick|open|recommend)|mortgage (rate|advice|deal)|best bank|universal credit claim|parking fine|benefit claim)\b/,
	],
	[
		'send',
		/^(?!.*\b(how|when|where|do i (need|have)|should i|must i|need to|have to|late|what|why|who|if|deadline|early)\b)(.*\b(submit|send|file|lodge)\b.{0,25}\b(my|the|this|it|a)?\s?((self[- ]assessment )?(tax )?return|sa100|to hmrc|taxes)\b|(please )?(just )?(submit|file|send) (it|return|now|this|everything)|.{0,40}\b(submit|file|send) (it|that|this|the lot)( now| off| in| please| then| for me)*\W*$|.*i('m| am) ready to (file|send|submit)|.*(submit|file|send) (it|everything) (now|for me|off))/,
	],
	[
		'greeting',
		/^(hi|hiya|hello|hey|good (morning|afternoon|evening)|start|help|what now|what can you do|what( do i do| should i do| is|'s)? next|where (am i|do i start|do i begin)|where does my return stand)\b[^a-z]*( there)?[^a-z]*$/,
	],
	[
		'thanks',
		/^\W*(thanks?|thank you|cheers|ta|great|brilliant|lovely|perfect|ok(ay)? thanks?|got it|bye|goodbye)\b.{0,30}$/,
	],
	[
		'whoAreYou',
		/\b(who|what) are you\b|are you (a |an )?(human|robot|bot|ai|person|real|chatgpt|accountant)\b|which (model|ai)\b|do you use (chatgpt|openai|ai)/,
	],
	['document', WHERE_PAPERS],
	[
		'documentType',
		/\b(?:change|set|mark|label|put|switch)\b.{0,40}\b(?:as|to|into)\b (?:an? )?(?:p60|payslip|invoice|receipt|other)\b|\b(?:that|this|the|my) (?:\S+ ){1,3}(?:thing|file|one|document|upload|scan)?\s?(?:is|was|should be|ought to be|isn't|is not) (?:actually |really |in fact )?an? (?:p60|payslip|invoice|receipt)\b(?!.*\?)|\b\S+\.(?:pdf|jpe?g|png)\b.*\b(?:is|was|should be)\b.*\b(?:statement|letter|contract|something else)\b|\b(that|this|the|my)\b.*\b(document|file|upload|scan|pdf|photo)\b.*\b(is|was) (actually |really )?(an? )?(p60|payslip|invoice|receipt)|\b(that|this|the) (\w+ )?one (is|was) (actually |really )?(an? )?(p60|payslip|invoice|receipt)\b|\b\S+\.(pdf|jpe?g|png)\b is (actually |really )?(an? )?(p60|payslip|invoice|receipt)/,
	],
	[
		'document',
		/\b(?:put|uploaded?|sent|added|attached|gave|scanned|stuck|popped|dropped|loaded)\b.{0,25}\b(?:invoice|receipt|p60|p45|payslip|bill|letter|document|file|photo|scan|pdf)\b[^?]*[.,;!?-]\s*(?:and |so |but |now |please )*(?:who|what|how much|when|which|where|tell me|read|does|is|can you (?:read|tell|see|look))\b|\b(?:who|what|how much|when|which company)\b.{0,40}\b(?:invoice|receipt|p60|p45|payslip|letter|document|file|scan)\b.{0,20}\b(?:i|that i|we) (?:\w+ )?(?:sent|uploaded|put|gave|added|attached|scanned)\b|^(?!.*\b(?:how long|hang on to|hold on to)\b)(?:.*)(?:^\W*(?:(?:and|so|also|what about|how about) )*(?:the|my|that) (?:\S+ )?(?:p60|p45|payslip|invoice|receipt)(?:'s)? (?:total|amount|date|number|tax|pay|code)\b|\b(?:what(?:'s| is| does)?|read|open|look|check|who(?:'s| is)?|which|how much|show)\b.*(?:\b\S+\.(?:pdf|jpe?g|png)\b|\b(?:my|the|that|this) (?:\S+ )?(?:p60|p45|payslip|invoice)\b)(?!.*\b(?:claim|keep|how long|need|lost|mean|get|where)\b)|\b(?:is|does|was) (?:there|it)\b.*\b(?:on|in) (?:my|the|that) (?:\S+ )?(?:p60|payslip|invoice|receipt)\b|^\W*(?:pay|tax|total|gross|net|date|code|tax code|employer)\b.{0,12}\b(?:on|in) (?:my|the|that) (?:\S+ )?(?:p60|p45|payslip|invoice|receipt)\b|\b(in|on|from|according to|what does|what do|does|look in|check|read|find in|search)\b.{0,30}\b(my|the|that|this) (p60|payslips?|invoices?|receipts?|documents?|letter|files?|uploads?|pdf|statement|scan)\b(?!.*\b(claim|keep|how long|need)\b)|\bmy (p60|payslip|invoice|letter|statement) (say|show|mention))/,
	],
	[
		'upload',
		/\b(?:statement|pdf|p60|p45|payslips?|letter|invoices?|receipts?|paperwork|file|photo)\b.*\b(?:how (?:do|can) i (?:get|send|give|show|hand) (?:it|them|that|this|these) to you|where do i (?:put|send|upload|drop) (?:it|them|that|this)|(?:can|could) i (?:send|give|show) (?:it|them|that|this) to you)\b|\b(?:where|see|view|find|show|list|which|what)\b.{0,25}\b(?:papers?|documents?|files|uploads?|paperwork)\b.{0,20}\b(?:upload|add|sent|given|put|gave)\w*|\b(?:my|the) (?:uploaded (?:papers|documents|files)|uploads)\b|\bhere(?:'s| is| are) (?:my|a|the) (?:p60|p45|payslips?|invoices?|receipts?|statements?)\b(?!.*\d)|\b(?:got|have)\b.{0,20}\b(?:p60|p45|payslips?|receipts?|invoices?)\b.{0,20}\b(?:scan|upload|send|add|where)\b|\b(?:can|could) (?:you|i)\b.{0,12}\b(?:read|scan|take)\b.{0,10}\b(?:my|a|the|this)\b.{0,12}\b(?:p60|p45|payslip|statement|receipt|invoice)s?\b|\b(upload|attach|scan|add|give you|send you|photo of)\b.{0,20}\b(p60|p45|payslips?|documents?|files?|invoices?|receipts?|paper\w*|pdf|photo)\b|^upload\b|i('ve| have) (got )?(a|my) (p60|p45|payslip)\b(?!.*\d)/,
	],
	[
		'interview',
		/^\W*(?:(?:ok|right|so|well|hi|hello|hey|please|good (?:morning|afternoon|evening))\W+)*(?:(?:let's|can we|could we|shall we|i want to|i'd like to|i need to|want to|need to|wanna|help me(?: to)?|please help me(?: to)?)\W+)+(?:start|begin|carry on|continue|crack on|get on|get going|get started|do|go on|finish|complete|fill in|file|sort(?: out)?|get)\b(?: with)?(?: (?:my|this|the|it|a|our))?(?: (?:tax|taxes|return|tax return|self assessment))*(?: (?:started|done|going|sorted|finished|in|out))?(?: please| now)?\W*$|^(?!.*\b(how you|how did|my bill|the tax\b|the sums|the (?:\w+ )?(figure|number|calculation|working)s?|my tax\b(?! return)))(?=.*\b(walk|take|guide|lead|talk) me through\b)|^(?!.*\b(do i|should i|must i|did i|who|has to|don't (have|need)|didn't|if i|am i|when|why)\b).*\b(start|begin|do|prepare|complete|fill in|finish|continue|carry on with)\b.{0,15}\b(my|the|a|this) (tax )?return\b(?!.*\bquarter)|^(next|continue|carry on|go on|ask me|next question|keep going|let's (go|start|begin|do it|do this|do my return)|ready|start)\b.{0,20}$|ask me (the )?questions|one (question )?at a time|help me (fill|do|prepare|with) (in )?(my|the) (tax )?return/,
	],
	[
		'missing',
		/^(?!.*\b(?:pay|owe|claim|receipts?|deadline)\b).*\b(?:what|which|how much|anything|any|are there)\b.{0,40}\b(?:still (?:got )?to (?:do|fill|answer|complete|tell|add|enter)|yet to (?:do|fill|answer|complete|tell|add|enter|be)|left to (?:do|fill|answer|complete|add|enter)|not (?:filled|answered|done|completed)|(?:haven't|have not) (?:i )?(?:filled|answered|done|completed|told|entered)|unanswered|unfinished|outstanding|incomplete|blanks?|empty|(?:do|have) you still need|remains?|remaining|need(?:s)? (?:filling|doing|completing|finishing))\b|\bhow (?:far|close|near|complete|finished|done)\b.{0,20}\b(?:along|through|off|am i|is (?:it|my return|the return))\b|\bhave i (?:left|missed|forgotten) (?:anything|something|any (?:bits|questions|sections|boxes)) (?:out|off|blank)\b|\b(?:is|are) (?:my|the) return (?:complete|finished|done|ready)\b|\b((what|anything|something|nothing|what's|am i|are there|is it|are we|is there)\b.{0,25}\bmissing(?! (a|the|an|out)\b)|left to (do|answer|fill|tell)|(you|we|it|that) still need|still to do|what else do you need|incomplete|have i finished|am i done|am i finished|is that (all|everything)|anything else you need|what's left|what is left)\b/,
	],
	[
		'suggestions',
		/\b(?:any|what|which|other|some|all the|are there)\b.{0,20}\b(?:reliefs?|allowances?|deductions?|expenses|tax breaks|claims?)\b.{0,30}\b(?:i'?ve|have i|i have|did i|i|could i|can i|i could|i can|i'm not|am i|i might|i may|should i)\b.{0,25}\b(?:overlook\w*|miss\w*|forg\w+|entitled|eligible|due|not (?:using|claiming|used|claimed)|have (?:missed|claimed|had)|claim(?:ing|ed)?|get|qualify|be claiming)\b(?!.*\b(?:for|on|my (?:van|car|phone))\b)|\b(?:overlook(?:ed|ing)|miss(?:ed|ing) out on|leaving on the table|not taking advantage of)\b|\bany(?:thing)? (?:else )?(?:i'?m|i am|am i) (?:missing out|eligible for|entitled to)\b|\b(?:get|bring|keep|make) (?:my|the|this) (?:tax |tax bill |bill )?(?:\w+ )?(?:down|lower|smaller)\b|\b((have|did|what|anything|something) (have )?(i|i've) (forgot(ten)?|missed)|not claimed|unclaimed|pay less( tax)?|save (me )?(some )?(tax|money)|reduce my (tax|bill)|lower my (tax|bill)|cut my (tax|bill)|suggest\w*|tax[- ]saving|saving tips|^what (else )?(can|could) i claim\s*\??$|anything (else )?(i can|to) claim|\bclaim\b.{0,20}\b(haven't|have not|hadn't|didn't)|could i be claiming|what could i claim)\b/,
	],
	[
		'digital',
		/\b(?:am|do|will|should|must|would) (?:i|we)\b.{0,30}\b(?:digital|quarterly) (?:thing|stuff|malarkey|business|lark|scheme|reporting)\b|\b(?:every (?:3|three) months|each quarter|every quarter|four times a year|quarterly)\b.*\b(?:appl\w+|affect\w*|include) (?:to )?(?:me|us)\b|\b(?:appl\w+|affect\w*|include) (?:to )?(?:me|us)\b.*\b(?:every (?:3|three) months|quarterly)\b|^(?!what is|what's)(?!.*\bwhen\b.*\bdue\b)(?!.*\b(fine[ds]?|penalt\w*|missing|miss|sign up|excel|spreadsheet|software)\b)(?=.*\b(mtd|making tax digital|quarterly (?:updates?|returns?|reports?))\b)(?!.*\b(?:still|normal|as well)\b).*\b(do i|am i|will i|should i|must i|when (do|will|must) i|does|where do i stand|my|is)\b.{0,40}\b(mtd|making tax digital|quarterly (?:updates?|returns?|reports?))\b(?!.*\b(what is|penalt|software|points?|due dates|sign up|excel|spreadsheet|correct|fix)\b)|^(?!.*\b(sign|threshold|excel)\b).*\b(mtd|making tax digital)\b.{0,40}\b(apply|affect|for me|join|mandated|do i|am i|my)\b/,
	],
	[
		'dates',
		/\bdeadline (?:for|to) pay(?:ing)?\b|^(?!.*\b(?:can't|cannot|afford)\b).*\b(?:is|are|do|does|will|would|must)\b.{0,25}\b(?:pay|paid|due)\b.{0,12}\ball (?:at once|in one go|together)\b|\bwhen(?:'s|s| is| has| have| does| must)?\b.{0,12}\b(?:it|i|we|the tax|the bill|my tax|my bill)\b.{0,20}\b(?:be paid|be paying|to pay(?: it)?|payable)\b(?! in| for| by)|\bwhen (do|must|should|will) i (have to |need to )?(pay|file|submit|send)( my| the| it)?( (tax|bill|return|tax return))*\s*(by)?\W*$|\bwhen (is|are) (it(?= due|\W*$)|my (tax|bill|return|payments?|tax return)|the (return|tax))( due)?\b|\bmy (deadlines?|due dates?|payment dates?)\b|\bwhat do i pay (and )?when\b|\bwhen('s| is)\b.{0,25}\b(tax|return|bill|payment)\b.{0,10}\bdue\b|\bwhen can i (file|send|submit)\b|\b(remind me|which dates|what dates|what deadlines?|upcoming deadlines?|when's (it|my tax|my return))\b|how (long|many days) (do i have|have i got|until)(?!.*\b(?:keep|hang on|hold on|records?|receipts?|paperwork)\b)/,
	],
	[
		'held',
		/\bwhat (have i|did i) (told|tell|given|entered|said|put|add\w*)|\bwhat('s| is) (on|in) my return\b|\b(summary|summarise|overview|list) (of )?(my|the|what|everything)|show me what|what do you know (about me|so far)|what figures/,
	],
	[
		'why',
		/\b(?:owe|pay|due) nothing\b.*\bwhy\b|\bwhy\b.*\b(?:owe|pay) nothing\b|\bnothing to pay\b.*\bwhy\b|\bwhy (?:am i not|aren't i|don't i|do i not|is there no|am i) (?:get|getting|owed|due|have)?\b.{0,20}\b(?:refund|rebate|money back|anything back|to pay|owe|owing)\b|\bhow come\b.{0,20}\b(?:owe|to pay|bill|refund|nothing to pay)\b|\bhow (is|was) my (tax|bill)|working of my|how (you|did you) work(ed)? out my (tax|bill)|explain my (tax|bill)\b|break ?down\b.{0,20}\b(tax|bill)|\bwhy\b.{0,15}\b(owe|bill|pay so much|so much tax|have to pay)\b|\b(how|why)\b.{0,30}\bit\b.{0,12}\b(over|more than|that much|so much|so high|nearly|almost)\b|\b(came|come) up with (that|the|this|it)\b|\bhow did my (tax|bill)\b|\b(walk|talk|take) me through (the|my|how) .{0,15}(numbers?|figures?|sums|calculation|working|bill|tax)\b(?! return)/,
	],
	[
		'owe',
		/(?:^|[.?!]\s+)\W*(?:(?:and|so|ok|right|now|then|but)\W+)*(?:do|will|would|must|should|did) i (?:still |actually |now )?owe (?:hmrc |them |the taxman |you )?(?:any |some )?(?:money|anything|tax|something)\b|\bhow much (?:do|will|would|must) i owe\b.{0,30}$|\bhow much (?:tax )?(?:will|would|is) (?:be |there )?(?:due|owing|owed|payable)\b|^(?!.*\b(?:when|deadline)\b)\W*(?:(?:and|so|ok|right|now|then|but)\W+)*(?:the )?(?:total|amount|tax)(?: (?:due|to pay|owed|payable|please))+\W*$|^(?!.*\b(?:when|deadline|by)\b)\W*(?:(?:and|so|ok|right|now|then|but)\W+)*(?:what(?:'s| is| am i|'ll be| will be| would be)?|how much(?:'s| is| am i)?|where)\b(?: (?:now|then|currently|actually|still|that|this|it|i|my|the|tax|total|new|final|overall|in|all))*\s*(?:due|owing|owed|to pay|payable|the (?:figure|total|damage|bottom line|balance|number|bill|amount)|come to|comes to|total|balance|that make it|that leave me|the tab)(?: (?:now|then|to hmrc|to pay|i owe|altogether|in total|looking like|for (?:the|this) year|overall|after that|with that|then|now))*\W*$|\bbottom line\b|\bwhat do i (?:need to |have to )?(?:owe|pay)(?: hmrc| them| the taxman| now| altogether| in total)*\W*$|\b(?:is|will) there (?:be )?(?:any|a|anything)\b.{0,15}\b(?:to pay|refund|rebate|due|back)\b|^\W*(?:do|will|am) i (?:get|getting|due|owed) (?:a |any |some )?(?:tax )?(?:rebate|refund|money back|anything back|something back)\W*$|\bhow much( tax| in tax)? (do|will|must|would|should) i (owe|pay|have to pay|need to pay|get back)( in tax| hmrc| this year| now| in total| altogether)*\W*$|\b(calculate|work out|compute|tell me)( my| the)? (tax|bill)\b|\bcalculate tax\b|\bwhat('s| is) my (tax )?(bill|refund)|\bwhat do i owe\b|^(?!when|where).*\bhow much\b.*\brefund|^(?!when|where).*\b(am i|do i|will i)\b.{0,20}\b(owed|get|due|getting)\b.{0,15}\brefund|^(show|explain|what about) my tax bill|how much (is|will) (it|my (tax|bill))\b|what('s| is) the damage|\bwhat(?:'s| is| will be| would be) my (?:total |overall )?tax(?: due| now| then| this year)?\W*$|\b(will|am|do) i\b.{0,25}\b(get|getting|due|owed)\b.{0,25}\bback\b(?! (child|on|for))/,
	],
	[
		'expense',
		/\b(can|could|may|am i allowed to|do i get to|should) (i|you|we)?\s?(claim|deduct|expense|put through|write off)|\bclaim(ing|able)?\b|\b(put|set|knock|write|get)\b.{0,60}\b(through|against (the|my)|off (the|my|against)|off)\b.{0,30}\b(tax|rent|bill|books|business|income|profits?)\b|\bput\b.{0,40}\bthrough\b|\b(tax|money) back on\b|\btax relief (on|for)\b|\bknock off\b|\ballowable\b|\bdeductible\b|\bexpenses? for (a|an|my)?\s?\w+|\bis (a|an|my|the)\b.*\ban? (allowable )?expense|\btax deductible/,
	],
	[
		'abuse',
		/\b(fuck\w*|shit\w*|wank\w*|bastard|idiot|stupid|useless|moron|crap|rubbish|piss off|bloody hell|dickhead|twat|cunt)\b/,
	],
	[
		'otherLanguage',
		/\b(ich|und|nicht|steuer|bitte|wie viel|bonjour|merci|combien|je (suis|veux|dois)|impôts?|gracias|hola|cuánto|quiero|impuestos?|dzień|podatek|ile muszę|proszę|quanto|devo pagare|tasse|mulțumesc|cât trebuie)\b|[\u0400-\u04ff\u0600-\u06ff\u4e00-\u9fff\u3040-\u30ff\u0900-\u097f\u0980-\u09ff\u0a00-\u0a7f]{2,}/,
	],
];

/** What counts wherever it stands in a long message. */
const ANYWHERE: readonly Topic[] = ['crisis', 'instructions', 'evasion'];
/** A longer message says at its beginning or its end what it is about. */
const LONGEST = 800;

/** What asks for something, or is so short that it can do nothing else: "my nino". */
const REQUESTS =
	/^\W*(?:(?:ok|please|and|so|now|right|also|just|hi|hello|could you|can you|i want you to|i'd like you to|i need you to)\W+)*(?:show|give|tell|list|read|repeat|print|send|dump|export|look|find|get|share|reveal|say|remind|delete|confirm|what|whose|who|which|connect|query|select|access|display|save|keep|store|forget|write|see)\b|\b(?:show|tell|give|remind|send) me\b/;
const SHORTEST_STATEMENT = 7;

/** The parts of a text that ask for something: facts that are told ask for nobody's data. */
function requestsIn(text: string): readonly string[] {
	const sentences = text.split(/(?<=[.?!;])\s+|\n+/);
	return sentences.filter(
		(one) =>
			isQuestion(one) ||
			REQUESTS.test(one) ||
			(sentences.length === 1 && one.split(' ').length < SHORTEST_STATEMENT),
	);
}

/** The topic of a lower-case text. */
export function topicOf(text: string): Topic {
	const short = text.length > LONGEST ? `${text.slice(0, LONGEST / 2)} ${text.slice(-LONGEST / 2)}` : text;
	return (
		patterns.find(([topic, pattern]) =>
			topic === 'privacy' && pattern !== OF_OTHERS && pattern !== OF_ANYBODY
				? requestsIn(short).some((one) => pattern.test(one))
				: pattern.test(ANYWHERE.includes(topic) ? text : short),
		)?.[0] ?? (isForeign(text) ? 'otherLanguage' : 'other')
	);
}

const LEAST_WORDS = 4;
/** Below this share of English words, a text of several words is in another language. */
const LEAST_ENGLISH = 0.35;

function isForeign(text: string): boolean {
	const words = text.split(/[^\p{L}']+/u).filter((word) => word !== '');
	const isAccented = /[\u00c0-\u024f]/.test(text);
	if (words.length < (isAccented ? 2 : LEAST_WORDS) || /\d/.test(text)) return false;
	const english = words.filter((word) => isEnglish(word)).length;
	return (
		english / words.length < LEAST_ENGLISH &&
		words.every((word) => /[\p{L}]/u.test(word)) &&
		words.some((word) => !/^(.)\1*$/u.test(word))
	);
}

/** People leave "I" out: "did also get 300 interest", "am a plumber". */
const LEFT_OUT_I =
	/^\W*(?:did (?:about |around |roughly |over |just over )?£?\d[\d,.]*k?|did (?!i\b|we\b|you\b|he\b|she\b|it\b|they\b)[^?]{2,60}\b(?:made|earned|took|brought in|paid me) (?:about |around )?£?\d[\d,.]*k?|did (?:also |then )?(?:get|have|earn|make|receive|do|sell|some|a bit)|am (?:an? |self|retired|on |also |still |now |employed))\b[^?]*$/;

/** "What I paid for it adds up to 147,200" tells. */
const WHAT_I_DID =
	/^\W*what (?:i|we) (?:paid|spent|earned|got|made|took|received|charged)\b[^?]*\b(?:was|were|is|adds? up|comes?|came)\b[^?]*\d[^?]*$/;

/** Whether a sentence asks something. */
export function isQuestion(sentence: string): boolean {
	if (LEFT_OUT_I.test(sentence) || WHAT_I_DID.test(sentence)) return false;
	if (/\?\s*$/.test(sentence)) return true;
	return IMAGINED.test(sentence) || (FORMS.test(sentence) && !surelyTells(sentence));
}

/** What would be if something were so: "if my pay was 90,000 how much more tax would that be". */
const IMAGINED =
	/^\W*(?:(?:and|so|but) )?if (?:my|i|we|the|there|it)\b[^.;!]*\b(?:how much (?:more|less|extra|tax)|what would|would (?:that|it|i|my))\b/;

/** The forms of a question that ends without its mark. */
const FORMS =
	/^\W*(?:(?:and|so|but) (?=(?:when|why|who|where|how (?:do|does|much|long|is|come)|what(?:'s| is| do| does| will)|(?:is|are) (?:my|the|that|this|it|there))\b))?(?:what|how|when|why|where|who|which|can|could|do|does|did|should|is|are|am|will|would|may|must|explain|tell me|show me)\b|,\s*(?:so|but|and|then) (?:why|how come)\b|[a-z0-9,] (?:do|does|should|can|could|will|would|must) (?:i|we|he|she|they|it)\b|[a-z0-9,] (?:is|are) (?:it|there|that|they) (?:any |some )?(?:tax|taxed|taxable|income|allowed|ok|claimable|due)\b/;

/** People leave "I" out and say "nothing, I do it myself": what was learned knows a statement in the form of a question. */
function surelyTells(sentence: string): boolean {
	const [best] = wantedAlone(sentence);
	return best?.label === 'tell' && best.chance >= SURELY;
}

const SURELY = 0.9;
