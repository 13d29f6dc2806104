/** Step 1 if an agent files: agree to that, or get an HMRC account first. */
import { sayConsent } from '@halfpenny/messages/consent';
import { useState } from 'react';
import { Authorise } from '../../returns/authorisation/authorise.tsx';
import { RegistrationGuide } from '../../returns/registration-guide.tsx';
import type { Environment } from '../../ui/site-frame.tsx';
import { Tabs } from '../../ui/tabs.tsx';

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
		have: <Authorise agent={agent} environment={environment} />,
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
