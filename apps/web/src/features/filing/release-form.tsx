/** What the person found on HMRC's own pages. */
import { sayFiling } from '@halfpenny/messages/filing';
import { type FormEvent, useState } from 'react';
import { isApiFailure } from '../../app/api/failure.ts';
import { useReleaseSubmission } from '../../app/api/operations/release-submission.ts';
import { errorsByField, failureProblems } from '../../app/form-problems.ts';
import { formatMoment } from '../../app/format.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ErrorSummary, type FormProblem } from '../../ui/error-summary.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { Submission } from './filing-shapes.ts';
import { releaseProblems } from './release-problems.ts';

/** The question. That it is missing can be said only from `releasableAt` on. */
export function ReleaseForm({
	submission,
	releasableAt,
}: {
	readonly submission: Submission;
	readonly releasableAt: string;
}) {
	const [found, setFound] = useState<string>();
	const [looked, setLooked] = useState(false);
	const { problems, send, busy } = useRelease(submission);
	const errors = errorsByField(problems);
	const early = Date.parse(releasableAt) > Date.now();
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void send({ found, looked });
	};
	const hint = early
		? sayFiling('release.missing.later', { when: formatMoment(releasableAt) })
		: sayFiling('release.missing.hint');
	return (
		<form noValidate onSubmit={submit} className="grid gap-5">
			<ErrorSummary problems={problems} />
			<RadioGroup
				id="found"
				label={sayFiling('release.question')}
				error={errors.found}
				value={found}
				onChange={setFound}
				options={[
					{ value: 'yes', label: sayFiling('release.found'), hint: sayFiling('release.found.hint') },
					{ value: 'no', label: sayFiling('release.missing'), hint },
				]}
			/>
			<CheckboxField
				id="looked"
				label={sayFiling('release.looked')}
				error={errors.looked}
				checked={looked}
				onChange={({ target }) => setLooked(target.checked)}
			/>
			<div>
				<Button type="submit" busy={busy && sayFiling('release.sending')}>
					{sayFiling('release.send')}
				</Button>
			</div>
		</form>
	);
}

function useRelease({ id, taxReturnId }: Submission) {
	const release = useReleaseSubmission(id, taxReturnId);
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	// Once it is said this form is gone from the page, so the toast does not hang on it.
	const send = async (said: { readonly found: string | undefined; readonly looked: boolean }) => {
		const wrong = releaseProblems(said);
		setProblems(wrong);
		if (wrong.length > 0 || release.isPending) return;
		const found = said.found === 'yes';
		try {
			await release.mutateAsync(found);
			showToast({ title: sayFiling(found ? 'release.done.found' : 'release.done.missing') });
		} catch (thrown) {
			if (!isApiFailure(thrown)) throw thrown;
			setProblems(failureProblems(thrown));
		}
	};
	return { problems, send, busy: release.isPending };
}
