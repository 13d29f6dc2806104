/** /account/security/email: changes the email address. Needs the password, and a code with two-step sign-in. */
import { sayAccount } from '@halfpenny/messages/account';
import { useLocation } from 'wouter';
import { useChangeEmail, useChangeEmailWithCode } from '../../api/operations/account.ts';
import { useTwoStep } from '../../api/operations/two-step.ts';
import { useShortForm } from '../../api/short-form.ts';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { type Bound, EitherCodeField, missingProof, PasswordField } from './two-step/fields.tsx';
import { SECURITY } from './two-step/paths.ts';
import { TwoStepPage } from './two-step/two-step-page.tsx';

/** We know whether to ask for a code before the form appears. */
export function EmailPage() {
	const { data } = useTwoStep();
	if (!data) return null;
	return data.since === null ? <WithPassword /> : <WithCode />;
}

const words = () => ({
	title: sayAccount('email.title'),
	lead: sayAccount('email.lead'),
	action: sayAccount('email.save'),
});

function useSent() {
	const [, navigate] = useLocation();
	return () => {
		showToast({ title: sayAccount('email.sent'), detail: sayAccount('email.sent.detail') });
		navigate(SECURITY, { replace: true });
	};
}

function WithPassword() {
	const { password } = missingProof();
	const form = useShortForm({ email: sayAccount('email.missing'), password }, useChangeEmail(), useSent());
	return (
		<TwoStepPage {...words()} form={form}>
			<EmailField {...form.field('email')} />
			<PasswordField {...form.field('password')} />
		</TwoStepPage>
	);
}

function WithCode() {
	const missing = { email: sayAccount('email.missing'), ...missingProof() };
	const form = useShortForm(missing, useChangeEmailWithCode(), useSent());
	return (
		<TwoStepPage {...words()} form={form}>
			<EmailField {...form.field('email')} />
			<PasswordField {...form.field('password')} />
			<EitherCodeField {...form.field('code')} />
		</TwoStepPage>
	);
}

function EmailField(field: Bound) {
	return (
		<TextField {...field} type="email" width="long" autoComplete="email" label={sayAccount('email.new')} />
	);
}
