/** /auth and /signup: two tabs, one page. */
import { sayAuth } from '@halfpenny/messages/auth';
import { sayDemo } from '@halfpenny/messages/demo';
import { useLocation, useSearch } from 'wouter';
import { afterSignIn } from '../../app/api/sign-in.ts';
import { hasDrafts } from '../../app/drafts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { LoginForm, useLoginForm } from './login-form.tsx';
import { SignupForm, useSignupForm } from './signup-form.tsx';

/** Login is shown unless the address is /signup. */
export function AuthPage() {
	const [path, navigate] = useLocation();
	const search = useSearch();
	const enter = () => navigate(afterSignIn(search));
	const login = useLoginForm(enter);
	const signup = useSignupForm(enter);
	const isSignup = path === '/signup';
	const { problems } = isSignup ? signup : login;
	return (
		<Page
			title={sayAuth(isSignup ? 'signupTitle' : 'loginTitle')}
			lead={isSignup ? sayAuth('signupLead') : undefined}
			arrival="auth"
			hasProblem={problems.length > 0}
			summary={<ErrorSummary problems={problems} />}
		>
			{search.includes('next=') && <GoOn />}
			<Tabs
				id="auth"
				label={sayAuth('tabs')}
				chosen={isSignup ? '/signup' : '/auth'}
				onChoose={(to) => navigate(search === '' ? to : `${to}?${search}`, { replace: true })}
				tabs={[
					{ key: '/auth', label: sayAuth('loginTab'), panel: <LoginForm form={login} /> },
					{ key: '/signup', label: sayAuth('signupTab'), panel: <SignupForm form={signup} /> },
				]}
			/>
			<DemoCard />
		</Page>
	);
}

/** Says why one is here: a page was asked for, or a form was open when the session ended. */
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
		<Card title={sayDemo('card.title')} className="mt-4">
			<p className="text-16 text-muted">{sayDemo('card.text')}</p>
			<ButtonLink to="/app?demo" look="secondary" small className="mt-4">
				{sayDemo('card.button')}
			</ButtonLink>
		</Card>
	);
}
