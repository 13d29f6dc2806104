/** One page of questions about the year: answer, save, and go on to the next. */
import { sayEntries } from '@halfpenny/messages/entries';
import { pageWords } from '@halfpenny/messages/questions';
import type { FormEvent } from 'react';
import { useSearch } from 'wouter';
import { KeptNotice } from '../../interview/kept-notice.tsx';
import { ReturnPage } from '../../interview/return-page.tsx';
import { WaitingNotice } from '../../interview/waiting-notice.tsx';
import { returnAddress } from '../../returns/dashboard-address.ts';
import { cameFromCheck, cameFromOverview, checkAddress } from '../../returns/from-check.ts';
import { yearOf } from '../../returns/return-year.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { BackLink } from '../../ui/screen-link.tsx';
import { useFocusFromHash } from '../../ui/use-focus-from-hash.ts';
import { AboutQuestions } from './about-questions.tsx';
import type { AboutYear } from './about-year.ts';
import { Conflict } from './conflict.tsx';
import { EntryGone } from './entry-gone.tsx';
import { StepOf } from './step-of.tsx';
import { useAboutForm } from './use-about-form.ts';

/** The page at `/app/return/:id/about/:page`. */
export function AboutForm({ pageId, ...about }: AboutYear & { readonly pageId: string }) {
	const form = useAboutForm(about, pageId);
	useFocusFromHash();
	const { step, conflict } = form;
	const { section, taxReturn } = about;
	if (step === undefined) return <EntryGone list={`/app/return/${taxReturn.id}/about`} />;
	if (conflict)
		return (
			<Conflict
				section={section}
				yours={{ ...conflict.answers, ...form.said }}
				current={conflict}
				busy={form.busy}
				onKeepYours={() => void form.save(conflict.answers)}
				onKeepCurrent={form.keepCurrent}
			/>
		);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!form.busy) void form.save();
	};
	const words = pageWords(section.id, step.page.id);
	return (
		<ReturnPage
			taxReturn={taxReturn}
			title={words.title}
			lead={words.lead}
			back={<Back {...about} previous={form.previous} />}
			width="work"
			hasProblem={form.problems.length > 0}
			summary={<ErrorSummary problems={form.problems} />}
		>
			<form noValidate onSubmit={submit} className="grid max-w-[860px] gap-8">
				{!form.fromAnswers && !form.fromSaid && <StepOf label={sayEntries('about.title')} {...step} />}
				<KeptNotice found={form.found} />
				<AboutQuestions section={section} page={step.page} taxYear={yearOf(taxReturn)} form={form} />
				<WaitingNotice waiting={form.waiting} />
				<div>
					<Button type="submit" busy={form.busy && sayEntries('form.saving')}>
						{sayEntries('form.continue')}
					</Button>
				</div>
			</form>
		</ReturnPage>
	);
}

/** Back to the answers if the user came from there, otherwise to the previous page or the return. */
function Back({ taxReturn, previous }: AboutYear & { readonly previous: string | undefined }) {
	const search = useSearch();
	if (cameFromCheck(search))
		return <BackLink to={checkAddress(taxReturn.id)}>{sayEntries('back.check')}</BackLink>;
	return previous === undefined ? (
		<BackLink to={returnAddress(taxReturn)}>{sayEntries('back.return')}</BackLink>
	) : (
		<BackLink to={previous}>{cameFromOverview(search) ? sayEntries('back.about') : undefined}</BackLink>
	);
}
