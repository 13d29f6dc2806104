/** HMRC's refusals and missing answers as errors for the person who asked. */
import type { MtdFailure, MtdOutcome } from '@halfpenny/hmrc';
import type { ErrorCode } from '@halfpenny/messages';
import { sayHmrcRefusal } from '@halfpenny/messages/mtd-year';
import { failWith } from '@halfpenny/result';
import { type Failure, fail, type Result, succeed } from '../../../platform/result.ts';
import { failureOfHmrc } from '../../hmrc-connection/failures.ts';

/** HMRC's codes that have their own error here. */
const OWN: Readonly<Record<string, ErrorCode>> = {
	RULE_FINAL_DECLARATION_RECEIVED: 'MTD_YEAR_DECLARED',
	RULE_TAX_YEAR_NOT_ENDED: 'MTD_YEAR_NOT_ENDED',
	RULE_FINAL_DECLARATION_TAX_YEAR: 'MTD_YEAR_NOT_ENDED',
	RULE_NO_INCOME_SUBMISSIONS_EXIST: 'MTD_NO_UPDATES',
	RULE_INCOME_SOURCES_INVALID: 'MTD_NO_UPDATES',
	RULE_CALCULATION_IN_PROGRESS: 'MTD_CALCULATION_NOT_READY',
	RULE_EARLY_DATA_SUBMISSION_NOT_ACCEPTED: 'MTD_PERIOD_NOT_ENDED',
	RULE_ADVANCE_SUBMISSION_REQUIRES_PERIOD_END_DATE: 'MTD_PERIOD_NOT_ENDED',
	RULE_BUSINESS_ID_STATE_CONFLICT: 'MTD_QUARTERS_FIXED',
	RULE_QUARTERLY_PERIOD_UPDATING: 'MTD_QUARTERS_FIXED',
};

/** An outcome without an answer, as an error. MTD_REFUSED carries HMRC's reasons in words. */
export function failureOf(outcome: MtdFailure): Failure {
	const problems = outcome.kind === 'refused' ? outcome.problems : [];
	const own = problems.map(({ code }) => OWN[code]).find((code) => code !== undefined);
	if (own) return fail(own).problem;
	const failure = failureOfHmrc(outcome);
	if (failure.code !== 'MTD_REFUSED') return failure;
	const told = problems.map(({ code, paths }) => ({ code, paths, message: sayHmrcRefusal(code) }));
	return { code: 'MTD_REFUSED', details: { problems: told } };
}

/** HMRC's outcome as a result. */
export function resultOf<Value>(outcome: MtdOutcome<Value>): Result<Value> {
	return outcome.kind === 'answered' ? succeed(outcome.value) : failWith(failureOf(outcome));
}

/** The value, or undefined if HMRC answers that there is none. */
export function orNothing<Value>(outcome: MtdOutcome<Value>): Result<Value | undefined> {
	const isNothing = outcome.kind === 'refused' && outcome.status === 404;
	return isNothing ? succeed(undefined) : resultOf(outcome);
}

/** HMRC's codes, or why there is no answer, to store: never anything personal. */
export function reasonOf(outcome: MtdFailure): string {
	switch (outcome.kind) {
		case 'refused':
			return outcome.problems
				.map(({ code }) => code)
				.join(' ')
				.slice(0, 200);
		case 'queued':
			return 'busy';
		case 'notSent':
			return outcome.why;
		case 'unknown':
			return `${outcome.why} ${outcome.status ?? ''}`.trim();
	}
}
