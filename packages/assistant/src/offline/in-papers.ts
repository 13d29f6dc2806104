/** Looks in the documents where a message names something that only they have: "the Screwfix bill". */
import { normalise } from '../language/spelling.ts';
import { mentions, namesIn } from '../tools/documents.ts';
import { without } from './offer.ts';
import type { Asked, Plan } from './plan.ts';
import { mayWant } from './wants.ts';

/** Plans that answer from rules, or from nothing. */
const RULES: readonly string[] = ['lookUp', 'expenseGuidance', 'calculate'];
const OF_TAX = /\b(?:tax|owe|owed|hmrc|refund)\b/;
const LONGEST_QUESTION = 500;
/** One of the documents that there are: their own, or the one just spoken of. */
const PAPER =
	/\b(?:my|the|that|this|some|you have) (?:\S+ )?(?:p60|p45|invoice|receipt|payslip|letter|document|file|upload|pdf|scan)\b/;

/** The plan, or a search of the documents where the message names what stands in one and the plan is to look up a rule. */
export async function lookingInPapers(plan: Plan, { message, memory, ports }: Asked): Promise<Plan> {
	const question = message.toLowerCase().slice(0, LONGEST_QUESTION);
	if (!answersFromRules(plan, question)) return plan;
	const names = namesIn(question);
	const isOfPaper = PAPER.test(question) && mayWant({ memory, ports }, normalise(question), 'document');
	if (names.length === 0 && !isOfPaper) return plan;
	const documents = await ports.documents();
	if (!documents.some((one) => isOfPaper || mentions(one, names))) return plan;
	return {
		steps: [{ use: 'findInDocuments', with: { question } }],
		memory: without(plan.memory ?? {}, 'used', 'choices'),
	};
}

function answersFromRules({ steps, memory }: Plan, question: string): boolean {
	if ((memory?.choices ?? []).length > 0) return true;
	return (
		steps.length > 0 &&
		steps.every((step) => 'use' in step && RULES.includes(step.use)) &&
		!(steps.some((step) => 'use' in step && step.use === 'calculate') && OF_TAX.test(question))
	);
}
