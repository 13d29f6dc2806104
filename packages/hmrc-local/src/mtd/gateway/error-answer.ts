/**
 * Errors as HMRC sends them: a single one by itself, several in a list by code, with the paths of equal codes joined.
 */
import type { ApiError } from '../api.ts';
import { messageOf, statusOf } from './error-table.ts';

const written = ({ code, paths }: ApiError) => ({
	code,
	message: messageOf(code),
	...(paths && paths.length > 0 ? { paths } : {}),
});

/** The status and body for one or more errors. */
export function errorAnswer(errors: readonly ApiError[]): {
	readonly status: number;
	readonly body: unknown;
} {
	const merged = mergedByCode(errors);
	const [first] = merged;
	if (!first) throw new Error('an error answer needs an error');
	if (merged.length === 1) {
		const status = errors[0]?.status ?? statusOf(first.code);
		return { status, body: written(first) };
	}
	return {
		status: 400,
		body: { code: 'INVALID_REQUEST', message: messageOf('INVALID_REQUEST'), errors: merged.map(written) },
	};
}

function mergedByCode(errors: readonly ApiError[]): readonly ApiError[] {
	const paths = new Map<string, string[]>();
	for (const error of errors)
		paths.set(error.code, [...(paths.get(error.code) ?? []), ...(error.paths ?? [])]);
	return [...paths].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, joined]) => ({ code, paths: joined }));
}
