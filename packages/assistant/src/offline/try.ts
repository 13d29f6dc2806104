/** What-if questions: which amount, of what, more or less. */
import { fromPounds, pence, shareDown, sum, toPounds, ZERO } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { amountsIn, type SaidAmount } from '../language/amounts.ts';
import { type TriedKind, triedNow } from '../tools/what-if.ts';
import { withDigits } from './heard/bare-amount.ts';
import { withoutDenied } from './heard/what-it-is-not.ts';
import { without } from './offer.ts';
import type { Asked, Plan } from './plan.ts';
import { allowanceTried, gainTried, withoutTried } from './try-answers.ts';
import { percentMoved } from './try-percent.ts';
import { triedAsTold } from './try-told.ts';

const kinds: readonly (readonly [TriedKind, RegExp])[] = [
	['pension', /pension|sipp/],
	['giftAid', /charit|gift aid|donat|\bgiv(?:e|ing|en) (?:away\b|to\b|£?\d\S* to\b)|\bgave £?\d\S* to\b/],
	['dividends', /dividend/],
	['mortgage', /\bmortgage|\bbtl\b.*\binterest\b/],
	['propertyCosts', /\brepairs?\b|\bletting (?:costs|fees|agent)|\bagent'?s? fees?\b/],
	['rent', /\brent|tenant|\blet\b(?!')/],
	['interest', /interest|savings account|\bsavings?\b.*\b(?:earn|earned|make|made|pay|paid)\b/],
	[
		'costs',
		/\bspen[dt]|\bcosts?\b|expense|receipts?\b|\bmaterials?\b|\bsupplies\b|\bbuy\b|bought|\btools?\b|equipment|laptop|\bvan\b|claim/,
	],
	[
		'profit',
		/turnover|turned over|takings|sales|\bprofit|invoice|business|customers?|clients?|self[- ]employ|freelanc|\bjobs\b|\bgigs?\b/,
	],
	[
		'pay',
		/earn|pay ?rise|\brise\b|\bboss\b|salary|wages?|bonus|\bpaid\b|overtime|\bpay\b|\braise\b|promotion|\bjob\b/,
	],
];
/** A hope for the bill says nothing about the amount tried: "would it cut my tax". */
const BILL =
	/\bcost(?:s|ing)? (?:me|us)\b|\b(?:cut|reduce|lower|drop|save|knock)\b.{0,15}\b(?:my |the |on )?(?:tax|bill)\b|\bpay (?:any )?less\b|\bless (?:tax|to pay)\b|\b(?:tax|bill)\b (?:\w+ )?(?:go|come|be|drop|fall|cut|reduce)[a-z]*\b(?: (?:down|lower|less))?/g;
/** An amount that something becomes, rather than how much more it is. */
const TO =
	/\b(?:rents?|turnover|takings|salary|interest|dividends) (?:of |only |just )?£?\d[\d,.]*k?\b(?!.*\b(?:more|extra|less|on top|another|up|down)\b)|\b(?:raise|rise|went|put|goes|go) (?:up |down )?to\b\s*£?\d|\bif it (?:was|were|is)\b\s*(?:only |just )?£?\d|\bturn(?:ed)? over\b\s*(?:only |just |about )?£?\d(?!.*\b(?:more|extra|less|on top|another)\b)|\b(?:doubled|halved|trebled)\b.*\d|\b(?:rents?|turnover|sales|takings|pay|salary|wages?|income|interest|dividends?|costs?|expenses?|spending|mortgage|repairs?|profits?)\b.{0,20}\b(?:to|at|was|were|is|be|been|became|came to|of)\b\s*(?:only |just |about )?£?\d(?!.*\b(?:more|less|extra|higher|lower|up|down)\b)|\bif i(?:'d)? (?:had )?(?:only |just )?(?:earned|earn|was on|were on|made|turned over|took)\b\s*(?:only |just )?£?\d(?!.*\b(?:more|extra|less|on top|another|in (?:interest|dividends?)|interest|dividends?)\b)|\bonly (?:got|had|made|took|earned|received)\b\s*£?\d|\b(?:what|how much)\b.*\b(?:pay|owe)\b.{0,12}\bon £?\d|\d[\d,.]*k?(?: (?!more|extra|less)[a-z]+){0,2} instead\b(?! of)|\binstead of\b|\brather than £?\d/;
/** What it is not says what it would be: "if it was £4,500 not 3,000". */
const DENIES = /\d[\d,.]*k?,? (?:and )?(?:not|instead of|rather than) (?:the |just |only )?£?\d/;
const LESS = /\b(?:less|fewer|lower|drop(?:ped)?|fell|lost|cut|reduce[d]?|down)\b/;

/** Something imagined: "say I had 900", "if the rent was 500 more would I", "they are offering me 2,500". */
const SUPPOSES =
	/^\W*(?:and |so |ok |or )*say\b.*\d|\b(?:imagine|assume|assuming|pretending|let's say|what happens if|what would|what difference|would it|how would|would that|would i|worth (?:my |it )?(?:putting|paying|giving|buying|spending|investing))\b.*\d|\bif\b.*\b(?:would|what happens|how much|what then|does it|do i|will i|will my|what do)\b|\b(?:would|what happens|how much|what does)\b.*\bif\b|\b(?:offer(?:ed|ing)|thinking (?:of|about)|considering|planning|tempted)\b.*\b(?:how much|what|would|worth)\b|\bhow (?:would|will|does|could)\b.*\b(?:change|affect|alter|do to)\b|\b(?:save|saving) (?:by|if)\b|^\W*would (?:a|an|the|my|another|putting|paying|giving|buying)\b.*\d/;

const WHAT_IF =
	/\bwhat if\b|\bwhat about if\b|\bsuppose\b|\bsupposing\b|\bwhat would (?:happen|change)\b|\bif i(?:'d)? (?:had |were to |was to )?(?:put|pay|paid|earn|earned|gave|give|spent|spend|got|get|made|make|bought|buy|took|charged|contribut|worked|turned|added|add|save|saved)\w*\b|\bhow much (?:would|will|could) (?:i save|it save)\b|\bwould .* (?:save|cost|change|lower|reduce|cut)\b|^\W*(?:and |so )?if (?:i|my|the|we)\b.*\b(?:went|goes|put|raised?|lost|gave|rose|fell|dropped)\b|\bhow much (?:more )?tax (?:on|for|would|if)\b.{0,20}\b(?:extra|another|more)\b|\bsaving if\b|\b(?:effect|impact) (?:of|if|on)\b.*\d/;
/** With an amount, these suppose it too: "if the rent was 15,000", "would sticking 3,000 in my SIPP help", "with costs of 9k". */
const SUPPOSES_AMOUNT =
	/^\W*(?:and |so |but |ok |or )*(?:if|say|imagine|assuming|let's say)\b.*\d|^\W*(?:and |so )*would \w+ing\b.*\d|\b(?:what|how much)\b.*\b(?:owe|pay|bill|tax|due)\b.*\b(?:with|on|at)\b.*\d|\bsave\b.*\bby\b.*\d/;
const PERCENT = /\d\s?%|\bper ?cent\b/;

/** Says of itself that nothing is told. */
const IMAGINES =
	/\bhypothetical(?:ly)?\b|\b(?:only|just|purely) (?:asking|curious|wondering|a thought|out of)\b|\bout of (?:curiosity|interest)\b|\bin theory\b|\b(?:day)?dream(?:ing|land)\b|\bfantas(?:y|ising|izing)\b|\bpicture (?:this|me|it|£?\d)|\b(?:don't|do not) (?:save|record|store|note|write) (?:any(?:thing| of (?:it|this))|it|this|that)(?: down)?(?=\W*(?:$|[,.;:!?]|but\b|just\b))|\btheoretically\b|\bsuppos(?:e|ing)\b|\bimagine\b|\bpretend(?:ing)? (?:i|my|the|that)\b|\bwhat if\b|\blet's say\b|\bhow much (?:extra|more|additional|less) (?:tax|would|will|do i|is that|am i|to pay)\b|\bif i(?:'d| had| hadn't)\b.*\b(?:owe|bill|tax|pay)\b/;
/** The bill without something that there is. */
const WITHOUT =
	/\b(?:if|suppose|supposing|imagine|say|had)\b.{0,20}\b(?:hadn't|didn't|never|wasn't|weren't|no|not|without|nil|zero|nothing|nought)\b|\b(?:owe|bill|tax|pay|be)\b.{0,30}\bwithout\b|^\W*(?:and |so |what about )*without\b|\bif (?:there (?:were|was|had been)|i had|i'd had) no\b/;
const NONE =
	/\b(?:hadn't|didn't|never|wasn't|weren't|no|not|without)\b(?: (?:had|have|got|get|been|done|do|spent|spend|paid|pay|claimed|claim|put|made|make|earned|received|taken|in|on|any|the|my|a|for|at all|all|of|that|those))*\s+(?<what>[a-z]+(?: [a-z]+)?)/g;

/** The same the other way round: "say costs were nil". */
const NIL =
	/\b(?<what>[a-z]+(?: [a-z]+)?) (?:was|were|is|are|had been|at|to) (?:all )?(?:nil|zero|nothing|nought)\b/g;

/** What a text imagines there was none of; undefined for nothing. */
function noneOf(text: string): TriedKind | undefined {
	if (amountsIn(text).length > 0) return undefined;
	return [...text.matchAll(NONE), ...text.matchAll(NIL)].flatMap(({ groups }) => {
		const what = groups?.what ?? '';
		return kinds.flatMap(([kind, words]) => (words.test(what) ? [kind] : [])).slice(0, 1);
	})[0];
}

/** Supposes nothing: "I don't suppose that matters". */
const NO_SUPPOSING = /\b(?:don't|do not|dont) suppose\b/g;

/** Whether a message is a what-if. */
export function triesOut(said: string): boolean {
	const text = withDigits(said).replace(NO_SUPPOSING, ' ');
	if (IMAGINES.test(text) && (amountsIn(said).length > 0 || noneOf(text) !== undefined)) return true;
	if (noneOf(text) !== undefined && (WITHOUT.test(text) || WHAT_IF.test(text))) return true;
	if (/^\W*(?:do|should|must|can|am|is|are|may|when|where|how do|how can|explain|why) /.test(text))
		return false;
	if (/^\W*how much\b.*\btax[- ]free\b/.test(text)) return false;
	if (/\bif i\b.*\b(?:die|died|late|miss|don't|do not)\b/.test(text)) return false;
	const hasAmount = amountsIn(said).length > 0;
	const sentences = text.split(/(?<=[.!?])\s+/);
	const supposes = (one: string) => SUPPOSES.test(one) || SUPPOSES_AMOUNT.test(one);
	// What one sentence begins another may end, where it asks: "say I had 900. What would I owe?"
	if (hasAmount && (/\?\s*$/.test(text) ? supposes(text) : sentences.some(supposes))) return true;
	return WHAT_IF.test(text) || (PERCENT.test(text) && SUPPOSES_AMOUNT.test(text));
}

/** What to do with such a message. */
export function tryOut(asked: Asked, said: string): Plan {
	const text = said
		.replace(BESIDE_PAY, ' ')
		.replace(UNCHANGED, ' ')
		.replace(/\bout of (?:interest|curiosity)\b/g, ' ');
	const otherwise = allowanceTried(asked, text) ?? gainTried(asked, text) ?? withoutTried(asked, text);
	if (otherwise) return otherwise;
	const none = noneOf(text);
	const noneKind = none && ownKind(asked, none, text);
	if (noneKind) return triedWithout(asked, noneKind, text);
	const plan = oneTried(asked, text);
	const isTried = plan.steps.some((step) => 'use' in step);
	const isPlain = isTried && (DENIES.test(text) || amountsIn(text).length < 2) && !OTHER_KIND.test(text);
	return (isPlain && hasCosts(asked, plan) ? undefined : triedAsTold(asked, text)) ?? plan;
}

/** What has no kind of its own among those that are tried by more or less of it. */
const OTHER_KIND = /\bcis\b|\bgains?\b|\bp11d\b|\bcompany (?:car|van)\b|\btax (?:taken|stopped|deducted)\b/;

/** Whether costs that are tried have a business or a let to belong to. */
function hasCosts({ ports }: Asked, { steps: [step] }: Plan): boolean {
	const isCosts = step !== undefined && 'use' in step && step.with?.kind === 'costs';
	return !isCosts || ports.entries().some(({ section }) => section === 'selfEmployment');
}

/** One kind of thing, more or less of it or another amount. */
function oneTried(asked: Asked, text: string): Plan {
	const kind = ownKind(asked, kindIn(text) ?? lastKind(asked) ?? onlyIncome(asked, text), text);
	if (!kind) return { steps: [{ say: [sayAssistant('whatIf.what')] }], memory: asked.memory };
	const isLess = LESS.test(text.replace(BILL, ' '));
	const all = namedBeside(text, kind, distinct(amountsIn(withoutDenied(text))));
	// What goes into a pension is the most that is named: what was paid with the relief added.
	const [amount, ...others] =
		kind === 'pension'
			? [...all].sort((one, other) => (other.inYear ?? 0) - (one.inYear ?? 0)).slice(0, 1)
			: all;
	const factor = amount === undefined ? factorOf(asked, kind, text) : undefined;
	if (factor) return factor;
	const last = amount === undefined ? lastAmount(asked, text) : undefined;
	if (last) return tried(asked, kind, last, isLess);
	if (amount && others.length === 0)
		return TO.test(withDigits(text.replace(BILL, ' '))) || DENIES.test(text)
			? triedTo(asked, kind, amount, isLess)
			: tried(asked, kind, amount, isLess);
	const memory = { ...asked.memory, asking: { kind: 'tried' as const, tried: kind, less: isLess } };
	return { steps: [{ say: [sayAssistant('whatIf.amount')] }], memory };
}

/** Amounts that are not the same again. */
function distinct(all: readonly SaidAmount[]): readonly SaidAmount[] {
	return all.filter((one, at) => all.findIndex(({ inYear }) => inYear === one.inYear) === at);
}

/** The one amount that stands beside the name of what it is, where others tell how it comes about: "40k in savings made 1,500 interest". */
function namedBeside(text: string, kind: TriedKind, all: readonly SaidAmount[]): readonly SaidAmount[] {
	const word = kind === 'interest' ? 'interest' : kind === 'dividends' ? 'dividends?' : undefined;
	if (word === undefined || all.length < 2) return all;
	const beside = new RegExp(String.raw`^\S*\s+(?:of |in |a year of )?${word}\b`);
	const own = all.filter(({ start }) => beside.test(text.slice(start)));
	return own.length === 1 ? own : all;
}

/** What there is already, named beside what is tried: "on top of my salary". */
const BESIDE_PAY =
	/\b(?:on top of|as well as|besides|in addition to|alongside) (?:my |the )?(?:£?[\d,.]+k? )?(?:salary|wages?|pay|job|earnings|rent|business|pension)(?: of £?[\d,.]+k?)?\b/g;

/** What stays as it is: "45k and the same costs", "the tax taken off stayed the same". */
const UNCHANGED =
	/(?:,\s*)?\b(?:and |with |but |for |on )*(?:all )?(?:the |my )?same (?:costs?|expenses|outgoings|spending|everything(?: else)?|pay|rent|job)\b|(?:,\s*)?\b(?:and |with |but )*(?:everything|all) else (?:the same|unchanged|being equal|as (?:it is|now))\b|(?:,\s*)?\b(?:and |with |but )*(?:the |my )?(?:same tax(?: (?:taken|stopped|deducted))?(?: off)?|tax(?: (?:taken|stopped|deducted))?(?: off)?(?: (?:it|me|my pay))? (?:stay(?:ed|s|ing)?|kept|keeps|remain(?:ed|s|ing)?|being|is|was|were) (?:the same|unchanged|as (?:it is|now|before)|put))\b/g;

/** Tries none of what there is: one kind of letting cost by its own amount, where it is named. */
function triedWithout(asked: Asked, kind: TriedKind, text: string): Plan {
	const repairs = asked.ports.entries().find(({ section }) => section === 'ukProperty')
		?.answers.repairsAndMaintenance;
	const own = kind === 'propertyCosts' && /\brepairs?\b/.test(text) && typeof repairs === 'string';
	const amount = own ? fromPounds(repairs) : triedNow(kind, asked.ports.facts());
	const plain = { start: 0, end: 0, per: undefined, times: 1, isCounted: false, isOften: false } as const;
	return tried(asked, kind, { ...plain, said: amount, inYear: amount }, true);
}

/** Someone with a business and no job earns through the business; costs are of the let where that is all there is. */
function ownKind({ ports }: Asked, kind: TriedKind | undefined, text: string): TriedKind | undefined {
	const sections = new Set(ports.entries().map(({ section }) => section));
	const isTrading = sections.has('selfEmployment');
	if (kind === 'pay' && !sections.has('employment') && isTrading) return 'profit';
	if (
		kind === 'interest' &&
		!sections.has('bankInterest') &&
		/\bmortgage\b/.test(text) &&
		sections.has('ukProperty')
	)
		return 'mortgage';
	if (kind === 'propertyCosts' && !sections.has('ukProperty')) return 'costs';
	return kind === 'costs' && !isTrading && sections.has('ukProperty') ? 'propertyCosts' : kind;
}

/** What the amount is of: what is named beside it, where several things are named. */
function kindIn(text: string): TriedKind | undefined {
	const plain = text.replace(BILL, (found) => ' '.repeat(found.length));
	const named = kinds.flatMap(([kind, words]) => {
		const at = words.exec(plain)?.index;
		return at === undefined ? [] : [{ kind, at }];
	});
	const [first] = named;
	const [told] = amountsIn(plain);
	const amount = told?.start;
	const beside = told && RIGHT_AFTER.exec(plain.slice(told.end))?.[0];
	const ofIt = beside && kinds.find(([kind, words]) => INCOME.includes(kind) && words.test(beside))?.[0];
	if (ofIt && (first?.kind === 'costs' || first === undefined)) return ofIt;
	if (amount === undefined || !first || CERTAIN.includes(first.kind)) return first?.kind;
	const income = named.find(({ kind, at }) => at < amount && INCOME.includes(kind));
	return first.kind === 'costs' && first.at > amount && income ? income.kind : first.kind;
}

/** What an amount is of, right after it: "41,000 turnover instead, same costs". */
const RIGHT_AFTER = /^\s+(?:of |in |more |extra )*[a-z]+/;
const CERTAIN: readonly TriedKind[] = ['pension', 'giftAid', 'mortgage', 'propertyCosts'];
const INCOME: readonly TriedKind[] = ['profit', 'pay', 'rent'];

/** Where the message does not say what: "what if I make 5k more" is about their only income. */
function onlyIncome({ ports }: Asked, text: string): TriedKind | undefined {
	if (!/\b(?:make|made|get|got|took|take|bring|brought|came|come)\b/.test(text)) return undefined;
	const sections = new Set(ports.entries().map(({ section }) => section));
	const [only, ...others] = (
		[
			['employment', 'pay'],
			['selfEmployment', 'profit'],
			['ukProperty', 'rent'],
		] as const
	).filter(([section]) => sections.has(section));
	return others.length === 0 ? only?.[1] : undefined;
}

/** The amount tried before, or twice or half of it: "and in a pension?", "how about double that". */
function lastAmount({ memory }: Asked, text: string): SaidAmount | undefined {
	const before = memory.used?.tool === 'whatIf' ? fromPounds(memory.used.with.amount ?? '') : undefined;
	if (before === undefined || /\d/.test(text)) return undefined;
	const size = pence(Math.abs(before));
	const said = /\b(?:double|twice)\b/.test(text) ? sum([size, size]) : size;
	const plain = { per: undefined, times: 1, isCounted: false, isOften: false } as const;
	return { start: 0, end: 0, said, ...plain, inYear: said };
}

const TIMES_MORE = /\b(?:doubled?|doubles|twice)\b/;
const HALF_OF = /\b(?:halved?|half)\b/;

/** Twice or half of what there is now: "suppose costs had doubled". */
function factorOf(asked: Asked, kind: TriedKind, text: string): Plan | undefined {
	const now = asked.memory.used?.tool === 'whatIf' ? ZERO : triedNow(kind, asked.ports.facts());
	if (now === ZERO) return undefined;
	const share = percentMoved(text, now);
	if (share !== undefined)
		return tried(asked, kind, { ...PLAIN, said: share, inYear: share }, LESS.test(text.replace(BILL, ' ')));
	if (!(TIMES_MORE.test(text) || HALF_OF.test(text))) return undefined;
	const isLess = !TIMES_MORE.test(text);
	const by = isLess ? shareDown(now, { parts: 1, whole: 2 }) : now;
	return tried(asked, kind, { ...PLAIN, said: by, inYear: by }, isLess);
}

const PLAIN = { start: 0, end: 0, per: undefined, times: 1, isCounted: false, isOften: false } as const;

/** What something becomes, tried as the difference from what it is now. */
function triedTo(asked: Asked, kind: TriedKind, amount: SaidAmount, isLess: boolean): Plan {
	if (amount.inYear === undefined) return tried(asked, kind, amount, isLess);
	const now = triedNow(kind, asked.ports.facts());
	const more = pence(amount.inYear - now);
	const size = pence(Math.abs(more));
	return tried(asked, kind, { ...amount, said: size, inYear: size }, more < 0);
}

/** Whether a message carries on from the last what-if: "and 3,000?". */
export function triesAgain({ memory }: Asked, text: string): boolean {
	if (memory.used?.tool !== 'whatIf') return false;
	const carriesOn = /^\W*(?:and|or|but|what about|how about|with|make it|try|£?\d)/.test(text);
	if (amountsIn(text).length === 1) return carriesOn;
	const words = text.split(/\s+/).length;
	return carriesOn && words <= 9 && (/\b(?:double|twice)\b/.test(text) || kindIn(text) !== undefined);
}

/** One amount of one kind, tried. An amount that is not for a year is asked for. */
export function tried(asked: Asked, kind: string, { inYear }: SaidAmount, isLess: boolean): Plan {
	const memory = without(asked.memory, 'asking');
	if (inYear === undefined || inYear === 0)
		return {
			steps: [{ say: [sayAssistant('whatIf.amount')] }],
			memory: { ...memory, asking: { kind: 'tried', tried: kind, less: isLess } },
		};
	const args = { kind, amount: toPounds(pence(isLess ? -inYear : inYear)) };
	return {
		steps: [{ use: 'whatIf', with: args }],
		memory: { ...memory, used: { tool: 'whatIf', with: args } },
	};
}

function lastKind({ memory }: Asked): TriedKind | undefined {
	const last = memory.used?.tool === 'whatIf' ? memory.used.with.kind : undefined;
	return kinds.find(([kind]) => kind === last)?.[0];
}
