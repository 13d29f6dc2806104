/** A page about a return's tax: another one if the year was declared final, since HMRC's figures count then. */
import type { ReactNode } from 'react';
import { Answered } from '../../api/answered.tsx';
import { useSubmissions } from '../../api/operations/filing.ts';
import type { Submission, Submissions, TaxReturn } from '../../api/shapes.ts';
import { declaredOf } from './declared-of.ts';

/** Shows `children` unless HMRC has a final declaration; asks only about what HMRC has accepted. */
export function IfDeclared({
	taxReturn: { id, status },
	title,
	declared,
	children,
}: {
	readonly taxReturn: Pick<TaxReturn, 'id' | 'status'>;
	/** Names the page meanwhile. */
	readonly title: string;
	readonly declared: (submission: Submission) => ReactNode;
	readonly children: ReactNode;
}) {
	if (status !== 'accepted') return children;
	return (
		<Accepted returnId={id} {...{ title, declared }}>
			{children}
		</Accepted>
	);
}

function Accepted({
	returnId,
	title,
	declared,
	children,
}: Pick<Parameters<typeof IfDeclared>[0], 'title' | 'declared' | 'children'> & {
	readonly returnId: string;
}) {
	return (
		<Answered title={title} width="work" queries={[useSubmissions(returnId)]}>
			{({ logs }: Submissions) => {
				const submission = declaredOf(logs);
				return submission ? declared(submission) : children;
			}}
		</Answered>
	);
}
