/** Another student loan plan for the one that was told: "oh no, it's plan 1 not 2". */
import { type EntryChange, settingChanges } from '@halfpenny/questions';
import { declinedChanges, withDeclined } from './declined.ts';
import { goOn, interviewOf } from './offer.ts';
import { targetOf } from './overlay.ts';
import type { Asked, Plan } from './plan.ts';
import { isQuestion } from './topic.ts';

const PLANS: Readonly<Record<string, string>> = {
	...{
		1: 'plan1',
		one: 'plan1',
		2: 'plan2',
		two: 'plan2',
		4: 'plan4',
		four: 'plan4',
		5: 'plan5',
		five: 'plan5',
	},
};
const NUMBER = '(?:1|2|4|5|one|two|four|five)';
const RIGHT = new RegExp(
	String.raw`(?<!\b(?:not|isn't|wasn't|never|rather than|instead of) (?:on )?)\bplan (?<right>${NUMBER})\b`,
);
const DENIES =
	/\b(?:not|isn't|wasn't|instead|rather than|wrong|meant|actually|sorry|oops|wait|hang on)\b|^\W*(?:oh\W+)?no\b/;

/** What to do with such a correction; undefined where a message is none, or no plan was told before. */
export function correctedPlan(asked: Asked, text: string): Plan | undefined {
	const right = PLANS[RIGHT.exec(text)?.groups?.right ?? ''];
	if (right === undefined || !DENIES.test(text) || isQuestion(text)) return undefined;
	const declined = declinedChanges(asked);
	const base = declined.length > 0 ? withDeclined(asked, declined) : asked;
	const entry = interviewOf(base).entries.find(({ section }) => section === 'studentLoans');
	const wrong = Object.values(PLANS).find((plan) => plan !== right && entry?.answers[plan] === true);
	if (!entry || wrong === undefined) return undefined;
	const changes = settingChanges('studentLoans', targetOf(entry), { [right]: true, [wrong]: false });
	const { asking: _, ...memory } = base.memory;
	return goOn({
		...base,
		memory: {
			...memory,
			changes: [...(memory.changes ?? []).filter((one) => !isSame(one, changes)), ...changes],
		},
	});
}

function isSame({ section, field }: EntryChange, changes: readonly EntryChange[]): boolean {
	return changes.some((one) => one.section === section && one.field === field);
}
