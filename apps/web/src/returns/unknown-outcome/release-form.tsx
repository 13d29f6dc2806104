/** What the user found on HMRC's own pages, or on the stand-in's. */
import { formatMoment } from '@halfpenny/facts';
import { sayUnknown } from '@halfpenny/messages/unknown-outcome';
import { type FormEvent, useState } from 'react';
import { errorsByField } from '../../api/form-problems.ts';
import type { Submission } from '../../api/shapes.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { releaseProblems } from './release-problems.ts';
import { useRelease } from './use-release.ts';
import type { Place } from './where-to-look.ts';
import type { SayOfSent } from './words.ts';

/** The question. "It's there" can be answered immediately; "it isn't" only once the server allows it. */
export function ReleaseForm({
	submission,
	place,
	say,
}: {
	readonly submission: Submission;
	readonly place: Exclude<Place, 'nowhere'>;
	readonly say: SayOfSent;
}) {
	const [said, setSaid] = useState<string>();
	const [looked, setLooked] = useState(false);
	const { problems, send, busy } = useRelease(submission);
	const errors = errorsByField(problems);
	const options = answersOf(submission, say);
	const found = options.find(({ value }) => value === said)?.value;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const there = place === 'account' ? say('done.found') : say('done.found.test');
		const done = found === 'yes' ? there : say('done.missing');
		void send({ found: found === 'yes', wrong: releaseProblems({ found, looked, place }), done });
	};
	return (
		<form noValidate onSubmit={submit} className="grid gap-5">
			<ErrorSummary problems={problems} />
			<RadioGroup
				id="found"
				label={sayUnknown('question')}
				error={errors.found}
				value={found}
				onChange={setSaid}
				options={options}
			/>
			<CheckboxField
				id="looked"
				label={sayUnknown(`looked.${place}`)}
				error={errors.looked}
				checked={looked}
				onChange={({ target }) => setLooked(target.checked)}
			/>
			<div>
				<Button type="submit" busy={busy && sayUnknown('sending')}>
					{sayUnknown('send')}
				</Button>
			</div>
		</form>
	);
}

function answersOf(
	{ maySaySeen, releasableAt }: Pick<Submission, 'maySaySeen' | 'releasableAt'>,
	say: SayOfSent,
) {
	const there = { value: 'yes', label: say('found'), hint: say('found.hint') };
	return [
		...(maySaySeen ? [there] : []),
		...(releasableAt === null
			? []
			: [{ value: 'no', label: say('missing'), hint: missingHint(releasableAt, say) }]),
	];
}

function missingHint(releasableAt: string, say: SayOfSent): string {
	return Date.parse(releasableAt) > Date.now()
		? sayUnknown('missing.later', { when: formatMoment(releasableAt) })
		: say('missing.hint');
}
