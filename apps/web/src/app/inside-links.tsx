/** The header of who is signed in. */
import { say } from '@halfpenny/messages/shell';
import { useLocation } from 'wouter';
import { useLogout } from '../api/operations/sign-in.ts';
import { Button } from '../ui/button.tsx';
import { withAnswers } from './answers.tsx';
import { ExportMenu } from './export-menu.tsx';
import { HeaderLink } from './header-link.tsx';

/** The return, and the way out. */
export const InsideLinks = withAnswers(Links);

function Links() {
	const [, navigate] = useLocation();
	const logout = useLogout();
	return (
		<>
			<HeaderLink to="/app" roomy>
				{say('myReturn')}
			</HeaderLink>
			<ExportMenu />
			<HeaderLink to="/account">{say('myDetails')}</HeaderLink>
			<Button
				look="quiet"
				small
				busy={logout.isPending && say('pleaseWait')}
				onClick={() => logout.mutate(undefined, { onSuccess: () => navigate('/?logged-out') })}
			>
				{say('logOut')}
			</Button>
		</>
	);
}
