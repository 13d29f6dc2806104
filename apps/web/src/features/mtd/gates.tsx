/** Shown instead of the page to visitors, and to users who haven't given their National Insurance number. */
import { sayMtd } from '@halfpenny/messages/mtd';
import { useEffect } from 'react';
import { Page } from '../../ui/page.tsx';
import { ButtonLink } from '../../ui/screen-link.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Shown to visitors. Signing in brings them back here. */
export function AuthenticationRequired({ next }: { readonly next: string }) {
	return (
		<Page title={sayMtd('gate.signIn.title')} lead={sayMtd('gate.signIn.text')}>
			<div>
				<ButtonLink to={`/auth?next=${encodeURIComponent(next)}`}>{sayMtd('gate.signIn.go')}</ButtonLink>
			</div>
		</Page>
	);
}

/** HMRC identifies people by their National Insurance number. */
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
