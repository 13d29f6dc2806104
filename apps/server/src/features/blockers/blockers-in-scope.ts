/** What was not said about the year: HMRC's form asks for a yes or a no to each of its pages (SA100, TR2). */
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

/** A return as far as what was said about its year needs it. */
export interface ToldReturn {
	readonly returnType: ReturnType;
	readonly entries: readonly Entry[];
	readonly taxYear: TaxYear;
	/** HMRC has accepted one, which this one amends. */
	readonly filedBefore: boolean;
}

/** Each open question about the year, or one for all of them while nothing was answered. */
export function blockersInScope(told: ToldReturn): readonly Blocker[] {
	const { returnType, entries } = told;
	const section = scopeOf(returnType)?.id ?? null;
	const scope = entries.find((entry) => entry.section === section);
	const open = openIn(told);
	if (section === null || open.length === 0) return [];
	if (scope === undefined) return [notBegun(section)];
	return open.map(({ id }) => missingAnswer(section, id, scope.id));
}

/** A return filed before a question existed can be amended without it: there, only a "not sure" blocks. */
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
