/** What was not answered about the year: HMRC's form asks for a yes or no to each of its pages (SA100, TR2). */
import { saySubmission } from '@halfpenny/messages/submissions';
import {
	openScopeQuestions,
	type Question,
	type ReturnType,
	scopeAnswers,
	scopeOf,
	type TaxYear,
} from '@halfpenny/questions';
import type { Entry } from '../entries/entry.ts';
import { type Blocker, missingAnswer } from './blockers.ts';

/** The part of a return that its questions about the year need. */
export interface ToldReturn {
	readonly returnType: ReturnType;
	readonly entries: readonly Entry[];
	readonly taxYear: TaxYear;
	/** HMRC has accepted a version, which this one amends. */
	readonly filedBefore: boolean;
}

/** Each open question about the year, or one for all of them if nothing is answered. */
export function blockersInScope(told: ToldReturn): readonly Blocker[] {
	const { returnType, entries } = told;
	const section = scopeOf(returnType)?.id ?? null;
	const scope = entries.find((entry) => entry.section === section);
	const open = openIn(told);
	if (section === null || open.length === 0) return [];
	if (scope === undefined) return [notBegun(section)];
	return open.map(({ id }) => missingAnswer(section, id, scope.id));
}

/** A return filed before a question existed can be amended without it: then only a "not sure" blocks. */
function openIn({ returnType, entries, taxYear, filedBefore }: ToldReturn): readonly Question[] {
	const said = scopeAnswers(entries);
	return openScopeQuestions(entries, taxYear, returnType).filter(
		({ id }) => !filedBefore || (said[id] ?? null) !== null,
	);
}

function notBegun(section: string): Blocker {
	const message = saySubmission('blocker.about');
	return { code: 'required.missing', message, section, entryId: null, question: null };
}
