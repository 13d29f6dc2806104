/** A return HMRC has accepted: what to pay and when, what is refunded, or that nothing is due. */
import { formatDay } from '@halfpenny/facts';
import type { NextStepInput, YearSettled } from './input.ts';
import { type DatedPayment, earlierPayment, inPounds, nextPayment, yearAmount } from './money.ts';
import type { Action, Detail, NextStep } from './step.ts';

const PAY: Action = { words: { id: 'do.pay' }, place: { page: 'payHmrc' } };

/** Returns the step. A return accepted by a test service isn't filed, and nothing is paid. */
export function acceptedStep(input: NextStepInput): NextStep {
	const { settlement, test, today } = input;
	const common = {
		action: receipt(input),
		readyToSend: false,
		...(test && { detail: { id: 'detail.test' } as const }),
	};
	if (settlement === undefined)
		return {
			...common,
			state: 'nothingToPay',
			headline: { id: test ? 'accepted.partnership.test' : 'accepted.partnership' },
		};
	const payment = nextPayment(settlement, today);
	if (payment) return { ...common, ...toPay(payment, settlement, input) };
	const amount = yearAmount(settlement);
	if (amount.kind === 'refund') {
		const headline = { id: test ? 'refund.test' : 'refund', params: inPounds(amount) } as const;
		return { ...common, state: 'refund', headline, amount };
	}
	const { throughCode } = settlement;
	if (throughCode !== undefined) {
		const id = test ? 'nothingToPay.code.test' : 'nothingToPay.code';
		const headline = { id, params: inPounds({ amount: throughCode }) } as const;
		return { ...common, state: 'nothingToPay', headline };
	}
	return { ...common, state: 'nothingToPay', headline: { id: test ? 'nothingToPay.test' : 'nothingToPay' } };
}

function toPay(payment: DatedPayment, settlement: YearSettled, input: NextStepInput) {
	const { test, today } = input;
	const params = { ...inPounds(payment), date: formatDay(payment.date) };
	const id = test ? 'toPay.test' : payment.date < today ? 'toPay.past' : 'toPay';
	const detail = alsoSettled(payment, settlement);
	return {
		state: 'toPay',
		headline: { id, params },
		amount: { kind: 'owed', amount: payment.amount },
		due: payment.date,
		...(test ? {} : { action: PAY, secondAction: receipt(input), ...(detail && { detail }) }),
	} as const;
}

/** An earlier payment, or a refund as well as the payment due. */
function alsoSettled(payment: DatedPayment, settlement: YearSettled): Detail | undefined {
	const earlier = earlierPayment(settlement, payment);
	if (earlier)
		return { id: 'detail.alsoDue', params: { ...inPounds(earlier), date: formatDay(earlier.date) } };
	const year = yearAmount(settlement);
	return year.kind === 'refund' ? { id: 'detail.alsoRefund', params: inPounds(year) } : undefined;
}

/** The receipt for what HMRC accepted. */
function receipt({ submissionId }: NextStepInput): Action {
	return { words: { id: 'do.receipt' }, place: submissionPlace(submissionId) };
}

/** The page of an attempt, or of the answers if there is none. */
export function submissionPlace(submissionId: string | null): Action['place'] {
	return submissionId === null ? { page: 'check' } : { page: 'submission', submissionId };
}
