/** Whether HMRC can accept an otherwise valid return: no second original, no amendment of nothing, none too late. */
import type { FiledReturn } from './ledger/filed-returns.ts';
import type { ReturnProblem } from './rules/return-problem.ts';
import type { LeafTable } from './structure/leaf-table.ts';
import { say, type WordId } from './words.ts';

/** Why a return is not accepted; `duplicateOf` is the TransactionID of the accepted submission it repeats. */
export type NotTaken = { readonly problem: ReturnProblem; readonly duplicateOf?: string };

/**
 * Why a return is not accepted given what is already filed, or undefined. HMRC's code for an amendment after twelve
 * months is 5090 (Schematron of the returns); it publishes none for the others, so they come as 3001.
 */
export function notTaken(
	submitted: { readonly amendment: boolean; readonly irmark: string; readonly receivedAt: string },
	filed: FiledReturn | undefined,
	table: LeafTable,
): NotTaken | undefined {
	const problem = (code: string, id: WordId) => ({
		problem: {
			code,
			type: 'business' as const,
			text: say(id),
			location: `/hd:GovTalkMessage[1]/hd:Body[1]/${table.prefix}:IRenvelope[1]/${table.prefix}:${table.top}[1]`,
		},
	});
	const original = filed?.original ?? undefined;
	if (!submitted.amendment)
		return original && { ...problem('3001', 'filedAlready'), duplicateOf: original.transactionId };
	if (submitted.receivedAt >= amendmentsEnd(table)) return problem('5090', 'amendedTooLate');
	if (!original) return problem('3001', 'amendsNothing');
	const same = filed?.amendments.find(({ irmark }) => irmark === submitted.irmark);
	return same && { ...problem('3001', 'amendedAlready'), duplicateOf: same.transactionId };
}

/** The first moment when no amendment is accepted: a year and a day after 31 January after the year (rule 5090). */
const amendmentsEnd = ({ year }: LeafTable): string => `${Number(year.slice(0, 4)) + 3}-02-01T00:00:00.000Z`;
