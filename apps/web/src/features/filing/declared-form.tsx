/** In place of the form of a year that was declared final: there is none, and HMRC's calculation counts. */
import { sayDeclared } from '@halfpenny/messages/declared';
import { sayFiling } from '@halfpenny/messages/filing';
import { Link } from 'wouter';
import type { Submission, TaxReturn } from '../../api/shapes.ts';
import { dashboardAddress } from '../../returns/dashboard-address.ts';
import { HmrcLines } from '../../returns/declared/hmrc-lines.tsx';
import { Outcome } from '../../returns/settlement/shown-outcome.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { BackLink } from '../../ui/screen-link.tsx';
import { formName } from './form-name.ts';

/** The whole page. */
export function DeclaredForm({
	submission,
	taxReturn,
}: {
	readonly submission: Submission;
	readonly taxReturn: TaxReturn;
}) {
	const { id, taxYear } = taxReturn;
	const { taxOwed, refundAmount } = submission;
	return (
		<Page
			title={sayFiling('titleOf', { title: formName(taxReturn), taxYear })}
			heading={formName(taxReturn)}
			lead={sayDeclared('form.lead', { taxYear })}
			back={<BackLink to={dashboardAddress(taxReturn)}>{sayFiling('back.return')}</BackLink>}
		>
			<Card title={sayDeclared('check.figures')}>
				<div className="grid gap-4">
					<Outcome {...{ taxOwed, refundAmount }} />
					<HmrcLines {...{ submission, taxYear }} />
				</div>
			</Card>
			<p className="no-print text-18">
				<Link to={`/app/return/${id}/submission/${submission.id}`} className="link">
					{sayDeclared('form.receipt')}
				</Link>
			</p>
		</Page>
	);
}
