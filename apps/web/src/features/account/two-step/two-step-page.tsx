/** The parts shared by all two-step sign-in pages: one form, and the way back. */
import { sayTwoStep } from '@halfpenny/messages/two-step';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary, type FormProblem } from '../../../ui/error-summary.tsx';
import { Page } from '../../../ui/page.tsx';
import { BackLink } from '../../../ui/screen-link.tsx';
import { holdWords } from './hold-words.tsx';
import { SECURITY } from './paths.ts';

/** `action` runs when the form is sent. */
export function TwoStepPage({
	title,
	lead,
	form: { problems, submit, busy },
	before,
	action,
	danger = false,
	children,
}: {
	readonly title: string;
	readonly lead?: string;
	readonly form: {
		readonly problems: readonly FormProblem[];
		readonly submit: (event: FormEvent) => void;
		readonly busy: boolean;
	};
	/** Above the form. */
	readonly before?: ReactNode;
	readonly action: string;
	readonly danger?: boolean;
	readonly children: ReactNode;
}) {
	return (
		<Page
			title={title}
			heading={holdWords(title)}
			lead={lead}
			back={<BackLink to={SECURITY}>{sayTwoStep('back')}</BackLink>}
			hasProblem={problems.length > 0}
			summary={<ErrorSummary problems={problems} />}
		>
			{before}
			<form noValidate onSubmit={submit} className="grid gap-6">
				{children}
				<div>
					<Button type="submit" look={danger ? 'danger' : 'primary'} busy={busy && sayTwoStep('busy')}>
						{action}
					</Button>
				</div>
			</form>
		</Page>
	);
}
