/** "My partnership gave me a code": a partner enters it on their own return. */
import { sayPartnership } from '@halfpenny/messages/partnership';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Answered } from '../../api/answered.tsx';
import { errorsByField, failureProblems } from '../../api/form-problems.ts';
import { useEnterPartnerCode } from '../../api/operations/partnership.ts';
import { useTaxReturn } from '../../api/operations/tax-returns.ts';
import type { TaxReturn } from '../../api/shapes.ts';
import { dashboardAddress } from '../../returns/dashboard-address.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, type FormProblem } from '../../ui/error-summary.tsx';
import { Page } from '../../ui/page.tsx';
import { BackLink } from '../../ui/screen-link.tsx';
import { TextField } from '../../ui/text-field.tsx';

const CODE = 'code';

/** The page at `/app/return/:id/partnership-code`. */
export function EnterCodePage({ returnId }: { readonly returnId: string }) {
	return (
		<Answered title={sayPartnership('enter.title')} queries={[useTaxReturn(returnId)]}>
			{(taxReturn: TaxReturn) => <EnterCode taxReturn={taxReturn} />}
		</Answered>
	);
}

function EnterCode({ taxReturn }: { readonly taxReturn: TaxReturn }) {
	const [, navigate] = useLocation();
	const [typed, setTyped] = useState('');
	const [problems, setProblems] = useState<readonly FormProblem[]>([]);
	const enter = useEnterPartnerCode(taxReturn.id);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (enter.isPending) return;
		if (typed.trim() === '') return setProblems([{ field: CODE, message: sayPartnership('enter.missing') }]);
		enter.mutate(typed, {
			onSuccess: ({ id }) => navigate(`/app/return/${taxReturn.id}/partnership-code/${id}`),
			onError: (failure) =>
				setProblems(failureProblems(failure).map((problem) => ({ field: CODE, ...problem }))),
		});
	};
	return (
		<Page
			title={sayPartnership('enter.title')}
			lead={sayPartnership('enter.lead', { taxYear: taxReturn.taxYear })}
			back={<BackLink to={dashboardAddress(taxReturn)}>{sayPartnership('back')}</BackLink>}
			hasProblem={problems.length > 0}
			summary={<ErrorSummary problems={problems} />}
		>
			<form noValidate onSubmit={submit} className="grid gap-6">
				<TextField
					id={CODE}
					label={sayPartnership('enter.code')}
					hint={sayPartnership('enter.hint')}
					width="medium"
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
					error={errorsByField(problems)[CODE]}
				/>
				<div>
					<Button type="submit" busy={enter.isPending && sayPartnership('enter.looking')}>
						{sayPartnership('enter.look')}
					</Button>
				</div>
			</form>
		</Page>
	);
}
