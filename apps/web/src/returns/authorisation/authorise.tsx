/** Consent for an agent to file: what it means, and the button that opens the page to answer yes or no. */
import { sayConsent } from '@halfpenny/messages/consent';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ButtonLink } from '../../ui/screen-link.tsx';
import type { Environment } from '../../ui/site-frame.tsx';
import { useAuthorisation } from './use-authorisation.ts';

/** Says so if nothing real is filed. */
export function Authorise({
	agent,
	environment,
}: {
	readonly agent: string;
	readonly environment: Environment;
}) {
	const { starting, waiting, blockedAt, failure, start } = useAuthorisation();
	const busy = starting ? sayConsent('step.starting') : waiting && sayConsent('step.waiting');
	return (
		<div className="grid justify-items-start gap-3 text-16">
			<p>{sayConsent('step.what', { agent })}</p>
			<p className="text-muted">{sayConsent('step.noPassword')}</p>
			{environment !== 'live' && (
				<p className="font-semibold text-doubt">{sayConsent(`step.test.${environment}`)}</p>
			)}
			{failure !== undefined && (
				<Notice tone="bad" title={sayConsent('failed.title')} live>
					<p>{failure}</p>
				</Notice>
			)}
			{blockedAt === undefined ? (
				<Button small busy={busy} onClick={start}>
					{sayConsent('step.start')}
				</Button>
			) : (
				<>
					<p role="status">{sayConsent('step.blocked')}</p>
					<ButtonLink small to={blockedAt}>
						{sayConsent('step.open')}
					</ButtonLink>
				</>
			)}
		</div>
	);
}
