/** What happened this year: one yes or no for each part of life, so that only what matters is asked. */
import { sayEntries } from '@halfpenny/messages/entries';
import { pageWords } from '@halfpenny/messages/questions';
import { type Answers, type Section, scopeAnswers, scopeOf, shownPages } from '@halfpenny/questions';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Answered } from '../../app/answered.tsx';
import { isApiFailure } from '../../app/api/failure.ts';
import type { Answer } from '../../app/api/operation.ts';
import { useTaxReturn } from '../../app/api/operations/get-tax-return.ts';
import { useEntries } from '../../app/api/operations/list-entries.ts';
import { dashboardAddress } from '../../app/dashboard-address.ts';
import { failureProblems } from '../../app/form-problems.ts';
import { QuestionField } from '../../app/interview/question-field.tsx';
import { yearOf } from '../../app/interview/return-year.ts';
import { useScope } from '../../app/interview/use-scope.ts';
import { canChange, returnState } from '../../app/return-state.ts';
import { BackLink, Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Page } from '../../ui/page.tsx';
import { ReturnLocked } from './entry-gone.tsx';

/** The page at `/app/return/:id/about`. */
export function AboutPage({ returnId }: { readonly returnId: string }) {
	return (
		<Answered title={sayEntries('about.title')} queries={[useTaxReturn(returnId), useEntries(returnId)]}>
			{(taxReturn: Answer<'getTaxReturn'>, entries: Answer<'listEntries'>) => {
				const scope = scopeOf(taxReturn.returnType);
				return scope !== undefined && canChange(returnState(taxReturn)) ? (
					<About taxReturn={taxReturn} entries={entries} scopeSection={scope} />
				) : (
					<ReturnLocked list={dashboardAddress(taxReturn)} />
				);
			}}
		</Answered>
	);
}

function About({
	taxReturn,
	entries,
	scopeSection,
}: {
	readonly taxReturn: Answer<'getTaxReturn'>;
	readonly entries: Answer<'listEntries'>;
	readonly scopeSection: Section;
}) {
	const [, navigate] = useLocation();
	const [draft, setDraft] = useState<Answers>(() => scopeAnswers(entries));
	const scope = useScope(taxReturn.id, entries, taxReturn.returnType);
	const toReturn = dashboardAddress(taxReturn);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (scope.busy) return;
		try {
			await scope.sayAll(draft);
			navigate(toReturn);
		} catch (thrown) {
			if (!isApiFailure(thrown)) throw thrown;
		}
	};
	return (
		<Page
			title={sayEntries('about.title')}
			lead={sayEntries('about.lead')}
			back={<BackLink to={toReturn}>{sayEntries('back.return')}</BackLink>}
			width="work"
			hasProblem={scope.failure !== null}
			summary={<ErrorSummary problems={scope.failure ? failureProblems(scope.failure) : []} />}
		>
			<form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-[860px] gap-10">
				{shownPages(scopeSection, draft, yearOf(taxReturn)).map(({ id, questions }) => (
					<section key={id}>
						<h2 className="text-22">{pageWords(scopeSection.id, id).title}</h2>
						<ul className="mt-3 divide-y divide-line border-y border-line">
							{questions.map((question) => (
								<li key={question.id} className="py-3">
									<QuestionField
										section={scopeSection.id}
										question={question}
										value={draft[question.id] ?? null}
										onAnswer={(value) => setDraft((before) => ({ ...before, [question.id]: value }))}
										beside
									/>
								</li>
							))}
						</ul>
					</section>
				))}
				<div>
					<Button type="submit" busy={scope.busy && sayEntries('form.saving')}>
						{sayEntries('about.save')}
					</Button>
				</div>
			</form>
		</Page>
	);
}
