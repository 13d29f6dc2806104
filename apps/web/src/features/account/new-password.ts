/** Checks a new password before it is sent. */
import { PASSWORD_LEAST } from '@halfpenny/facts';
import { sayAccount } from '@halfpenny/messages/account';
import type { FormProblem } from '../../ui/error-summary.tsx';

/** The form's fields. */
export interface PasswordChange {
	readonly currentPassword: string;
	readonly password: string;
	readonly again: string;
}

/** Returns every problem, in the order of the fields. */
export function checkPasswordChange({ currentPassword, password, again }: PasswordChange): FormProblem[] {
	const problems: FormProblem[] = [];
	if (currentPassword === '')
		problems.push({ field: 'currentPassword', message: sayAccount('password.currentMissing') });
	if (password === '') problems.push({ field: 'password', message: sayAccount('password.newMissing') });
	else if (password.length < PASSWORD_LEAST)
		problems.push({
			field: 'password',
			message: sayAccount('password.tooShort', { least: PASSWORD_LEAST }),
		});
	else if (password !== again)
		problems.push({ field: 'again', message: sayAccount('password.againDiffers') });
	return problems;
}
