/** The service as pages see it before anyone signs in. */
import type { AnswerOf, Calls } from '@halfpenny/contract';
import { hasPartnershipForm } from '@halfpenny/forms';
import { isFormYear, yearData, yearDueNext, yearsBegun } from '@halfpenny/years';
import { todayInTheUk } from '../../platform/clock.ts';
import type { Services } from '../../platform/services.ts';

/** Environment, years, today's date, and who runs it. */
export function presentService({ config, clock }: Services): AnswerOf<Calls['getService']> {
	const today = todayInTheUk(clock);
	return {
		environment: config.hmrc.environment,
		sentByAgent: config.hmrc.sender === 'agent',
		sendsLetters: config.mail.smtpUrl !== undefined,
		taxYears: yearsBegun(today)
			.toReversed()
			.map((taxYear) => ({
				taxYear,
				canFile: isFormYear(taxYear),
				canFilePartnership: hasPartnershipForm(taxYear),
				onlineDeadline: yearData(taxYear).deadlines.online,
			})),
		defaultTaxYear: yearDueNext(today),
		today,
		operator: config.operator,
	};
}
