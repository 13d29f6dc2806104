/** How to get a UTR, for who has none: the guide to registering, open. */
import { sayOnboarding } from '@halfpenny/messages/onboarding';
import { RegistrationGuide as Guide } from '../../app/registration-guide.tsx';
import { Details } from '../../ui/details.tsx';

/** The guide under its heading. Dates are those of `taxYear`; one that is past says so. */
export function RegistrationGuide(shown: { readonly taxYear: string; readonly today: string }) {
	return (
		<Details summary={sayOnboarding('guide.title')} open>
			<Guide {...shown} />
		</Details>
	);
}
