/** `halfpenny return --check`: what HMRC would refuse in a return, each with the box, the fact and the question behind it. */
import { type FactOrigin, questionOfFact } from '@halfpenny/questions';
import { isFormYear } from '@halfpenny/years';
import { ended, type Outcome, type Terminal } from '../command.ts';
import type { OpenedReturn } from './return-forms.ts';

/** One thing that HMRC would refuse. */
interface Finding {
	/** HMRC's number of the cross-check, or the code of why a box cannot be filled. */
	readonly code: string;
	readonly box: string;
	readonly path: string;
	readonly message: string;
	/** Null where no question gives the fact. */
	readonly question: FactOrigin | null;
}

/** Prints the findings as JSON; ends with 2 when there are any. */
export function printCheck(opened: OpenedReturn, terminal: Terminal): Outcome {
	const findings = findingsOf(opened);
	terminal.print(`${JSON.stringify(findings, null, 2)}\n`);
	return findings.length > 0 ? { complaints: [], failed: true } : ended;
}

function findingsOf({ taxYear, returnType, built, check }: OpenedReturn): readonly Finding[] {
	const findingOf = (problem: Omit<Finding, 'question'>) => withQuestion(problem, returnType);
	if (!built.ok) return built.problems.map(findingOf);
	if (!isFormYear(taxYear)) return [];
	const today = new Date().toISOString().slice(0, 10);
	return check(built.boxes, { year: taxYear, today }).map(findingOf);
}

function withQuestion(
	{ code, box, path, message }: Omit<Finding, 'question'>,
	returnType: OpenedReturn['returnType'],
): Finding {
	return { code, box, path, message, question: questionOfFact(path, returnType) ?? null };
}
