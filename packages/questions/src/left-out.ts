/** What a person said a return has but we cannot calculate. */
import type { FoldableEntry } from './fold-facts.ts';
import { scopeAnswers } from './progress.ts';
import type { ReturnType } from './question.ts';
import { scopeOf } from './sections/index.ts';
import { shownQuestions } from './shown.ts';

/** Each schedule ticked but not calculated, with the question that asked for it. */
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
