/** Shown in place of the page to visitors, and to people without a National Insurance number here. */
import { sayMtd } from '@halfpenny/messages/mtd';
import { useEffect } from 'react';
import { Page } from '../../ui/page.tsx';
import { ButtonLink } from '../../ui/screen-link.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Nobody is signed in. Signing in leads back here. */
export function AuthenticationRequired({ next }: { readonly next: string }) {
	return (
		<Page title={sayMtd('gate.signIn.title')} lead={sayMtd('gate.signIn.text')}>
			<div>
				<ButtonLink to={`/auth?next=${encodeURIComponent(next)}`}>{sayMtd('gate.signIn.go')}</ButtonLink>
			</div>
		</Page>
	);
}

/** HMRC knows people by their National Insurance number. */
export function SetupRequired() {
	useEffect(() => {
		showToast({ title: sayMtd('gate.nino.title'), detail: sayMtd('gate.nino.text') });
	}, []);
	return (
		<Page title={sayMtd('gate.nino.title')} lead={sayMtd('gate.nino.text')}>
			<div>
				<ButtonLink to="/account">{sayMtd('gate.nino.go')}</ButtonLink>
			</div>
		</Page>
	);
}
