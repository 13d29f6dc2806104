/** Renders a screen once its queries have answered; until then a skeleton, or what went wrong. */
import { sayAround } from '@halfpenny/messages/around-pages';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Page } from '../ui/page.tsx';
import { Bone, Skeleton } from '../ui/skeleton.tsx';
import { type ApiFailure, isNotThere } from './failure.ts';
import { LoadFailed } from './load-failed.tsx';

type Queries<Answers extends readonly unknown[]> = {
	readonly [Index in keyof Answers]: UseQueryResult<Answers[Index]>;
};

type MaybeAnswers<Answers extends readonly unknown[]> = {
	readonly [Index in keyof Answers]: Answers[Index] | undefined;
};

/** Calls `children` with the answers in the order of `queries`. `title` names the screen meanwhile. */
export function Answered<const Answers extends readonly unknown[]>({
	title,
	width = 'question',
	queries,
	children,
}: {
	readonly title: string;
	readonly width?: 'question' | 'work';
	readonly queries: Queries<Answers>;
	readonly children: (...answers: Answers) => ReactNode;
}) {
	const failed = queries.find(({ error, data }) => error !== null && data === undefined);
	const answers = answersOf<Answers>(queries);
	if (failed?.error)
		return (
			<Page title={title} {...notFoundWords(failed.error)} width={width}>
				<LoadFailed failure={failed.error} retry={() => void failed.refetch()} />
			</Page>
		);
	if (!allThere<Answers>(answers)) return <Waiting title={title} width={width} />;
	return children(...answers);
}

/** Whatever the address names, there is no such thing, or it is somebody else's. */
function notFoundWords(failure: ApiFailure): { readonly title?: string; readonly heading?: string } {
	if (!isNotThere(failure)) return {};
	return { title: sayAround('notFoundTitle'), heading: sayAround('notFoundHeading') };
}

function Waiting({ title, width }: { readonly title: string; readonly width: 'question' | 'work' }) {
	return (
		<Page title={title} width={width}>
			<Skeleton className="gap-5">
				<Bone className="h-6 w-2/3" />
				<Bone className="h-16 w-full" />
				<Bone className="h-16 w-full" />
				<Bone className="h-12 w-40" />
			</Skeleton>
		</Page>
	);
}

function answersOf<Answers extends readonly unknown[]>(queries: Queries<Answers>): MaybeAnswers<Answers>;
function answersOf(queries: readonly UseQueryResult<unknown>[]): readonly unknown[] {
	return queries.map(({ data }) => data);
}

function allThere<Answers extends readonly unknown[]>(
	answers: MaybeAnswers<Answers> | Answers,
): answers is Answers {
	return answers.every((answer) => answer !== undefined);
}
