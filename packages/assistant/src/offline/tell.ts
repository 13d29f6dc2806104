/** Notes what a person says about their year as changes, and says honestly what was not understood. */
import { formatPounds, fromPounds, toPounds, ZERO } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { sectionWords } from '@halfpenny/messages/questions';
import { sources } from '@halfpenny/messages/sources';
import { type EntryChange, entryName, findSection, settingChanges } from '@halfpenny/questions';
import type { TaxYear } from '@halfpenny/years';
import { taxYearIn } from '../language/days.ts';
import { normalise } from '../language/spelling.ts';
import { withAddedTo } from './heard/added-to.ts';
import { agentsShareIn, rentIn } from './heard/agents-share.ts';
import { checked } from './heard/checked.ts';
import { earlierLossesIn } from './heard/earlier-losses.ts';
import { knownOf } from './heard/known.ts';
import { withoutLastYear } from './heard/last-year.ts';
import { leftOutNotes } from './heard/left-out-notes.ts';
import { milesIn } from './heard/miles.ts';
import { besideIn, oldIn, withBeside, withOld } from './heard/old-figure.ts';
import { percentIn } from './heard/percent.ts';
import { aboutWords } from './heard/places.ts';
import { type Sale, saleIn } from './heard/sale.ts';
import { withoutSums } from './heard/so-much.ts';
import type { Unclear } from './heard/statement.ts';
import { type Heard, hear } from './heard/statements.ts';
import { changesOf, partOf, type Told } from './heard/to-changes.ts';
import { whatFor } from './heard/what-for.ts';
import { MISTAKEN, withoutDenied } from './heard/what-it-is-not.ts';
import type { Asking } from './memory.ts';
import { goOn, interviewOf, neededIn, proposeBeside, without } from './offer.ts';
import { newKey } from './overlay.ts';
import { type Asked, type Plan, type Step, say } from './plan.ts';
import { withFacts } from './tell-facts.ts';
import { countedNote, sharedNote, timesNotes, unclearNote } from './tell-notes.ts';
import { tellPartOff } from './tell-part-off.ts';

/** What to do with a message that contains amounts; undefined where it has none. */
export function tell(asked: Asked, whole: string, correcting = false): Plan | undefined {
	const interview = interviewOf(asked);
	const text = withoutLastYear(withoutSums(whole), interview.entries.length > 0);
	const partOff = tellPartOff(asked, text);
	if (partOff) return closedReason(asked) ?? partOff;
	const known = knownOf([
		...interview.entries.map(({ section }) => section),
		...(TRADES.test(asked.before?.toLowerCase() ?? '') ? ['selfEmployment'] : []),
	]);
	const last = lastTold(asked);
	const losses = correcting ? undefined : earlierLossesIn(text);
	const now = losses?.rest ?? text;
	const sale = correcting ? undefined : saleIn(now, asked.message, interview.year);
	const said = withoutEmployers(
		withNoun(withoutDenied((sale?.rest ?? now).replace(ALLOWANCE_BY_SIZE, ' ')), last?.section),
		interview.entries,
	);
	const sections = interview.entries.map(({ section }) => section);
	const isPartnership = asked.ports.returnType() === 'partnership';
	const beside = besideIn(said, interview.entries);
	const isWrong = !beside && (correcting || MISTAKEN.test(text) || SETS_TO.test(text));
	const old = isWrong ? oldIn(said, interview.entries) : undefined;
	const own = hear(old?.rest ?? beside?.rest ?? said, known, {
		...{ wasSpent: correcting, last, sections, isPartnership },
		isTold: !isWrong && !correcting,
	});
	const read = withAddedTo(withBeside(withOld(own, old), beside));
	const isTrade = known.has('trade') || read.trade !== undefined || aboutWords.trade.test(said);
	const isMiles = !correcting && (isTrade || known.has('job'));
	const miles = isMiles ? milesIn(said, interview.year, !isTrade) : undefined;
	const share = agentsShareIn(text, rentIn(read, interview.entries));
	const more = [miles?.statement, losses?.statement, share?.statement].flatMap((one) => one ?? []);
	const all = more.length > 0 ? { ...read, statements: [...read.statements, ...more] } : read;
	const heard = checked(all, interview.entries, isWrong || correcting);
	if (isNothing(heard) && !sale) return undefined;
	const elsewhere =
		correcting || heard.statements.length === 0 ? undefined : otherYearIn(now, interview.year);
	if (elsewhere !== undefined)
		return say(sayAssistant('heard.otherYear'), { year: elsewhere, taxYear: interview.year });
	const closed = closedReason(asked);
	if (closed && (heard.statements.length > 0 || sale)) return closed;
	const told = changesOf(heard, {
		message: asked.message,
		entries: interview.entries,
		today: asked.ports.today(),
		year: interview.year,
		correcting: isWrong,
	});
	const ofAmounts = [
		...told.changes.filter(({ section, field }) => !(isNetPension(section, text) && field === 'amount')),
		...(sale ? saleChanges(asked, sale) : []),
	];
	// What is told of somebody else says nothing of the person.
	const isOfOther = ofAmounts.length === 0 && heard.leftOut.has('somebodyElse');
	const changes = isOfOther ? [] : withFacts(asked, text, ofAmounts);
	const isAsked = heard.unclear.some(({ per }) => per !== undefined) && told.changes.length > 0;
	const notes = [
		...(sale ? [saleNote] : []),
		...notesOf(
			isAsked ? { ...heard, unclear: heard.unclear.filter(({ per }) => per === undefined) } : heard,
			interview.year,
		),
		...notesOfTold(told, interview.entries),
		...timesNotes(said, heard),
		...(miles ? [miles.note] : []),
		...(share ? [sharedNote(share)] : percentNotes(text, asked.message)),
		...pensionNotes(changes, text),
	];
	const [unplaced] = heard.unplaced;
	const base = without(asked.memory, 'asking');
	if (changes.length === 0 && unplaced !== undefined && notes.length === 0) {
		const amount = formatPounds(fromPounds(unplaced) ?? ZERO);
		const step: Step = whatFor(amount, heard.nearest);
		return { steps: [step], memory: { ...base, asking: { kind: 'what', amount: unplaced } } };
	}
	const counting = heard.unclear.find(({ per }) => per !== undefined);
	if (changes.length === 0 && counting) {
		const asking = asksBeside(told, counting, asked.message);
		return { steps: notes, memory: { ...base, ...(asking && { asking }) } };
	}
	const counted = told.counted.map(({ amount, ...where }) => ({
		...where,
		each: toPounds(amount.said ?? ZERO),
	}));
	const memory = { ...base, changes: [...(base.changes ?? []), ...changes], counted };
	if (!asked.ports.hasReturn() && changes.length > 0) return keptForLater({ ...asked, memory }, notes);
	const next = asksBeside(told, counting, asked.message);
	const isWhole = next && !neededIn(memory.changes, interviewOf({ ...asked, memory }));
	return isWhole
		? proposeBeside({ ...asked, memory }, notes, memory.changes, next)
		: goOn({ ...asked, memory }, notes);
}

/** Says in the message before that there is a business. */
const TRADES = /(?<!\bnot )(?<!\bnever )\b(?:self[- ]?employed|sole trader|freelanc\w+)\b/;

/** Says what something should be, not what comes on top of it: "knock repairs down to 1,500". */
const SETS_TO =
	/^\W*(?:(?:ok|okay|please|can you|could you|right|and|so)\W+)*(?:knock|put|bring|change|set|make|drop|cut|reduce|lower|raise|move|amend|alter|take)\b[^.;]{2,40}\bto £?\d/;

/** An allowance is called by its size, which is no amount of the year: "the 1,000 allowance". */
const ALLOWANCE_BY_SIZE =
	/£?\b(?:1,?000|1k)\b(?= (?:pounds? |quid )?(?:tax[- ]free )?(?:trading |property )?allowance)/g;

/** Another tax year that a text tells of; undefined where it names none, or this one too. */
function otherYearIn(text: string, year: string): string | undefined {
	const named = taxYearIn(text.replace(SINCE, ' '));
	return named === undefined || named === year || THIS_YEAR.test(text) || text.includes(year)
		? undefined
		: named;
}

const SINCE =
	/\b(?:since|from|after|before|until|till|started in|began in) (?:tax year )?(?:20)?\d\d\s?[-/–]\s?(?:20)?\d\d\b/g;
const THIS_YEAR = /\bthis (?:tax )?year\b/;

/** What is asked beside a proposal: for how many weeks another amount came, who paid the dividends, how a pension's relief works. */
function asksBeside(
	{ changes, taken }: Told,
	counting: Unclear | undefined,
	message: string,
): Asking | undefined {
	if (counting?.per !== undefined)
		return {
			kind: 'times',
			words: partOf(counting.words, message).slice(0, LONGEST_WORDS),
			per: counting.per,
		};
	const change = changes.find(({ section, entry }) => taken && section === 'dividends' && 'new' in entry);
	if (change) return { kind: 'question', section: 'dividends', entry: change.entry, question: 'paidBy' };
	const pension = changes.find(({ section, entry }) => section === 'pensionPayment' && 'new' in entry);
	return pension && !OWN_PENSION.test(normalise(message))
		? { kind: 'question', section: 'pensionPayment', entry: pension.entry, question: 'kind' }
		: undefined;
}

/** Pensions of one's own have relief at source; a workplace one may have it another way. */
const OWN_PENSION =
	/\bsipps?\b|\b(?:personal|private|stakeholder|self[- ]invested) (?:\w+ )?pension|relief at source/;
const IN_FULL = /gross|with (?:the )?(?:tax )?(?:relief|top[- ]?up)|including (?:the )?(?:tax )?relief/;

/** What is said to be before tax relief is no answer: the question asks for what there is with it. */
function isNetPension(section: string, text: string): boolean {
	return section === 'pensionPayment' && /\bnet\b/.test(text) && !IN_FULL.test(text);
}

/** What was paid is taken as the full amount, which only its provider can confirm: says so. */
function pensionNotes(changes: readonly EntryChange[], text: string): readonly Step[] {
	const isPaid = changes.some(({ section, field }) => section === 'pensionPayment' && field === 'amount');
	return isPaid && !IN_FULL.test(text) ? [{ say: [sayAssistant('heard.pensionPaid')] }] : [];
}

/** What is told before there is a return waits for it. */
export function keptForLater({ memory, ports }: Asked, notes: readonly Step[]): Plan {
	const words: Step = { say: [sayAssistant('propose.noReturn')], fills: { taxYear: ports.facts().taxYear } };
	return { steps: [...notes, words], memory };
}

/** Says that a percentage was not noted, and asks for the amount. */
export function percentNotes(text: string, message: string): readonly Step[] {
	const written = percentIn(text);
	return written === undefined
		? []
		: [{ say: [sayAssistant('heard.percent')], fills: { written: partOf(written, message) } }];
}

const saleNote: Step = {
	say: [sayAssistant('heard.sale')],
	parts: [
		{ type: 'source', source: sources.gains },
		{ type: 'action', action: { words: { id: 'do.questions' }, place: { page: 'about' } } },
	],
};

function saleChanges(asked: Asked, { answers }: Sale): readonly EntryChange[] {
	const { entries, today } = interviewOf(asked);
	const entry = { new: newKey('disposal', asked.message, entries, today) };
	return settingChanges('disposal', entry, answers);
}

/** A text without the names of known employers, which may be things to buy: "the pay from Boots". */
function withoutEmployers(text: string, entries: ReturnType<typeof interviewOf>['entries']): string {
	return entries.reduce((left, { section, answers }) => {
		const name =
			section === 'employment' && typeof answers.employer === 'string' ? answers.employer.toLowerCase() : '';
		const before = left.indexOf(` ${name}`);
		return name.length < LEAST_NAME || before === -1 ? left : left.replace(` ${name}`, ' work');
	}, text);
}

const LEAST_NAME = 3;
const LONGEST_WORDS = 500;
const NOUNS: Readonly<Record<string, string>> = {
	pension: 'pension',
	statePension: 'pension',
	employment: 'job',
	bankInterest: 'account',
};

/** "The state one" is a pension where a pension was mentioned before. */
function withNoun(text: string, section: string | undefined): string {
	const noun = NOUNS[section ?? ''];
	return noun === undefined ? text : text.replace(/\b(state|private|work|other|second) one\b/, `$1 ${noun}`);
}

/** What was last said or asked about, so that "and 96 from Chip" has a place. */
function lastTold({ memory }: Asked): { readonly section: string; readonly field: string } | undefined {
	const { asking } = memory;
	const last = [...(memory.proposed ?? []), ...(memory.changes ?? [])].findLast(
		({ section }) => asking?.kind !== 'another' || section === asking.section,
	);
	const section = asking?.kind === 'another' ? asking.section : last?.section;
	const field = findSection(section ?? '')?.amount;
	return section === undefined || typeof field !== 'string' ? undefined : { section, field };
}

const AMENDING = 'Can I change a return after I have sent it?';

/** Why nothing can be noted: it is a partnership’s return, or one that was sent. */
export function closedReason({ ports }: Asked): Plan | undefined {
	if (ports.returnType() === 'partnership')
		return say(sayAssistant('propose.partnership'), {}, [
			{ type: 'action', action: { words: { id: 'do.questions' }, place: { page: 'about' } } },
		]);
	if (!ports.isLocked() || !ports.hasReturn()) return undefined;
	const { steps } = say(sayAssistant('propose.locked'));
	return { steps: [...steps, { use: 'lookUp', with: { question: AMENDING } }] };
}

function isNothing({ statements, unclear, unplaced, leftOut }: Heard): boolean {
	return statements.length + unclear.length + unplaced.length + leftOut.size === 0;
}

function notesOf({ unclear: [first], leftOut, unplaced, statements }: Heard, year: TaxYear): readonly Step[] {
	const steps: Step[] = [...(first ? [unclearNote(first)] : []), ...leftOutNotes(leftOut, year)];
	if (unplaced.length > 0 && statements.length > 0)
		steps.push({
			say: [sayAssistant('heard.unplaced')],
			fills: { amounts: unplaced.map((one) => formatPounds(fromPounds(one) ?? ZERO)).join(', ') },
		});
	return steps;
}

function notesOfTold(
	{ ambiguous, counted, doubled }: Told,
	entries: ReturnType<typeof interviewOf>['entries'],
): readonly Step[] {
	const which = ambiguous.map((name): Step => {
		const section = findSection(name);
		const names = entries.flatMap((entry) =>
			section && entry.section === name ? (entryName(section, entry.answers) ?? []) : [],
		);
		return {
			say: [sayAssistant('heard.which')],
			fills: { section: sectionWords(name).title, names: names.join(', ') },
		};
	});
	const howOften = counted.map(({ amount }) => countedNote(amount));
	const amounts = doubled.map((one) => formatPounds(fromPounds(one) ?? ZERO)).join(', ');
	const twice: readonly Step[] =
		doubled.length > 0 ? [{ say: [sayAssistant('heard.unplaced')], fills: { amounts } }] : [];
	return [...which, ...howOften, ...twice];
}
