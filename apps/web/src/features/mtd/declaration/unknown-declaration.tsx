/** Shown when we don't know whether HMRC has the final declaration: why, where to look, and what the person found. */
import { formatMoment } from '@halfpenny/facts';
import { sayUnknownDeclaration } from '@halfpenny/messages/unknown-declaration';
import { sayUnknown } from '@halfpenny/messages/unknown-outcome';
import { FailureNotice } from '../../../api/failure-notice.tsx';
import { useMtdSubmission } from '../../../api/operations/mtd.ts';
import type { MtdDeclaration, Service } from '../../../api/shapes.ts';
import { Deciding } from '../../../returns/unknown-outcome/deciding.tsx';
import { unknownLead } from '../../../returns/unknown-outcome/unknown-words.ts';
import { placeToLook } from '../../../returns/unknown-outcome/where-to-look.ts';
import { Notice } from '../../../ui/notice.tsx';

/** Renders nothing unless the outcome is unknown and unresolved. */
export function UnknownDeclaration({
	declaration: { submissionId, taxYear },
	service,
}: {
	readonly declaration: MtdDeclaration;
	readonly service: Service;
}) {
	const { data: submission, error } = useMtdSubmission(submissionId);
	if (submission?.status !== 'unknown') return <FailureNotice failure={submission ? null : error} />;
	const { seenAtHmrcAt } = submission;
	const place = placeToLook(submission, service);
	if (seenAtHmrcAt !== null)
		return (
			<Notice tone="doubt" title={sayUnknownDeclaration(`seen.${place}`)}>
				<p>{sayUnknownDeclaration('seen.text', { when: formatMoment(seenAtHmrcAt) })}</p>
			</Notice>
		);
	return (
		<section className="grid gap-5">
			<h2 className="text-28">{sayUnknown('what.title')}</h2>
			<p className="measure text-18">{unknownLead(submission, sayUnknownDeclaration)}</p>
			<Deciding
				{...{ submission, place, say: sayUnknownDeclaration }}
				lookFor={sayUnknownDeclaration('look.year', { taxYear })}
				standIn="/hmrc-local/declarations"
			/>
		</section>
	);
}
