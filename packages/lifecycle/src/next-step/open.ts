/** A return still to be sent: what to answer, what comes before sending, or that it is ready. */
import { formatDay, formatPounds } from '@halfpenny/facts';
import type { BeforeSending, NextStepInput } from './input.ts';
import { inPounds, nextPayment, yearAmount } from './money.ts';
import type { Action, Headline, NextStep, NextStepState } from './step.ts';
import { answersToGive, firstToDo, onlySection, sectionsToGo } from './to-do.ts';

/** Leads through the checks to sending. */
const SEND: Action = { words: { id: 'do.send' }, place: { page: 'check' } };
const UPLOAD: Action = { words: { id: 'do.upload' }, place: { page: 'documents' } };
const QUESTIONS: Action = { words: { id: 'do.questions' }, place: { page: 'about' } };
const WORKING: Action = { words: { id: 'do.working' }, place: { page: 'understand' } };

/** Returns the step of a return HMRC doesn't have. */
export function openStep(input: NextStepInput): NextStep {
	if (input.hasForm && input.today > input.deadline) return overdueStep(input);
	if (!input.begun) return newStep(input);
	if (!input.hasForm) return estimateStep(input) ?? answersStep(input) ?? readyWithoutForm(input);
	return answersStep(input) ?? beforeStep(input) ?? readyStep(input);
}

function newStep({ taxYear, returnType, hasForm, deadline }: NextStepInput): NextStep {
	const partnership = returnType === 'partnership';
	const id = partnership ? 'new.partnership' : hasForm ? 'new' : 'new.estimate';
	return {
		...{ state: 'new', headline: { id, params: { taxYear } }, due: deadline, readyToSend: false },
		...beginning(partnership, hasForm),
	};
}

/** A P60 comes once its year is over: an estimate begins with the questions. */
function beginning(
	partnership: boolean,
	hasForm: boolean,
): Pick<NextStep, 'detail' | 'action' | 'secondAction'> {
	if (partnership) return { action: QUESTIONS };
	if (!hasForm) return { detail: { id: 'detail.new.estimate' }, action: QUESTIONS };
	return { detail: { id: 'detail.new' }, action: UPLOAD, secondAction: QUESTIONS };
}

/** The cost of being late comes first; the action is the same as in time. */
function overdueStep(input: NextStepInput): NextStep {
	const { late, deadline, begun } = input;
	const date = formatDay(deadline);
	const onward = begun ? firstToDo(input) : newStep(input).action;
	const step = { state: 'overdue', due: deadline, action: onward ?? SEND, readyToSend: !onward } as const;
	if (late === undefined || late.amount === 0)
		return { ...step, headline: { id: 'overdue', params: { date } } };
	const { daily } = late;
	return {
		...step,
		headline: { id: 'overdue.costs', params: { ...inPounds(late), date } },
		amount: { kind: 'penalties', amount: late.amount },
		...(daily && {
			detail: { id: 'detail.daily', params: { ...inPounds(daily), date: formatDay(daily.from) } },
		}),
	};
}

/** Returns the step of a year without a form, once there is something to calculate. */
function estimateStep(input: NextStepInput): NextStep | undefined {
	const { settlement, taxYear } = input;
	if (settlement === undefined) return undefined;
	const amount = yearAmount(settlement);
	const onward = answersToGive(input);
	const headline: Headline =
		amount.kind === 'owed' || amount.kind === 'refund'
			? { id: `estimate.${amount.kind}`, params: { ...inPounds(amount), taxYear } }
			: { id: 'estimate.nothing', params: { taxYear } };
	return {
		...{ state: 'estimate', headline, amount, action: WORKING, readyToSend: false },
		...(onward && { secondAction: onward }),
	};
}

function readyWithoutForm({ taxYear }: NextStepInput): NextStep {
	const headline: Headline = { id: 'new.estimate', params: { taxYear } };
	return { state: 'estimate', headline, action: QUESTIONS, readyToSend: false };
}

/** Returns the step while an answer is missing or wrong; undefined if none is. */
function answersStep(input: NextStepInput): NextStep | undefined {
	const action = answersToGive(input);
	if (action === undefined) return undefined;
	const { notBegun, missing, doubtful, settlement, deadline } = input;
	const amount = settlement && yearAmount(settlement);
	const common = { action, due: deadline, readyToSend: false, ...(amount && { amount }) };
	if (notBegun.length > 0) return { ...common, state: 'inProgress', headline: progressHeadline(input) };
	const [state, places] =
		missing.length > 0 ? (['missing', missing] as const) : (['doubtful', doubtful] as const);
	const params = { count: places.length, section: onlySection(places) };
	return { ...common, state, headline: { id: state, params } };
}

function progressHeadline(input: NextStepInput): Headline {
	const sections = sectionsToGo(input);
	const { settlement } = input;
	if (settlement === undefined) return { id: 'inProgress', params: { sections } };
	const { kind, amount } = yearAmount(settlement);
	return kind === 'owed' || kind === 'refund'
		? { id: `inProgress.${kind}`, params: { amount: formatPounds(amount), sections } }
		: { id: 'inProgress.nothing', params: { sections } };
}

const BEFORE = {
	utr: ['needsUtr', { id: 'needsUtr' }],
	consent: ['needsConsent', { id: 'needsConsent' }],
	twoStep: ['needsApproval', { id: 'needsApproval.twoStep' }],
	approval: ['needsApproval', { id: 'needsApproval' }],
	refused: ['needsApproval', { id: 'needsApproval.refused' }],
} as const satisfies Readonly<Record<BeforeSending, readonly [NextStepState, Headline]>>;

/** Returns the step of a complete return with another blocker; undefined if there is none. */
export function beforeStep(input: NextStepInput): NextStep | undefined {
	const [first] = input.before;
	const action = firstToDo(input);
	if (first === undefined || action === undefined) return undefined;
	const { settlement, deadline: due } = input;
	const [state, headline] = BEFORE[first];
	return {
		...{ state, headline, due, action, readyToSend: false },
		...(settlement && { amount: yearAmount(settlement) }),
	};
}

/** What will be paid or refunded once it is sent. */
function readyStep({ settlement, today, deadline }: NextStepInput): NextStep {
	const step = { state: 'ready', action: SEND, readyToSend: true } as const;
	if (settlement === undefined) return { ...step, headline: { id: 'ready' }, due: deadline };
	const payment = nextPayment(settlement, today);
	if (payment)
		return {
			...step,
			headline: { id: 'ready.owed', params: { ...inPounds(payment), date: formatDay(payment.date) } },
			amount: { kind: 'owed', amount: payment.amount },
			due: payment.date,
		};
	const amount = yearAmount(settlement);
	if (settlement.throughCode !== undefined) {
		const headline = { id: 'ready.code', params: inPounds({ amount: settlement.throughCode }) } as const;
		return { ...step, headline, amount, due: deadline };
	}
	return amount.kind === 'refund'
		? { ...step, headline: { id: 'ready.refund', params: inPounds(amount) }, amount, due: deadline }
		: { ...step, headline: { id: 'ready.nothing' }, due: deadline };
}
