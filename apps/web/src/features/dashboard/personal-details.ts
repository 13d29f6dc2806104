/** The four personal details sent with a return: whether they are complete, and what is sent when they change. */
import type { BodyOf, Calls } from '@halfpenny/contract';
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { profileWords } from '@halfpenny/messages/questions';
import type { User } from '../../api/shapes.ts';
import { type DateParts, readDate, toDateParts } from '../../ui/date-parts.ts';
import type { FormProblem } from '../../ui/error-summary.tsx';

/** The details in the order they are shown. */
export const detailNames = ['nationalInsurance', 'firstName', 'lastName', 'dateOfBirth'] as const;

/** The user they belong to. */
export type Person = Pick<User, 'id' | (typeof detailNames)[number]>;

/** The details as typed. */
export interface TypedDetails {
	readonly nationalInsurance: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly dateOfBirth: DateParts;
}

/** The id of a detail's control: the dashboard has other fields too. */
export function detailControl(name: string): string {
	return name === 'dateOfBirth' ? 'filing-dateOfBirth-day' : `filing-${name}`;
}

/** Returns whether all four are given, so that a return can be submitted. */
export function detailsComplete(person: Person): boolean {
	return detailNames.every((name) => (person[name] ?? '').trim() !== '');
}

/** Returns what we know, ready to edit. */
export function typedDetails(person: Person): TypedDetails {
	return {
		nationalInsurance: person.nationalInsurance ?? '',
		firstName: person.firstName ?? '',
		lastName: person.lastName ?? '',
		dateOfBirth: toDateParts(person.dateOfBirth),
	};
}

/** Returns details that are missing or invalid, before sending. The server checks the rest. */
export function detailProblems(typed: TypedDetails): readonly FormProblem[] {
	return detailNames.flatMap((name) => {
		const field = detailControl(name);
		if (name !== 'dateOfBirth') return typed[name].trim() === '' ? [{ field, message: missing(name) }] : [];
		const { kind } = readDate(typed.dateOfBirth);
		if (kind === 'date') return [];
		return [
			{ field, message: kind === 'empty' ? missing(name) : sayDashboard('submission.details.badDate') },
		];
	});
}

function missing(name: (typeof detailNames)[number]): string {
	return sayDashboard('submission.details.missing', { what: profileWords(name).label });
}

/** Returns what to send. */
export function detailsBody(typed: TypedDetails): BodyOf<Calls['updateProfile']> {
	const date = readDate(typed.dateOfBirth);
	return {
		nationalInsurance: typed.nationalInsurance.trim(),
		firstName: typed.firstName.trim(),
		lastName: typed.lastName.trim(),
		...(date.kind === 'date' ? { dateOfBirth: date.iso } : {}),
	};
}
