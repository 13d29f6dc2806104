/** HMRC spoke of a submission after somebody said that it is not there: what that means, on its page and its rival's. */
import { sayLateWord } from '@halfpenny/messages/late-word';
import { Link } from 'wouter';
import { formatMoment } from '../../app/format.ts';
import { Notice } from '../../ui/notice.tsx';
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
			{textsOf(word, formatMoment(submission.releasedAt ?? submission.createdAt)).map((text) => (
				<p key={text}>{text}</p>
			))}
			{word === 'both' && submission.environment === 'live' && <p>{sayLateWord('both.phone')}</p>}
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

function textsOf(word: Word, when: string): readonly string[] {
	switch (word) {
		case 'onItsWay':
		case 'accepted':
		case 'refused':
			return [sayLateWord(`${word}.text`, { when })];
		case 'otherFirst':
		case 'otherInstead':
			return [sayLateWord(`${word}.text`)];
		case 'both':
			return [sayLateWord('both.text'), sayLateWord('both.what')];
	}
}
