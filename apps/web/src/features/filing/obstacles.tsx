/** What stands between the answers and filing, each with the way to it. */
import { sayFiling } from '@halfpenny/messages/filing';
import { questionWords } from '@halfpenny/messages/questions';
import { Link } from 'wouter';
import { questionLink } from '../../app/question-link.ts';
import { Notice } from '../../ui/notice.tsx';
import type { CheckAnswers } from './filing-shapes.ts';

/** Nothing is drawn when nothing stands in the way. */
export function Obstacles({
	obstacles,
	returnId,
}: {
	readonly obstacles: CheckAnswers['obstacles'];
	readonly returnId: string;
}) {
	if (obstacles.length === 0) return null;
	return (
		<Notice tone="doubt" title={sayFiling('check.obstacles.title')}>
			<ul className="grid list-disc gap-2 pl-5">
				{obstacles.map((obstacle) => (
					<li key={`${obstacle.code}.${obstacle.entryId}.${obstacle.question}.${obstacle.message}`}>
						<Obstacle message={obstacleWords(obstacle)} to={questionLink(returnId, obstacle)} />
					</li>
				))}
			</ul>
		</Notice>
	);
}

/** Names the question that the sentence is about, unless it does so itself. */
function obstacleWords({ section, question, message }: CheckAnswers['obstacles'][number]): string {
	if (section === null || question === null) return message;
	const what = questionWords(section, question).label;
	return message.includes(what) ? message : sayFiling('check.obstacle', { what, message });
}

function Obstacle({ message, to }: { readonly message: string; readonly to: string | undefined }) {
	return to === undefined ? (
		message
	) : (
		<Link to={to} className="link">
			{message}
		</Link>
	);
}
