/** `halfpenny return --check`: lists what HMRC would reject, with the box, fact and question behind each problem. */
import { sayCli } from '@halfpenny/messages/cli';
import { type FactOrigin, questionOfFact } from '@halfpenny/questions';
import { isFormYear } from '@halfpenny/years';
import { ended, type Outcome, type Terminal } from '../command.ts';
import type { OpenedReturn } from './return-forms.ts';

/** One thing HMRC would reject. */
export interface Finding {
	/** HMRC's number for the cross-check, or our code for a box that can't be filled. */
	readonly code: string;
	readonly box: string;
	readonly path: string;
	readonly message: string;
	/** Null if no question asks for the fact. */
	readonly question: FactOrigin | null;
}

/** A finding without its question. */
type Unasked = Omit<Finding, 'question'>;

/** Prints the findings as JSON. Ends with exit code 2 if there are any. */
export async function printCheck(opened: OpenedReturn, terminal: Terminal): Promise<Outcome> {
	const own = findingsOf(opened, new Date().toISOString().slice(0, 10));
	const findings = [...own, ...(await hmrcFindings(opened, own, terminal))].map((found) =>
		withQuestion(found, opened.returnType),
	);
	terminal.print(`${JSON.stringify(findings, null, 2)}\n`);
	return findings.length > 0 ? { complaints: [], failed: true } : ended;
}

/** Returns what HMRC would reject on a given date (ISO), by our own checks. */
export function findingsIn(opened: OpenedReturn, today: string): readonly Finding[] {
	return findingsOf(opened, today).map((found) => withQuestion(found, opened.returnType));
}

function findingsOf({ taxYear, built, check }: OpenedReturn, today: string): readonly Unasked[] {
	if (!built.ok) return built.problems;
	if (!isFormYear(taxYear)) return [];
	return check(built.boxes, { year: taxYear, today });
}

/** Returns what HMRC's own files reject, if there is a folder of them. Standard error says which files were used. */
async function hmrcFindings(
	{ built, taxYear, returnType, locate }: OpenedReturn,
	own: readonly Unasked[],
	terminal: Terminal,
): Promise<readonly Unasked[]> {
	const folder = terminal.hmrcSchemas;
	if (!built.ok || folder === undefined) return [];
	const { hmrcFilesIn, judgeByHmrc } = await import('@halfpenny/forms/hmrc-files');
	const form = returnType === 'individual' ? 'sa100' : 'sa800';
	const judged = await judgeByHmrc(built.xml, hmrcFilesIn(folder, form, taxYear));
	const place = `${folder}/${form}-${taxYear}`;
	terminal.complain(`${sayCli(judged.schema ? 'cli.hmrcSchema' : 'cli.hmrcSchemaAbsent', { place })}\n`);
	const rules = judged.rulesFired === undefined ? 'cli.hmrcRulesAbsent' : 'cli.hmrcRules';
	terminal.complain(`${sayCli(rules, { place, fired: judged.rulesFired ?? 0 })}\n`);
	const known = new Set(own.map(({ code }) => code));
	return judged.findings
		.filter(({ code }) => !known.has(code))
		.map(({ code, message, location }) => {
			const located = location === undefined ? undefined : locate(location);
			return { code, box: located?.box ?? '', path: located?.factPaths[0] ?? '', message };
		});
}

function withQuestion(
	{ code, box, path, message }: Unasked,
	returnType: OpenedReturn['returnType'],
): Finding {
	return { code, box, path, message, question: questionOfFact(path, returnType) ?? null };
}
