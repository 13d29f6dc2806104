/** The fields that confirm the user: their password, and a code of either kind. */
import { sayTwoStep } from '@halfpenny/messages/two-step';
import type { ChangeEvent } from 'react';
import { TextField } from '../../../ui/text-field.tsx';

/** A field of a short form. */
export interface Bound {
	readonly id: string;
	readonly error: string | undefined;
	readonly value: string;
	readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The messages for missing fields. */
export function missingProof() {
	return { password: sayTwoStep('password.missing'), code: sayTwoStep('either.missing') };
}

/** The current password. */
export function PasswordField(field: Bound) {
	return (
		<TextField
			{...field}
			type="password"
			width="long"
			autoComplete="current-password"
			spellCheck={false}
			label={sayTwoStep('password')}
		/>
	);
}

/** A code from the app or a recovery code. These have letters, so no numeric keyboard. */
export function EitherCodeField(field: Bound) {
	return (
		<TextField
			{...field}
			width="medium"
			autoComplete="one-time-code"
			autoCapitalize="characters"
			spellCheck={false}
			label={sayTwoStep('either')}
		/>
	);
}
