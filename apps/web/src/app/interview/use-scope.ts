/** What the return is about, and "there was none": kept in the one entry of the section that asks it. */
import { type Answers, type ReturnType as KindOfReturn, scopeAnswers, scopeOf } from '@halfpenny/questions';
import type { Answer } from '../api/operation.ts';
import { useAddEntry } from '../api/operations/add-entry.ts';
import { useChangeEntry } from '../api/operations/change-entry.ts';

/** Says whether there was any of something, takes it back, or says several things at once. */
export function useScope(
	taxReturnId: string,
	entries: Answer<'listEntries'>,
	returnType: KindOfReturn = 'individual',
) {
	const add = useAddEntry(taxReturnId);
	const change = useChangeEntry(taxReturnId);
	const section = scopeOf(returnType)?.id ?? 'scope';
	const sayAll = (said: Answers) => {
		const existing = entries.find((entry) => entry.section === section);
		const answers = { ...scopeAnswers(entries), ...said };
		return existing
			? change.mutateAsync({ id: existing.id, body: { version: existing.version, answers } })
			: add.mutateAsync({ id: taxReturnId, body: { section, answers } });
	};
	const sayOf = (questions: readonly string[], answer: boolean | null) => {
		// What went wrong stands in `failure`.
		sayAll(Object.fromEntries(questions.map((question) => [question, answer]))).catch(() => undefined);
	};
	const say = (question: string, answer: boolean | null) => sayOf([question], answer);
	return { say, sayOf, sayAll, busy: add.isPending || change.isPending, failure: change.error ?? add.error };
}
