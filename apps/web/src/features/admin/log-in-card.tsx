/** Signs in an administrator: username and password, then a code if needed. */
import { sayAdmin } from '@halfpenny/messages/admin';
import { sayTwoStep } from '@halfpenny/messages/two-step';
import { useState } from 'react';
import { useAdminLogin } from '../../api/operations/admin.ts';
import { useShortForm } from '../../api/short-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeList } from '../../ui/code-list.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** What was entered before the code, and the app's key until it has been used once. */
interface Asked {
	readonly username: string;
	readonly password: string;
	readonly setUp: { readonly key: string; readonly address: string } | null;
}

export function LogInCard({ onLoggedIn }: { readonly onLoggedIn: () => void }) {
	const [asked, setAsked] = useState<Asked>();
	const [codes, setCodes] = useState<readonly string[]>();
	const done = () => {
		showToast({ title: sayAdmin('logIn.succeeded') });
		onLoggedIn();
	};
	return (
		<Card title={sayAdmin('logIn')}>
			{codes ? (
				<RecoveryCodes codes={codes} onSaved={done} />
			) : asked ? (
				<CodeForm asked={asked} onDone={(made) => (made ? setCodes(made) : done())} />
			) : (
				<NameForm onAsked={setAsked} onDone={done} />
			)}
		</Card>
	);
}

const sayFailed = () => showToast({ title: sayAdmin('logIn.failed'), tone: 'bad' });

function NameForm({
	onAsked,
	onDone,
}: {
	readonly onAsked: (asked: Asked) => void;
	readonly onDone: () => void;
}) {
	const login = useAdminLogin(sayFailed);
	const missing: Readonly<Record<string, string>> = {
		username: sayAdmin('username.missing'),
		password: sayAdmin('password.missing'),
	};
	const form = useShortForm(missing, login, (answer) => {
		if (answer.success) onDone();
		else onAsked({ ...answer.sent, setUp: answer.setUp });
	});
	return (
		<form noValidate onSubmit={form.submit} className="grid gap-6">
			<ErrorSummary problems={form.problems} />
			<TextField
				{...form.field('username')}
				label={sayAdmin('username')}
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				required
			/>
			<TextField
				{...form.field('password')}
				label={sayAdmin('password')}
				type="password"
				autoComplete="current-password"
				required
			/>
			<Button type="submit" busy={form.busy && sayAdmin('logIn.busy')} className="justify-self-start">
				{sayAdmin('logIn')}
			</Button>
		</form>
	);
}

/** The codes are shown this once: the page goes on when asked. */
function RecoveryCodes({
	codes,
	onSaved,
}: {
	readonly codes: readonly string[];
	readonly onSaved: () => void;
}) {
	return (
		<div className="grid gap-4">
			<p className="font-semibold">{sayTwoStep('codes.title')}</p>
			<p className="text-16">{sayAdmin('codes.lead')}</p>
			<CodeList label={sayTwoStep('codes.list')} codes={codes} />
			<Button onClick={onSaved} className="justify-self-start">
				{sayTwoStep('codes.done')}
			</Button>
		</div>
	);
}

function CodeForm({
	asked,
	onDone,
}: {
	readonly asked: Asked;
	readonly onDone: (recoveryCodes: readonly string[] | null) => void;
}) {
	const { username, password, setUp } = asked;
	const login = useAdminLogin(sayFailed, { username, password });
	const missing: Readonly<Record<string, string>> = { code: sayAdmin('code.missing') };
	const form = useShortForm(missing, login, (answer) => onDone(answer.success ? answer.recoveryCodes : null));
	return (
		<form noValidate onSubmit={form.submit} className="grid gap-6">
			<ErrorSummary problems={form.problems} />
			{setUp && (
				<div className="grid gap-2 text-16">
					<p>{sayAdmin('logIn.setUp')}</p>
					<code className="wrap-anywhere">{setUp.key}</code>
					<a className="link" href={setUp.address}>
						{sayAdmin('logIn.openApp')}
					</a>
				</div>
			)}
			<TextField
				{...form.field('code')}
				label={sayAdmin('code.label')}
				autoComplete="one-time-code"
				required
			/>
			<Button type="submit" busy={form.busy && sayAdmin('logIn.busy')} className="justify-self-start">
				{sayAdmin('logIn')}
			</Button>
		</form>
	);
}
