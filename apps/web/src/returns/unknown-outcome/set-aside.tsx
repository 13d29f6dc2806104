/** Sets aside a test submission whose outcome nobody can find out. */
import { formatMoment } from '@halfpenny/facts';
import { sayUnknown } from '@halfpenny/messages/unknown-outcome';
import type { Submission } from '../../api/shapes.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { useRelease } from './use-release.ts';
import type { SayOfSent } from './words.ts';

/** The button, and when it becomes available. */
export function SetAside({
	submission,
	releasableAt,
	say,
}: {
	readonly submission: Submission;
	readonly releasableAt: string;
	readonly say: SayOfSent;
}) {
	const { problems, send, busy } = useRelease(submission);
	const early = Date.parse(releasableAt) > Date.now();
	const done = say('done.missing');
	return (
		<div className="grid gap-3">
			<ErrorSummary problems={problems} />
			<p className="measure text-16 text-muted">
				{early ? sayUnknown('setAside.later', { when: formatMoment(releasableAt) }) : say('setAside.hint')}
			</p>
			<div>
				<Button
					look="secondary"
					busy={busy && sayUnknown('sending')}
					onClick={() => void send({ found: false, wrong: [], done })}
				>
					{sayUnknown('setAside')}
				</Button>
			</div>
		</div>
	);
}
