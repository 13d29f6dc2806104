/** Sets up two-step sign-in: the password, then the key and a first code, then the recovery codes. */
import { sayTwoStep } from '@halfpenny/messages/two-step';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Answer } from '../../../api/operation.ts';
import { useBeginTwoStep } from '../../../api/operations/two-step.ts';
import { useShortForm } from '../../../api/short-form.ts';
import { CodesPage } from './codes-page.tsx';
import { PasswordField } from './fields.tsx';
import { KeyPage } from './key-page.tsx';
import { PATH } from './paths.ts';
import { TwoStepPage } from './two-step-page.tsx';

/** The step is in the address, so that Back goes back one step. Key and codes never are. */
export function SetUpPage() {
	const [key, setKey] = useState<Answer<'beginTwoStep'>>();
	const [codes, setCodes] = useState<readonly string[]>();
	const step = new URLSearchParams(useSearch()).get('step');
	const [, navigate] = useLocation();
	if (step === 'codes' && codes) return <CodesPage news={sayTwoStep('codes.on')} codes={codes} />;
	if (step === 'key' && key) {
		const turnedOn = (made: readonly string[]) => {
			setCodes(made);
			navigate(`${PATH}?step=codes`, { replace: true });
		};
		return <KeyPage begun={key} onTurnedOn={turnedOn} />;
	}
	const begun = (made: Answer<'beginTwoStep'>) => {
		setKey(made);
		navigate(`${PATH}?step=key`);
	};
	return <PasswordPage onBegun={begun} />;
}

function PasswordPage({ onBegun }: { readonly onBegun: (key: Answer<'beginTwoStep'>) => void }) {
	const form = useShortForm({ password: sayTwoStep('password.missing') }, useBeginTwoStep(), onBegun);
	return (
		<TwoStepPage
			title={sayTwoStep('setUp')}
			lead={sayTwoStep('begin.lead')}
			form={form}
			action={sayTwoStep('goOn')}
		>
			<PasswordField {...form.field('password')} />
		</TwoStepPage>
	);
}
