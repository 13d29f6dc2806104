/** What the person says the return includes but we can't calculate. */
import type { FoldableEntry } from './fold-facts.ts';
import { scopeAnswers } from './progress.ts';
import type { ReturnType } from './question.ts';
import { scopeOf } from './sections/index.ts';
import { shownQuestions } from './shown.ts';

/** Returns each schedule ticked but not calculated, with its question. */
export function schedulesLeftOut(
	entries: readonly FoldableEntry[],
	returnType: ReturnType,
): readonly { readonly section: string; readonly question: string }[] {
	const scope = scopeOf(returnType);
	if (scope === undefined) return [];
	const said = scopeAnswers(entries);
	return shownQuestions(scope, said)
		.filter(({ id, addsToList }) => addsToList !== undefined && said[id] === true)
		.map(({ id }) => ({ section: scope.id, question: id }));
}
