/** Notes what a person says about their year as changes, and says honestly what was not understood. */
import { formatPounds, fromPounds, ZERO } from '@halfpenny/facts';
import { sayAssistant } from '@halfpenny/messages/assistant';
import { sectionWords } from '@halfpenny/messages/questions';
import { sources } from '@halfpenny/messages/sources';
import { entryName, findSection } from '@halfpenny/questions';
import { knownOf } from './heard/known.ts';
import { type Heard, hear } from './heard/statements.ts';
import { changesOf, type Told } from './heard/to-changes.ts';
import { withoutDenied } from './heard/what-it-is-not.ts';
import { askStep } from './interview/ask.ts';
import type { Asking } from './memory.ts';
import { goOn, interviewOf, without } from './offer.ts';
import { newKey } from './overlay.ts';
import { type Asked, type Plan, type Step, say } from './plan.ts';

/** What to do with a message that contains amounts; undefined where it has none. */
export function tell(asked: Asked, text: string, correcting = false): Plan | undefined {
	const interview = interviewOf(asked);
	const known = knownOf(interview.entries.map(({ section }) => section));
	const last = lastTold(asked);
	const heard = hear(withNoun(withoutDenied(text), last?.section), known, { wasSpent: correcting, last });
	if (isNothing(heard)) return undefined;
	const closed = closedReason(asked);
	if (closed && heard.statements.length > 0) return closed;
	const told = changesOf(heard, {
		message: asked.message,
		entries: interview.entries,
		today: asked.ports.today(),
		year: interview.year,
		correcting,
	});
	const changes = told.changes.filter((change) => !isNetPension(change.section, change.field, text));
	const notes = [...notesOf(heard), ...notesOfTold(told, interview.entries)];
	const [unplaced] = heard.unplaced;
	const base = without(asked.memory, 'asking');
	if (changes.length === 0 && unplaced !== undefined && notes.length === 0) {
		const amount = formatPounds(fromPounds(unplaced) ?? ZERO);
		const step: Step = { say: [sayAssistant('heard.what')], fills: { amount } };
		return { steps: [step], memory: { ...base, asking: { kind: 'what', amount: unplaced } } };
	}
	const memory = { ...base, changes: [...(base.changes ?? []), ...changes] };
	if (changes.length < told.changes.length && !changes.some(({ section }) => section === 'pensionPayment'))
		return askPension({ ...asked, memory }, notes);
	return goOn({ ...asked, memory }, notes);
}

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

/** Why nothing can be noted: it is a partnership’s return, or one that was sent. */
export function closedReason({ ports }: Asked): Plan | undefined {
	if (ports.returnType() === 'partnership')
		return say(sayAssistant('propose.partnership'), {}, [
			{ type: 'action', action: { words: { id: 'do.questions' }, place: { page: 'about' } } },
		]);
	return ports.isLocked() ? say(sayAssistant('propose.locked')) : undefined;
}

function isNothing({ statements, unclear, unplaced, ...said }: Heard): boolean {
	const { ofSomebodyElse, profit, sold, privateRent, workPension, netPay } = said;
	const isSilent = statements.length + unclear.length + unplaced.length === 0;
	return isSilent && !ofSomebodyElse && !profit && !sold && !privateRent && !workPension && !netPay;
}

/** The amount that left the account is not what counts if the provider adds to it: the question says so. */
function isNetPension(section: string, field: string | undefined, text: string): boolean {
	return (
		section === 'pensionPayment' &&
		field === 'amount' &&
		!/gross|with (?:the )?tax relief|including (?:the )?(?:tax )?relief/.test(text)
	);
}

/** Which pension it is, to begin with. */
function askPension(asked: Asked, notes: readonly Step[]): Plan {
	const { entries, year, today } = interviewOf(asked);
	const entry = { new: newKey('pensionPayment', asked.message, entries, today) };
	const asking: Asking = { kind: 'question', section: 'pensionPayment', entry, question: 'scheme' };
	return { steps: [...notes, askStep(asking, entries, year)], memory: { ...asked.memory, asking } };
}

/** Money that does not go on a return. */
function privateNotes({ privateRent, workPension, netPay }: Heard): readonly Step[] {
	return [
		...(netPay ? [{ say: [sayAssistant('heard.netPay')] }] : []),
		...(privateRent ? [{ say: [sayAssistant('heard.privateRent')] }] : []),
		...(workPension
			? [
					{
						say: [sayAssistant('heard.workPension')],
						parts: [{ type: 'source', source: sources.pensionRelief }] as const,
					},
				]
			: []),
	];
}

function notesOf(heard: Heard): readonly Step[] {
	const { unclear, ofSomebodyElse, profit, sold, unplaced, statements } = heard;
	const steps: Step[] = [...privateNotes(heard)];
	const [written] = unclear;
	if (written !== undefined) steps.push({ say: [sayAssistant('heard.unclear')], fills: { written } });
	if (ofSomebodyElse)
		steps.push({
			say: [sayAssistant('heard.somebodyElse')],
			parts: [{ type: 'source', source: sources.marriageAllowance }],
		});
	if (profit) steps.push({ say: [sayAssistant('heard.profit')] });
	if (sold)
		steps.push({
			say: [sayAssistant('heard.sold')],
			parts: [
				{ type: 'source', source: sources.gains },
				{ type: 'action', action: { words: { id: 'do.questions' }, place: { page: 'about' } } },
			],
		});
	if (unplaced.length > 0 && statements.length > 0)
		steps.push({
			say: [sayAssistant('heard.unplaced')],
			fills: { amounts: unplaced.map((one) => formatPounds(fromPounds(one) ?? ZERO)).join(', ') },
		});
	return steps;
}

function notesOfTold(
	{ ambiguous, monthly, doubled }: Told,
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
	const counted = monthly.map(
		({ each, year }): Step => ({
			say: [sayAssistant('heard.monthly')],
			fills: { each: formatPounds(each), year: formatPounds(fromPounds(year) ?? ZERO) },
		}),
	);
	const amounts = doubled.map((one) => formatPounds(fromPounds(one) ?? ZERO)).join(', ');
	const twice: readonly Step[] =
		doubled.length > 0 ? [{ say: [sayAssistant('heard.unplaced')], fills: { amounts } }] : [];
	return [...which, ...counted, ...twice];
}
