/** Parses JSON into facts: reports every problem together, each with its path and a stable code. */
import * as z from 'zod/mini';
import { fieldsOf } from './json.ts';
import { formatPath } from './path/fact-path.ts';
import type { Problem } from './problem.ts';
import { type Facts, factsSchema } from './schema.ts';
import { contradictions } from './together.ts';

/** Facts, or all their problems. */
export type FactsResult =
	| { readonly ok: true; readonly facts: Facts }
	| { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads facts from parsed JSON. Never throws on bad input. */
export function parseFacts(input: unknown): FactsResult {
	const result = z.safeParse(factsSchema, input);
	const problems = [
		...(result.success ? [] : toProblems(result.error.issues, input)),
		...contradictions(input),
	];
	return result.success && problems.length === 0 ? { ok: true, facts: result.data } : { ok: false, problems };
}

/** The JSON Schema (draft 2020-12) of facts as JSON carries them. */
export function factsJsonSchema(): object {
	return z.toJSONSchema(factsSchema, { io: 'input' });
}

/** The problems behind validation issues, in the order found. */
export function toProblems(issues: readonly z.core.$ZodIssue[], input: unknown): Problem[] {
	return issues.flatMap((issue) =>
		issue.code === 'unrecognized_keys'
			? issue.keys.map((key) => ({ path: formatPath([...issue.path, key]), code: 'key.unknown' }))
			: [{ path: formatPath(issue.path), code: codeOf(issue, input), ...allowedBy(issue) }],
	);
}

/** The answers of a choice. */
function allowedBy(issue: z.core.$ZodIssue): Pick<Problem, 'allowed'> {
	return issue.code === 'invalid_value' ? { allowed: issue.values.map(String) } : {};
}

function codeOf(issue: z.core.$ZodIssue, input: unknown): string {
	if (issue.code === 'custom') return String(issue.params?.problem ?? 'value.invalid');
	if (issue.code === 'invalid_union')
		return ['share', 'sharePercent'].includes(String(issue.path.at(-1)))
			? 'share.invalid'
			: 'money.notANumber';
	if (issue.path[0] === 'taxYear')
		return fieldsOf(input).taxYear === undefined ? 'taxYear.missing' : 'taxYear.unsupported';
	return issue.code === 'invalid_value' ? 'choice.unknown' : 'type.wrong';
}
