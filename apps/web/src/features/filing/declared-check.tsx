/** The answers of a year that was declared final, beside HMRC's calculation: nothing here is still to be sent. */
import { sayDeclared } from '@halfpenny/messages/declared';
import { sayFiling } from '@halfpenny/messages/filing';
import { Link } from 'wouter';
import type { CheckAnswers, Submission, TaxReturn } from '../../api/shapes.ts';
import { returnAddress } from '../../returns/dashboard-address.ts';
import { HmrcLines } from '../../returns/declared/hmrc-lines.tsx';
import { Outcome } from '../../returns/settlement/shown-outcome.tsx';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { BackLink } from '../../ui/screen-link.tsx';
import { CheckedLines } from './checked-lines.tsx';

/** Leaves out the form, its boxes and what would block it. */
export function DeclaredCheck({
	check,
	taxReturn,
	submission,
}: {
	/** Undefined until they are there, and for a year without a form. */
	readonly check: CheckAnswers | undefined;
	readonly taxReturn: TaxReturn;
	readonly submission: Submission;
}) {
	const { taxYear } = taxReturn;
	const { taxOwed, refundAmount } = submission;
	return (
		<Page
			title={sayFiling('titleOf', { title: sayFiling('check.title'), taxYear })}
			heading={sayFiling('check.title')}
			lead={sayDeclared(leadOf(check), { taxYear })}
			back={<BackLink to={returnAddress(taxReturn)}>{sayFiling('back.return')}</BackLink>}
			width="work"
		>
			<div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_340px] lg:items-start lg:gap-10">
				<Card title={sayDeclared('check.figures')} className="lg:order-2">
					<div className="grid gap-4">
						<Outcome {...{ taxOwed, refundAmount }} />
						<HmrcLines {...{ submission, taxYear }} />
					</div>
				</Card>
				<div className="grid min-w-0 grid-cols-1 gap-8">
					{check ? (
						<CheckedLines check={check} taxReturn={taxReturn} declared />
					) : (
						<p className="text-18">
							<Link to={`/app/return/${taxReturn.id}`} className="link">
								{sayDeclared('check.parts')}
							</Link>
						</p>
					)}
				</div>
			</div>
		</Page>
	);
}

function leadOf(check: CheckAnswers | undefined) {
	if (check === undefined) return 'check.lead.short';
	return check.sections.some(({ entries }) => entries.length > 0) ? 'check.lead' : 'check.lead.none';
}
