/** Default answers that HMRC's form needs and a command line cannot ask for. */
import type { Facts } from '@halfpenny/facts';

/** Facts that can be filed, and the fact paths where "no" was assumed. */
export interface AssumedAnswers {
	readonly facts: Facts;
	readonly assumed: readonly string[];
}

/** Answers "no" if HMRC needs a yes or no and no answer was given. The caller must tell the user. */
export function assumeNo(facts: Facts): AssumedAnswers {
	const assumed: string[] = [];
	const employments = facts.employments?.map((employment, index) => {
		if (employment.companyDirector !== undefined) return employment;
		assumed.push(`employments[${index}].companyDirector`);
		return { ...employment, companyDirector: false };
	});
	return { facts: employments ? { ...facts, employments } : facts, assumed };
}
