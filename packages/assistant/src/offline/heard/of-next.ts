/** What the words beside an amount say it is, where its own say little. */

const IN_MONTH = /\b(?:jan(?:uary)?|july?)\b/;
const ACCOUNT = /\bon account\b/;

/** The first of two payments on account: "1,250 in January and 1,250 in July on account". */
export function isOnAccount(
	text: string,
	[next]: readonly { readonly text: string; readonly hasAmount: boolean }[],
): boolean {
	return (
		next?.hasAmount === true && IN_MONTH.test(text) && IN_MONTH.test(next.text) && ACCOUNT.test(next.text)
	);
}

/** Somebody just named paid it, and they are where there is a job. */
const THEY_PAID =
	/^\W*(?:they|who|which|it|that)(?:'ve| have)? (?:paid|pays?|gave|gives?)\b(?! (?:tax|for)\b)/;
const JOB_AT =
	/\b(?:a|the|my|weekend|saturday|sunday|evening|part[- ]time|day|second|other|main) job (?:in|at|with|for|as)\b|\b(?:work|worked|working|employed|shifts) (?:in|at|for) (?!my ?self|home)/;

/** Whether an amount is what a job paid that the words beside it tell of. */
export function isPaidByJob(text: string, around: readonly string[]): boolean {
	return THEY_PAID.test(text) && around.some((one) => JOB_AT.test(one));
}

/** Work for whoever pays by the job: "delivery for the app in my own car" is what the money came from. */
const WORK_FOR = /\b(?:deliver\w*|driving|drive|riding|courier\w*|shifts)\b.*\b(?:for|with|on)\b/;
const SPENDS = /\b(?:spent|cost|costs|paid|bought|insurance|fuel|petrol|repairs?)\b/;

/** Whether words tell of such work and of no cost of it. */
export function isWorkFor(text: string): boolean {
	return WORK_FOR.test(text) && !SPENDS.test(text);
}
