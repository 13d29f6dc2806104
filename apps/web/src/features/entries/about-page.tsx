/** What happened this year: one yes or no for each part of life, so that only what matters is asked. */
import { sayEntries } from '@halfpenny/messages/entries';
import { type Answers, scopeAnswers } from '@halfpenny/questions';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Answered } from '../../app/answered.tsx';
import { isApiFailure } from '../../app/api/failure.ts';
import type { Answer } from '../../app/api/operation.ts';
import { useTaxReturn } from '../../app/api/operations/get-tax-return.ts';
import { useEntries } from '../../app/api/operations/list-entries.ts';
import { failureProblems } from '../../app/form-problems.ts';
import { QuestionField } from '../../app/interview/question-field.tsx';
import { yearOf } from '../../app/interview/return-year.ts';
import { useScope } from '../../app/interview/use-scope.ts';
import { canChange, returnState } from '../../app/return-state.ts';
import { BackLink, Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Page } from '../../ui/page.tsx';
import { ReturnLocked } from './entry-gone.tsx';
import { scopeGroups } from './scope-groups.ts';

/** The page at `/app/return/:id/about`. */
export function AboutPage({ returnId }: { readonly returnId: string }) {
	return (
		<Answered title={sayEntries('about.title')} queries={[useTaxReturn(returnId), useEntries(returnId)]}>
			{(taxReturn: Answer<'getTaxReturn'>, entries: Answer<'listEntries'>) =>
				canChange(returnState(taxReturn)) ? (
					<About taxReturn={taxReturn} entries={entries} />
				) : (
					<ReturnLocked list={`/app?year=${taxReturn.taxYear}`} />
				)
			}
		</Answered>
	);
}

function About({
	taxReturn,
	entries,
}: {
	readonly taxReturn: Answer<'getTaxReturn'>;
	readonly entries: Answer<'listEntries'>;
}) {
	const [, navigate] = useLocation();
	const [draft, setDraft] = useState<Answers>(() => scopeAnswers(entries));
	const scope = useScope(taxReturn.id, entries, taxReturn.returnType);
	const toReturn = `/app?year=${taxReturn.taxYear}`;
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
			hasProblem={scope.failure !== null}
			summary={<ErrorSummary problems={scope.failure ? failureProblems(scope.failure) : []} />}
		>
			<form noValidate onSubmit={(event) => void submit(event)} className="grid gap-10">
				{scopeGroups(taxReturn.returnType, yearOf(taxReturn)).map(({ id, title, section, questions }) => (
					<section key={id} className="grid gap-6">
						<h2 className="text-22">{title}</h2>
						{questions.map((question) => (
							<QuestionField
								key={question.id}
								section={section}
								question={question}
								value={draft[question.id] ?? null}
								onAnswer={(value) => setDraft((before) => ({ ...before, [question.id]: value }))}
							/>
						))}
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
