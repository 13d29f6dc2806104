/** /auth and /signup: two tabs, one page; then /auth/code; and the pages linked from emails. */
import { sayAuth } from '@halfpenny/messages/auth';
import { sayDemo } from '@halfpenny/messages/demo';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { hasDrafts } from '../../api/drafts.ts';
import { keys } from '../../api/keys.ts';
import { afterSignIn, withSearch } from '../../api/sign-in-address.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { lazily } from '../../ui/lazily.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { ButtonLink } from '../../ui/screen-link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CodePage } from './code-page.tsx';
import { LoginForm, useLoginForm } from './login-form.tsx';
import { SignupForm, useSignupForm } from './signup-form.tsx';

/** The pages linked from emails, and the one that requests an email. Signed-in users can use them too. */
const ofLetters: Readonly<Record<string, ComponentType>> = {
	'/auth/email': lazily(async () => (await import('./confirm-email-page.tsx')).ConfirmEmailPage),
	'/auth/forgotten': lazily(async () => (await import('./forgotten-page.tsx')).ForgottenPage),
	'/auth/password': lazily(async () => (await import('./new-password-page.tsx')).NewPasswordPage),
};

/** Redirects signed-in users who come Back here. The server redirects those who arrive from outside. */
export function AuthPage() {
	const [path] = useLocation();
	const search = useSearch();
	const signedIn = useQueryClient().getQueryData(keys.user) !== undefined;
	// With `next` the user was sent here because the session ended.
	const [leadOn] = useState(signedIn && !search.includes('next='));
	const Letter = ofLetters[path];
	if (Letter) return <Letter />;
	if (leadOn) return <Redirect to={afterSignIn('')} replace />;
	return path === '/auth/code' ? <CodePage /> : <SignIn path={path} />;
}

/** Shows login unless the address is /signup. */
function SignIn({ path }: { readonly path: string }) {
	const [, navigate] = useLocation();
	const search = useSearch();
	const enter = () => navigate(afterSignIn(search), { replace: true });
	const login = useLoginForm(enter, () => navigate(withSearch('/auth/code', search), { replace: true }));
	const signup = useSignupForm(enter);
	const isSignup = path === '/signup';
	const { problems } = isSignup ? signup : login;
	return (
		<Page
			title={sayAuth(isSignup ? 'signupTitle' : 'loginTitle')}
			heading={sayAuth(isSignup ? 'signupTitle' : 'loginHeading')}
			lead={isSignup ? sayAuth('signupLead') : undefined}
			width="work"
			aside={<DemoCard />}
			arrival="auth"
			hasProblem={problems.length > 0}
			summary={<ErrorSummary problems={problems} />}
		>
			{search.includes('next=') && <GoOn />}
			<Tabs
				id="auth"
				label={sayAuth('tabs')}
				chosen={isSignup ? '/signup' : '/auth'}
				onChoose={(to) => navigate(withSearch(to, search), { replace: true })}
				tabs={[
					{ key: '/auth', label: sayAuth('loginTab'), panel: <LoginForm form={login} /> },
					{ key: '/signup', label: sayAuth('signupTab'), panel: <SignupForm form={signup} /> },
				]}
			/>
		</Page>
	);
}

/** Says why the user is here: a page needed it, or the session ended with a form open. */
function GoOn() {
	if (!hasDrafts()) return <Notice title={sayAuth('goOn')} />;
	return (
		<Notice title={sayAuth('signedOut')}>
			<p>{sayAuth('signedOut.kept')}</p>
		</Notice>
	);
}

/** A way to look around without an account. */
function DemoCard() {
	return (
		<Card title={sayDemo('card.title')}>
			<p className="text-16 text-muted">{sayDemo('card.text')}</p>
			<ButtonLink to="/app?demo" look="secondary" small className="mt-4">
				{sayDemo('card.button')}
			</ButtonLink>
		</Card>
	);
}
