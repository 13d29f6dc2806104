/** HMRC answered about a submission after the user said it was missing: what that means, on its page and on the other's. */
import { formatMoment } from '@halfpenny/facts';
import { type LateResponse, lateResponseOf } from '@halfpenny/lifecycle';
import { sayLateResponse } from '@halfpenny/messages/late-response';
import { Link } from 'wouter';
import type { Submission } from '../../api/shapes.ts';
import { Notice } from '../../ui/notice.tsx';
import type { ShownSubmission } from './shown-submission.ts';

/** Renders nothing if HMRC's answer wasn't late. */
export function LateResponseNotice({
	submission,
	all,
	taxReturn,
}: Pick<ShownSubmission, 'submission' | 'all' | 'taxReturn'>) {
	const late = lateResponseOf(submission, all.logs);
	if (!late) return null;
	const { kind, other } = late;
	const changing = kind === 'accepted' && taxReturn.amending && taxReturn.submissionId === submission.id;
	return (
		<Notice tone="doubt" title={sayLateResponse(`${kind}.title`)}>
			{textsOf(kind, submission.environment, formatMoment(submission.releasedAt ?? submission.createdAt)).map(
				(text) => (
					<p key={text}>{text}</p>
				),
			)}
			{changing && <p>{sayLateResponse('accepted.changes')}</p>}
			{other && (
				<p>
					<Link to={`/app/return/${taxReturn.id}/submission/${other.id}`} className="link">
						{sayLateResponse('other')}
					</Link>
				</p>
			)}
		</Notice>
	);
}

/** A test is no reason to phone HMRC. */
function textsOf(
	kind: LateResponse,
	environment: Submission['environment'],
	when: string,
): readonly string[] {
	switch (kind) {
		case 'onItsWay':
		case 'accepted':
		case 'refused':
			return [sayLateResponse(`${kind}.text`, { when })];
		case 'otherFirst':
		case 'otherInstead':
			return [sayLateResponse(`${kind}.text`)];
		case 'both':
			return environment === 'live'
				? [sayLateResponse('both.text'), ...whatToDo()]
				: [sayLateResponse('both.text')];
	}
}

function whatToDo(): readonly string[] {
	return [sayLateResponse('both.what'), sayLateResponse('both.phone')];
}
