/** What-if questions: which amount, of what, more or less. */
import { fromPounds, type Pence, pence, shareDown, toPounds, ZERO } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { amountsIn, type SaidAmount } from '../language/amounts.ts';
import { type TriedKind, triedNow } from '../tools/what-if.ts';
import { withDigits } from './heard/bare-amount.ts';
import { withoutDenied } from './heard/what-it-is-not.ts';
import { without } from './offer.ts';
import { type Asked, type Plan, use } from './plan.ts';
import { BILL, kindIn, kinds, lastKind, onlyIncome, ownKind } from './tried-kinds.ts';
import {
	becomesAgain,
	inThousands,
	isOfAddition,
	lastAmount,
	triedAlone,
	triedAsWell,
	wasLess,
} from './try-again.ts';
import { allowanceTried, gainTried, withoutTried } from './try-answers.ts';
import { emptyTried } from './try-empty.ts';
import { percentMoved } from './try-percent.ts';
import { asOftenAsBefore, forWholeYear, oftenOf } from './try-period.ts';
import { sacrificed } from './try-sacrifice.ts';
import { severalTried } from './try-several.ts';
import { triedAsTold } from './try-told.ts';

/** An amount that something becomes, rather than how much more it is. */
const TO =
	/\b(?:rents?|turnover|takings|salary|interest|dividends) (?:of |only |just )?£?\d[\d,.]*k?\b(?!.*\b(?:more|extra|less|on top|another|up|down)\b)|\b(?:raise|rise|went|put|goes|go) (?:up |down )?to\b\s*£?\d|\bif it (?:was|were|is)\b\s*(?:only |just )?£?\d|\bturn(?:ed)? over\b\s*(?:only |just |about )?£?\d(?!.*\b(?:more|extra|less|on top|another)\b)|\b(?:doubled|halved|trebled)\b.*\d|\b(?:rents?|turnover|sales|takings|pay|salary|wages?|income|interest|dividends?|costs?|expenses?|spending|mortgage|repairs?|profits?)\b.{0,20}\b(?:to|at|was|were|is|be|been|became|came to|of)\b\s*(?:only |just |about )?£?\d(?!.*\b(?:more|less|extra|higher|lower|up|down)\b)|\bif i(?:'d)? (?:had )?(?:only |just )?(?:earned|earn|was on|were on|made|turned over|took)\b\s*(?:only |just )?£?\d(?!.*\b(?:more|extra|less|on top|another|in (?:interest|dividends?)|interest|dividends?)\b)|\bonly (?:got|had|made|took|earned|received)\b\s*£?\d|\b(?:what|how much)\b.*\b(?:pay|owe)\b.{0,12}\bon £?\d|\d[\d,.]*k?(?: (?!more|extra|less)[a-z]+){0,2} instead\b(?! of)|\binstead of\b|\brather than £?\d/;
/** What it is not says what it would be: "if it was £4,500 not 3,000". */
const DENIES = /\d[\d,.]*k?,? (?:and )?(?:not|instead of|rather than) (?:the |just |only )?£?\d/;
const MORE = /\b(?:more|extra|another|additional|higher|on top|up)\b/;
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
	/\bhypothetical(?:ly)?\b|\b(?:only|just|purely) (?:asking|curious|wondering|a thought|out of)\b|\bout of (?:curiosity|interest)\b|\bin theory\b|\b(?:day)?dream(?:ing|land)\b|\bfantas(?:y|ising|izing)\b|\bpicture (?:this|me|it|£?\d)|\b(?:don'?t|do not) (?:save|record|store|note|write) (?:any(?:thing| of (?:it|this))|it|this|that)(?: down)?(?=\W*(?:$|[,.;:!?]|but\b|just\b))|\btheoretically\b|\bsuppos(?:e|ing)\b|\bimagine\b|\bpretend(?:ing)? (?:i|my|the|that)\b|\bwhat if\b|\blet's say\b|\bhow much (?:extra|more|additional|less) (?:tax|would|will|do i|is that|am i|to pay)\b|\bif i(?:'d| had| hadn't)\b.*\b(?:owe|bill|tax|pay)\b/;
/** Whether all amounts of a text are of what is imagined, and none is told. */
export function onlyImagines(text: string): boolean {
	return IMAGINES.test(text);
}

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

/** Without what was tried before it is as it is: "and without the laptop?" */
const WITHOUT_IT =
	/^\W*(?:(?:and|or|but|ok|so|what about)\W+)*without (?:it|that|them|(?:the|that|a) (?:new )?(?:laptop|van|car|tools?|computer|phone|bonus|overtime|rise|extra))\W*$/;

/** What to do with such a message. */
export function tryOut(asked: Asked, said: string): Plan {
	const text = said
		.replace(BESIDE_PAY, ' ')
		.replace(UNCHANGED, ' ')
		.replace(/\bout of (?:interest|curiosity)\b/g, ' ');
	const otherwise =
		allowanceTried(asked, text) ??
		gainTried(asked, text) ??
		withoutTried(asked, text) ??
		sacrificed(asked, text) ??
		emptyTried(asked, text) ??
		severalTried(asked, text);
	if (otherwise) return otherwise;
	if (asked.memory.used?.tool === 'whatIf' && WITHOUT_IT.test(text)) return use('calculate');
	const none = noneOf(text);
	const noneKind = none && ownKind(asked, none, text);
	if (noneKind) return triedWithout(asked, noneKind, text);
	const plan = oneTried(asked, text);
	const isTried = plan.steps.some((step) => 'use' in step);
	const isPlain = isTried && (DENIES.test(text) || amountsIn(text).length < 2) && !OTHER_KIND.test(text);
	const told = isPlain && hasCosts(asked, plan) ? undefined : triedAsTold(asked, text);
	return told ?? triedAsWell(asked, text, plan) ?? plan;
}

/** The last what-if over again with another amount, whatever correction it sounds like: nothing was told that it could correct. */
export function triedOver(asked: Asked, text: string): Plan | undefined {
	const { asking } = asked.memory;
	if (asking !== undefined && asking.kind !== 'tried') return undefined;
	const alone = triedAlone(asked, text);
	return emptyTried(asked, text) ?? (alone === undefined ? undefined : tryOut(asked, alone));
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
	const carriesOn = kindIn(text) === undefined && !MORE.test(text) && wasLess(asked);
	const isLess = LESS.test(text.replace(BILL, ' ')) || carriesOn;
	const said = distinct(amountsIn(withoutDenied(text))).map((one) => forWholeYear(asked, text, one));
	const named = namedBeside(text, kind, said);
	const all = DENIES.test(text) ? withoutChange(asked, kind, named) : named;
	// What goes into a pension is the most that is named: what was paid with the relief added.
	const [first, ...others] =
		kind === 'pension'
			? [...all].sort((one, other) => (other.inYear ?? 0) - (one.inYear ?? 0)).slice(0, 1)
			: all;
	const amount = first && kindIn(text) === undefined ? asOftenAsBefore(asked, first) : first;
	const factor = amount === undefined ? factorOf(asked, kind, text) : undefined;
	if (factor) return factor;
	const last = amount === undefined ? lastAmount(asked, text) : undefined;
	if (last) return tried(asked, kind, last, isLess);
	const becomes = amount && others.length === 0 ? becomesAgain(asked, text, amount) : undefined;
	if (amount && becomes !== undefined) return triedTo(asked, kind, { ...amount, inYear: becomes }, isLess);
	if (amount && others.length === 0)
		return (TO.test(withDigits(text.replace(BILL, ' '))) && !isOfAddition(asked, text)) || DENIES.test(text)
			? triedTo(asked, kind, amount, isLess)
			: tried(asked, kind, kindIn(text) === undefined ? inThousands(asked, text, amount) : amount, isLess);
	const memory = { ...asked.memory, asking: { kind: 'tried' as const, tried: kind, less: isLess } };
	return { steps: [{ say: [sayAssistant('whatIf.amount')] }], memory };
}

/** Amounts that are not the same again. */
function distinct(all: readonly SaidAmount[]): readonly SaidAmount[] {
	return all.filter((one, at) => all.findIndex(({ inYear }) => inYear === one.inYear) === at);
}

/** Amounts without the one by which another changes what there is: "a 10k bonus, 90,000 and not 80,000". */
function withoutChange(asked: Asked, kind: TriedKind, all: readonly SaidAmount[]): readonly SaidAmount[] {
	const now = triedNow(kind, asked.ports.facts());
	const isChange = ({ inYear }: SaidAmount) =>
		all.some((other) => other.inYear !== undefined && other.inYear - now === inYear);
	return all.length === 2 ? all.filter((one) => !isChange(one)) : all;
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

const TIMES_MORE = /\b(?:doubled?|doubles|twice)\b/;
const HALF_OF = /\b(?:halved?|half)\b/;

/** Twice or half of what there is now: "suppose costs had doubled". */
function factorOf(asked: Asked, kind: TriedKind, text: string): Plan | undefined {
	const isOfLast = asked.memory.used?.tool === 'whatIf' && (kindIn(text) === undefined || POINTS.test(text));
	const now = isOfLast ? ZERO : triedNow(kind, asked.ports.facts());
	if (now === ZERO) return undefined;
	const share = percentMoved(text, now);
	if (share !== undefined)
		return tried(asked, kind, { ...PLAIN, said: share, inYear: share }, LESS.test(text.replace(BILL, ' ')));
	if (!(TIMES_MORE.test(text) || HALF_OF.test(text))) return undefined;
	const isLess = !TIMES_MORE.test(text);
	const by = isLess ? shareDown(now, { parts: 1, whole: 2 }) : now;
	return tried(asked, kind, { ...PLAIN, said: by, inYear: by }, isLess);
}

/** Points to what was tried before: "half that". */
const POINTS = /\b(?:that|it|this|the first|the last)\b/;

const PLAIN = { start: 0, end: 0, per: undefined, times: 1, isCounted: false, isOften: false } as const;

/** What something becomes, tried as the difference from what it is now. */
function triedTo(asked: Asked, kind: TriedKind, amount: SaidAmount, isLess: boolean): Plan {
	if (amount.inYear === undefined) return tried(asked, kind, amount, isLess);
	const now = triedNow(kind, asked.ports.facts());
	const more = pence(amount.inYear - now);
	const size = pence(Math.abs(more));
	return tried(asked, kind, { ...amount, said: size, inYear: size }, more < 0, amount.inYear);
}

/** One amount of one kind, tried. An amount that is not for a year is asked for. */
export function tried(
	asked: Asked,
	kind: string,
	{ inYear, per }: SaidAmount,
	isLess: boolean,
	becomes?: Pence,
): Plan {
	const memory = without(asked.memory, 'asking');
	if (inYear === undefined || inYear === 0)
		return {
			steps: [{ say: [sayAssistant('whatIf.amount')] }],
			memory: { ...memory, asking: { kind: 'tried', tried: kind, less: isLess } },
		};
	const args = {
		kind,
		amount: toPounds(pence(isLess ? -inYear : inYear)),
		...(becomes !== undefined && { becomes: toPounds(becomes) }),
		...oftenOf({ per }),
	};
	return {
		steps: [{ use: 'whatIf', with: args }],
		memory: { ...memory, used: { tool: 'whatIf', with: args } },
	};
}
