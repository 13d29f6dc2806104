/**
 * We don't know whether HMRC has it: where the user can look, and a form to say what they found. Nothing is sent again
 * until then, since a return must never be filed twice.
 */
import { formatMoment } from '@halfpenny/facts';
import { sayUnknown } from '@halfpenny/messages/unknown-outcome';
import { AmendReturn } from '../../returns/amend-return.tsx';
import { Deciding } from '../../returns/unknown-outcome/deciding.tsx';
import { placeToLook } from '../../returns/unknown-outcome/where-to-look.ts';
import { Notice } from '../../ui/notice.tsx';
import type { ShownSubmission } from './shown-submission.ts';

/** What the user saw there; or that only the operator can help; or where to look, and the question. */
export function Unknown({ submission, taxReturn, service }: ShownSubmission) {
	const { seenAtHmrcAt, unknownReason } = submission;
	const { taxYear } = taxReturn;
	const place = placeToLook(submission, service);
	if (seenAtHmrcAt !== null)
		return (
			<>
				<Notice tone="doubt" title={sayUnknown(`seen.${place}`)}>
					<p>{sayUnknown('seen.text', { when: formatMoment(seenAtHmrcAt) })}</p>
				</Notice>
				{!taxReturn.amending && <AmendReturn taxReturn={taxReturn} today={service.today} />}
			</>
		);
	return (
		<section className="grid gap-5">
			<h2 className="text-28">{sayUnknown('what.title')}</h2>
			{unknownReason === 'receiptMismatch' ? (
				<p className="measure text-18">{sayUnknown('operator.text')}</p>
			) : (
				<Deciding
					{...{ submission, place, say: sayUnknown }}
					lookFor={sayUnknown('look.year', { taxYear })}
					standIn="/hmrc-local/returns"
				/>
			)}
		</section>
	);
}
