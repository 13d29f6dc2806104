/** Signs in an administrator: username and password, then a code if needed. */
import { sayAdmin } from '@halfpenny/messages/admin';
import { useState } from 'react';
import { useAdminLogin } from '../../api/operations/admin.ts';
import { useShortForm } from '../../api/short-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
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
	const done = () => {
		showToast({ title: sayAdmin('logIn.succeeded') });
		onLoggedIn();
	};
	return (
		<Card title={sayAdmin('logIn')}>
			{asked ? <CodeForm asked={asked} onDone={done} /> : <NameForm onAsked={setAsked} onDone={done} />}
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

function CodeForm({ asked, onDone }: { readonly asked: Asked; readonly onDone: () => void }) {
	const { username, password, setUp } = asked;
	const login = useAdminLogin(sayFailed, { username, password });
	const missing: Readonly<Record<string, string>> = { code: sayAdmin('code.missing') };
	const form = useShortForm(missing, login, onDone);
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
				hint={sayAdmin('code.hint')}
				inputMode="numeric"
				autoComplete="one-time-code"
				width="short"
				required
			/>
			<Button type="submit" busy={form.busy && sayAdmin('logIn.busy')} className="justify-self-start">
				{sayAdmin('logIn')}
			</Button>
		</form>
	);
}
