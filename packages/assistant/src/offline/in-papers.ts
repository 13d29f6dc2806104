/** Looks in the documents where a message names something that only they have: "the Screwfix bill". */
import { mentions, namesIn } from '../tools/documents.ts';
import { without } from './offer.ts';
import type { Asked, Plan } from './plan.ts';

/** Plans that answer from rules, or from nothing. */
const RULES: readonly string[] = ['lookUp', 'expenseGuidance', 'calculate'];
const OF_TAX = /\b(?:tax|owe|owed|hmrc|refund)\b/;
const LONGEST_QUESTION = 500;

/** The plan, or a search of the documents where the message names what stands in one and the plan is to look up a rule. */
export async function lookingInPapers(plan: Plan, { message, ports }: Asked): Promise<Plan> {
	const question = message.toLowerCase().slice(0, LONGEST_QUESTION);
	const names = answersFromRules(plan, question) ? namesIn(question) : [];
	if (names.length === 0) return plan;
	const documents = await ports.documents();
	if (!documents.some((one) => mentions(one, names))) return plan;
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
