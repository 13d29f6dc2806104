/** Step 1 where an agent files: agreeing to it, or first getting an account with HMRC. */
import { sayConsent } from '@halfpenny/messages/consent';
import { useState } from 'react';
import { RegistrationGuide } from '../../returns/registration-guide.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ButtonLink } from '../../ui/screen-link.tsx';
import type { Environment } from '../../ui/site-frame.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useAuthorisation } from './use-authorisation.ts';

/** The two tabs. */
export function AuthorisationStep({
	agent,
	taxYear,
	service: { environment, today },
}: {
	readonly agent: string;
	readonly taxYear: string;
	readonly service: { readonly environment: Environment; readonly today: string };
}) {
	const [chosen, choose] = useState('have');
	const panels = {
		have: <Have agent={agent} environment={environment} />,
		need: (
			<div className="text-16">
				<RegistrationGuide taxYear={taxYear} today={today} />
			</div>
		),
	};
	return (
		<Tabs
			id="authorisation"
			small
			label={sayConsent('step.title')}
			tabs={(['have', 'need'] as const).map((key) => ({
				key,
				label: sayConsent(`step.${key}`),
				panel: panels[key],
			}))}
			chosen={chosen}
			onChoose={choose}
		/>
	);
}

function Have({ agent, environment }: { readonly agent: string; readonly environment: Environment }) {
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
