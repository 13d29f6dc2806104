/** The sign-up and sign-in fields: a username, and a password that can be pasted and shown. */
import { sayAuth } from '@halfpenny/messages/auth';
import type { FieldWords } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** The username exactly as typed: no capitals added, nothing corrected. */
export function UsernameField(field: Pick<FieldWords, 'hint' | 'error'>) {
	return (
		<TextField
			{...field}
			id="username"
			label={sayAuth('username')}
			autoComplete="username"
			autoCapitalize="none"
			spellCheck={false}
			required
		/>
	);
}

/** A password field; `shown` makes the text visible. */
export function PasswordField({
	shown,
	...field
}: FieldWords & { readonly shown: boolean; readonly autoComplete: 'current-password' | 'new-password' }) {
	return (
		<TextField
			{...field}
			type={shown ? 'text' : 'password'}
			autoCapitalize="none"
			spellCheck={false}
			required
		/>
	);
}

/** The tick box that shows the form's passwords. */
export function ShowPassword({
	shown,
	onChange,
}: {
	readonly shown: boolean;
	readonly onChange: (shown: boolean) => void;
}) {
	return (
		<label className="-mt-4 flex min-h-8 items-center gap-2 justify-self-start text-16 text-muted">
			<input
				type="checkbox"
				checked={shown}
				onChange={(event) => onChange(event.target.checked)}
				className="size-5 accent-teal"
			/>
			{sayAuth('showPassword')}
		</label>
	);
}

/** The tick box for your own device. */
export function StaySignedIn() {
	return (
		<label className="flex min-h-8 items-center gap-2 justify-self-start text-16">
			<input type="checkbox" name="stay" className="size-5 accent-teal" />
			{sayAuth('stay')}
		</label>
	);
}
