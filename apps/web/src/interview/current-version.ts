/** The saved version of an entry, when a save was refused because the entry had changed. */
import type { Answers } from '@halfpenny/questions';
import type { ApiFailure } from '../api/failure.ts';

/** The entry as saved. */
export interface CurrentVersion {
	/** Absent for what is no entry. */
	readonly id?: string | undefined;
	readonly version: number;
	readonly answers: Answers;
}

/** Returns the saved version from the refusal; undefined for any other failure. */
export function currentVersion(failure: ApiFailure): CurrentVersion | undefined {
	if (failure.kind !== 'refused' || failure.code !== 'STALE_WRITE') return undefined;
	const { current } = failure.details;
	return isVersion(current)
		? { id: current.id, version: current.version, answers: current.answers }
		: undefined;
}

function isVersion(value: unknown): value is CurrentVersion {
	return (
		typeof value === 'object' &&
		value !== null &&
		'version' in value &&
		typeof value.version === 'number' &&
		'answers' in value &&
		typeof value.answers === 'object' &&
		value.answers !== null
	);
}
