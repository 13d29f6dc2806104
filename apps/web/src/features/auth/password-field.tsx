/** A password, which may be pasted and may be shown. */
import { sayAuth } from '@halfpenny/messages/auth';
import { useState } from 'react';
import type { FieldWords } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** A password field with a way to see what one types. */
export function PasswordField({
	autoComplete,
	...field
}: FieldWords & { readonly autoComplete: 'current-password' | 'new-password' }) {
	const [shown, setShown] = useState(false);
	return (
		<div className="grid gap-1">
			<TextField
				{...field}
				type={shown ? 'text' : 'password'}
				autoComplete={autoComplete}
				autoCapitalize="none"
				spellCheck={false}
				required
			/>
			<label className="flex min-h-8 items-center gap-2 justify-self-start text-16 text-muted">
				<input
					type="checkbox"
					checked={shown}
					onChange={(event) => setShown(event.target.checked)}
					className="size-5 accent-teal"
				/>
				{sayAuth('showPassword')}
			</label>
		</div>
	);
}
