/** The tax of a year that was declared final: HMRC's calculation and its bills. Our pictures would not add up to it. */
import { sayDeclared } from '@halfpenny/messages/declared';
import { sayUnderstand } from '@halfpenny/messages/understand';
import type { Submission, TaxReturn } from '../../api/shapes.ts';
import { dashboardAddress } from '../../returns/dashboard-address.ts';
import { HmrcLines } from '../../returns/declared/hmrc-lines.tsx';
import { PaymentsDue } from '../../returns/settlement/payments-due.tsx';
import { Outcome } from '../../returns/settlement/shown-outcome.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { BackLink } from '../../ui/screen-link.tsx';

interface DeclaredTaxProps {
	readonly taxReturn: TaxReturn;
	readonly submission: Submission;
}

/** The whole page. */
export function DeclaredTax({ taxReturn, submission }: DeclaredTaxProps) {
	const { taxYear } = taxReturn;
	return (
		<Page
			title={sayUnderstand('title')}
			lead={sayDeclared('understand.lead', { taxYear })}
			back={<BackLink to={dashboardAddress(taxReturn)}>{sayUnderstand('back.return')}</BackLink>}
			width="work"
		>
			<Notice>{sayDeclared('understand.why')}</Notice>
			<div className="grid gap-8 lg:grid-cols-2 lg:items-start">
				<Card title={sayDeclared('understand.lines')}>
					<div className="grid gap-4">
						<Outcome taxOwed={submission.taxOwed} refundAmount={submission.refundAmount} />
						<HmrcLines {...{ submission, taxYear }} />
					</div>
				</Card>
				<Payments {...{ taxReturn, submission }} />
			</div>
		</Page>
	);
}

function Payments({ taxReturn: { taxYear }, submission: { settlement, createdAt } }: DeclaredTaxProps) {
	if (!settlement) return null;
	const nothing = settlement.bills.length === 0 && settlement.balance === '0.00';
	return (
		<Card title={sayUnderstand('payments.title')}>
			{nothing ? (
				<p className="text-18">{sayUnderstand('payments.nothing')}</p>
			) : (
				<PaymentsDue {...{ settlement, taxYear }} filedOn={createdAt.slice(0, 10)} />
			)}
		</Card>
	);
}
