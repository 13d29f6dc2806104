/** New recovery codes to replace the old ones. */
import { sayTwoStep } from '@halfpenny/messages/two-step';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useRenewCodes } from '../../../api/operations/two-step.ts';
import { useShortForm } from '../../../api/short-form.ts';
import { CodesPage } from './codes-page.tsx';
import { EitherCodeField, missingProof, PasswordField } from './fields.tsx';
import { PATH } from './paths.ts';
import { TwoStepPage } from './two-step-page.tsx';

export function RenewPage() {
	const [codes, setCodes] = useState<readonly string[]>();
	const step = new URLSearchParams(useSearch()).get('step');
	const [, navigate] = useLocation();
	const made = (fresh: readonly string[]) => {
		setCodes(fresh);
		navigate(`${PATH}/codes?step=codes`, { replace: true });
	};
	return step === 'codes' && codes ? <CodesPage codes={codes} /> : <Ask onMade={made} />;
}

function Ask({ onMade }: { readonly onMade: (codes: readonly string[]) => void }) {
	const form = useShortForm(missingProof(), useRenewCodes(), ({ recoveryCodes }) => onMade(recoveryCodes));
	return (
		<TwoStepPage
			title={sayTwoStep('renew')}
			lead={sayTwoStep('renew.lead')}
			form={form}
			action={sayTwoStep('renew.do')}
		>
			<PasswordField {...form.field('password')} />
			<EitherCodeField {...form.field('code')} />
		</TwoStepPage>
	);
}
