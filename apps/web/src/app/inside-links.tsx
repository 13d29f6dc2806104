/** The header of signed-in users. */
import { sayAround } from '@halfpenny/messages/around-pages';
import { say } from '@halfpenny/messages/shell';
import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { useLogout } from '../api/operations/sign-in.ts';
import { Button } from '../ui/button.tsx';
import { lazily } from '../ui/lazily.ts';
import { withAnswers } from './answers.tsx';
import { ExportMenu } from './export-menu.tsx';
import { HeaderLink } from './header-link.tsx';

/** Loaded with the page, but shown only after a call was refused. */
const ProofPlace = lazily(async () => (await import('./proof-place.tsx')).ProofPlace);

/** The return, and signing out. */
export const InsideLinks = withAnswers(Links);

function Links() {
	const [, navigate] = useLocation();
	const logout = useLogout();
	return (
		<>
			<HeaderLink to="/app">{say('myReturn')}</HeaderLink>
			<HeaderLink to="/mtd">{sayAround('mtdDashboard')}</HeaderLink>
			<ExportMenu />
			<Suspense>
				<ProofPlace />
			</Suspense>
			<HeaderLink to="/account">{sayAround('myDetails')}</HeaderLink>
			<Button
				look="quiet"
				small
				className="max-sm:text-14!"
				busy={logout.isPending && say('pleaseWait')}
				onClick={() => logout.mutate(undefined, { onSuccess: () => navigate('/?logged-out') })}
			>
				{sayAround('logOut')}
			</Button>
		</>
	);
}
