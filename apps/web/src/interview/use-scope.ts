/** What the return covers, and "there was none": stored in the section's single entry. */
import { type Answers, type ReturnType as KindOfReturn, scopeOf } from '@halfpenny/questions';
import { useQueryClient } from '@tanstack/react-query';
import { type ApiFailure, isApiFailure, problemsOf } from '../api/failure.ts';
import { entriesOf, useAddEntry, useChangeEntry } from '../api/operations/entries.ts';
import type { Entry } from '../api/shapes.ts';
import { type CurrentVersion, currentVersion } from './current-version.ts';
import { changedElsewhere } from './said-elsewhere.ts';

/** The answers, and what was shown when they were given. Without that they replace whatever is saved. */
interface Said {
	readonly said: Answers;
	readonly seen?: Answers;
	/** The id of the unsaved answers that this saves. */
	readonly sentAs?: string;
}

/** Answers whether there was any of something, undoes that, or answers several at once. Sends only these answers. */
export function useScope(
	taxReturnId: string,
	entries: readonly Entry[],
	returnType: KindOfReturn = 'individual',
) {
	const queryClient = useQueryClient();
	const add = useAddEntry(taxReturnId);
	const change = useChangeEntry(taxReturnId);
	const section = scopeOf(returnType)?.id ?? 'scope';
	const existing = entries.find((entry) => entry.section === section);

	const addOrFind = async ({ said: answers, sentAs }: Said): Promise<Entry | undefined> => {
		try {
			await add.mutateAsync({ id: taxReturnId, body: { section, answers, sentAs } });
			return undefined;
		} catch (thrown) {
			if (!isApiFailure(thrown) || !isThereAlready(thrown)) throw thrown;
			const fresh = await queryClient.fetchQuery({ ...entriesOf(taxReturnId), staleTime: 0 });
			return fresh.find((entry) => entry.section === section);
		}
	};
	/** Retries if other answers were changed elsewhere; returns the saved version if one of these was. */
	const changeAt = async (
		id: string,
		now: CurrentVersion,
		what: Said,
	): Promise<CurrentVersion | undefined> => {
		const { said, seen, sentAs } = what;
		if (seen && changedElsewhere(said, seen, now.answers).length > 0) return now;
		try {
			await change.mutateAsync({ id, body: { version: now.version, answers: said, sentAs } });
			return undefined;
		} catch (thrown) {
			const later = isApiFailure(thrown) ? currentVersion(thrown) : undefined;
			if (later === undefined) throw thrown;
			return changeAt(id, later, what);
		}
	};
	/** Returns what is saved if it contradicts these answers, and writes nothing then. Throws any failure of the call. */
	const sayAll = async (what: Said): Promise<CurrentVersion | undefined> => {
		const there = existing ?? (await addOrFind(what));
		return there && changeAt(there.id, there, what);
	};
	const sayOf = (questions: readonly string[], answer: boolean | null) => {
		const said = Object.fromEntries(questions.map((question) => [question, answer]));
		// The error is in `failure`.
		sayAll({ said }).catch(() => undefined);
	};
	const say = (question: string, answer: boolean | null) => sayOf([question], answer);
	return { say, sayOf, sayAll, busy: add.isPending || change.isPending, failure: change.error ?? add.error };
}

/** Another window created the entry first. */
function isThereAlready(failure: ApiFailure): boolean {
	return problemsOf(failure).some(({ path }) => path === 'section');
}
