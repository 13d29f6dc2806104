/** HMRC spoke of a submission after somebody said that it is not there: what that means, on its page and its rival's. */
import { sayLateWord } from '@halfpenny/messages/late-word';
import { Link } from 'wouter';
import { formatMoment } from '../../app/format.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Submission } from './filing-shapes.ts';
import { lateWordOf, type LateWord as Word } from './late-words.ts';
import type { ShownSubmission } from './submission-page.tsx';

/** The notice; nothing where HMRC said nothing late. */
export function LateWord({
	submission,
	all,
	taxReturn,
}: Pick<ShownSubmission, 'submission' | 'all' | 'taxReturn'>) {
	const late = lateWordOf(submission, all.logs);
	if (!late) return null;
	const { word, other } = late;
	const changing = word === 'accepted' && taxReturn.amending && taxReturn.submissionId === submission.id;
	return (
		<Notice tone="doubt" title={sayLateWord(`${word}.title`)}>
			{textsOf(word, submission.environment, formatMoment(submission.releasedAt ?? submission.createdAt)).map(
				(text) => (
					<p key={text}>{text}</p>
				),
			)}
			{changing && <p>{sayLateWord('accepted.changes')}</p>}
			{other && (
				<p>
					<Link to={`/app/return/${taxReturn.id}/submission/${other.id}`} className="link">
						{sayLateWord('other')}
					</Link>
				</p>
			)}
		</Notice>
	);
}

/** Of a test there is nothing to phone HMRC about. */
function textsOf(word: Word, environment: Submission['environment'], when: string): readonly string[] {
	switch (word) {
		case 'onItsWay':
		case 'accepted':
		case 'refused':
			return [sayLateWord(`${word}.text`, { when })];
		case 'otherFirst':
		case 'otherInstead':
			return [sayLateWord(`${word}.text`)];
		case 'both':
			return environment === 'live' ? [sayLateWord('both.text'), ...whatToDo()] : [sayLateWord('both.text')];
	}
}

function whatToDo(): readonly string[] {
	return [sayLateWord('both.what'), sayLateWord('both.phone')];
}
