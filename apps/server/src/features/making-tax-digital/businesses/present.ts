/** A business as the pages see it. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { type Business, isSent } from './business.ts';

type Presented = AnswerOf<typeof calls.mtdBusinesses>[number];

/** A business as the contract has it; undefined for a type HMRC has not decided on, which sends no updates. */
export function presentBusiness(business: Business): Presented | undefined {
	const { businessId, businessName, tradingName, type, commencementDate, cessationDate, keptBy } = business;
	if (type === 'property-unspecified') return undefined;
	return {
		...{ businessId, businessName, tradingName, type, commencementDate, cessationDate, keptBy },
		quarterlyPeriodType:
			keptBy === 'us' ? null : (business.quarterlyTypeChoice?.quarterlyPeriodType ?? 'standard'),
		canSubmit: isSent(business),
	};
}
