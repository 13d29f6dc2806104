/** Problems in sign-up and sign-in forms, before anything is sent. */
import { PASSWORD_LEAST, USERNAME_LEAST } from '@halfpenny/facts';
import { sayAuth } from '@halfpenny/messages/auth';
import type { FormProblem } from '../../ui/error-summary.tsx';

/** The sign-up form. */
export interface NewAccount {
	readonly username: string;
	readonly email: string;
	readonly password: string;
	readonly confirmPassword: string;
}

/** The sign-in form. */
export type Credentials = Pick<NewAccount, 'username' | 'password'>;

/** Returns what is missing to sign in. The server checks the rest. */
export function checkCredentials({ username, password }: Credentials): FormProblem[] {
	return [
		...problem('username', username.trim() === '' && sayAuth('usernameMissing')),
		...problem('password', password === '' && sayAuth('passwordMissing')),
	];
}

/** Returns every problem with a new account, in the order of its fields. */
export function checkNewAccount({ username, email, password, confirmPassword }: NewAccount): FormProblem[] {
	return [
		...problem('username', usernameProblem(username.trim())),
		...problem('email', emailProblem(email.trim())),
		...passwordProblems(password, confirmPassword),
	];
}

/** Returns the problems with a new password, typed twice. */
export function checkNewPassword({
	password,
	confirmPassword,
}: Pick<NewAccount, 'password' | 'confirmPassword'>): FormProblem[] {
	return passwordProblems(password, confirmPassword);
}

function usernameProblem(username: string): string | false {
	if (username === '') return sayAuth('usernameMissing');
	return username.length < USERNAME_LEAST && sayAuth('usernameTooShort');
}

/** Rejects only addresses that could never receive mail. */
function emailProblem(email: string): string | false {
	if (email === '') return sayAuth('emailMissing');
	return !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && sayAuth('emailWrong');
}

function passwordProblems(password: string, again: string): FormProblem[] {
	if (password === '') return problem('password', sayAuth('passwordMissing'));
	if (password.length < PASSWORD_LEAST)
		return problem(
			'password',
			sayAuth('passwordTooShort'),
			sayAuth('passwordTooShortDetail', { least: PASSWORD_LEAST }),
		);
	if (again === '') return problem('confirmPassword', sayAuth('confirmMissing'));
	return problem(
		'confirmPassword',
		password !== again && sayAuth('passwordsDiffer'),
		sayAuth('passwordsDifferDetail'),
	);
}

function problem(field: string, message: string | false, remediation?: string): FormProblem[] {
	return message === false ? [] : [{ field, message, remediation }];
}
