/** `halfpenny next FILE|-`: prints a return's status and next step, in the dashboard's words. */
import { type Pence, parseDate, pence, toPounds } from '@halfpenny/facts';
import { type AnswerPlace, type NextStep, type NextStepInput, nextStep } from '@halfpenny/lifecycle';
import { sayMessage } from '@halfpenny/messages';
import { sayNextStep } from '@halfpenny/messages/next-step';
import { lateFilingSoFar, settledOn } from '@halfpenny/tax';
import { isFormYear, isTaxYear, yearData } from '@halfpenny/years';
import { type Command, complaintsOf, ended } from '../command.ts';
import { optionValue } from '../split-arguments.ts';
import { type Finding, findingsIn } from './return-check.ts';
import { type OpenedReturn, returnForms } from './return-forms.ts';

export const command: Command = {
	values: { '--form': Object.keys(returnForms), '--on': 'any' },
	async run(positionals, options, terminal) {
		const today = dayOf(optionValue(options, '--on'));
		if (today === undefined) return complaintsOf([{ path: '--on', code: 'date.invalid' }]);
		const open = options.has('--form=sa800') ? returnForms.sa800 : returnForms.sa100;
		const opened = await open(positionals, terminal);
		if (!('built' in opened)) return opened;
		terminal.print(`${JSON.stringify(inWords(nextStep(inputOf(opened, today))), null, 2)}\n`);
		return ended;
	},
};

/** Returns the date to work from (ISO): the one given, or today. Undefined if it isn't a date. */
function dayOf(said: string | undefined): string | undefined {
	if (said === undefined) return new Date().toISOString().slice(0, 10);
	return parseDate(said) ? said : undefined;
}

/** A file is a return that has been started and not sent. It doesn't record any consent. */
function inputOf(opened: OpenedReturn, today: string): NextStepInput {
	const { taxYear, returnType, worked } = opened;
	const deadline = isTaxYear(taxYear) ? yearData(taxYear).deadlines.online : today;
	const settlement = worked && settledOn(worked.facts, worked.calculation, today);
	return {
		...{ today, taxYear, returnType, deadline, channel: 'transaction-engine', status: 'draft' },
		...{ amending: false, begun: true, submissionId: null, test: false, obligations: [] },
		hasForm: isFormYear(taxYear),
		...toAnswer(opened, today),
		...(settlement && { settlement }),
		...(today > deadline && worked && { late: lateOf(opened, today, worked.calculation.totalDue) }),
	};
}

function lateOf({ taxYear }: OpenedReturn, today: string, due: Pence) {
	return isTaxYear(taxYear) ? lateFilingSoFar(taxYear, pence(Math.max(0, due)), today) : { amount: pence(0) };
}

/** Returns what HMRC would reject, in the dashboard's groups: missing, wrong, and the UTR by itself. */
function toAnswer(
	opened: OpenedReturn,
	today: string,
): Pick<NextStepInput, 'notBegun' | 'missing' | 'doubtful' | 'before'> {
	const findings = isFormYear(opened.taxYear) ? findingsIn(opened, today) : [];
	const answers = findings.filter((found) => !isUtr(found));
	return {
		notBegun: [],
		missing: answers.filter(isMissing).map(placeOf),
		doubtful: answers.filter((found) => !isMissing(found)).map(placeOf),
		before: answers.length < findings.length ? ['utr'] : [],
	};
}

function isMissing({ code }: Finding): boolean {
	return code === 'required.missing';
}

function isUtr({ question }: Finding): boolean {
	return question?.section === 'profile' && question.question === 'uniqueTaxReference';
}

function placeOf({ question }: Finding): AnswerPlace {
	return { section: question?.section ?? null, entryId: null, question: question?.question ?? null };
}

/** Returns the step with its sentences. Amounts are in pounds. */
function inWords({ state, headline, detail, amount, due, action, readyToSend }: NextStep) {
	return {
		state,
		headline: sayMessage(sayNextStep, headline),
		...(detail && { detail: sayMessage(sayNextStep, detail) }),
		...(amount && { amount: { kind: amount.kind, amount: toPounds(amount.amount) } }),
		...(due !== undefined && { due }),
		action: { words: sayMessage(sayNextStep, action.words), place: action.place },
		readyToSend,
	};
}
