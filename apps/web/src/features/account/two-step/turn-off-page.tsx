/** Turns two-step sign-in off. */
import { sayTwoStep } from '@halfpenny/messages/two-step';
import { useLocation } from 'wouter';
import { useTurnOffTwoStep } from '../../../api/operations/two-step.ts';
import { useShortForm } from '../../../api/short-form.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { EitherCodeField, missingProof, PasswordField } from './fields.tsx';
import { SECURITY } from './paths.ts';
import { TwoStepPage } from './two-step-page.tsx';

export function TurnOffPage() {
	const [, navigate] = useLocation();
	const form = useShortForm(missingProof(), useTurnOffTwoStep(), () => {
		showToast({ title: sayTwoStep('off.done') });
		navigate(SECURITY, { replace: true });
	});
	return (
		<TwoStepPage
			title={sayTwoStep('turnOff')}
			lead={sayTwoStep('off.lead')}
			form={form}
			action={sayTwoStep('off.do')}
			danger
		>
			<PasswordField {...form.field('password')} />
			<EitherCodeField {...form.field('code')} />
		</TwoStepPage>
	);
}
