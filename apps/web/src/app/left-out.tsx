/** What a return has that cannot be worked out here, said beside its figures so that they are not taken for the whole. */
import { sayLeftOut } from '@halfpenny/messages/left-out';
import { questionWords } from '@halfpenny/messages/questions';
import { type FoldableEntry, type ReturnType, schedulesLeftOut } from '@halfpenny/questions';
import { Link } from 'wouter';
import { Notice } from '../ui/notice.tsx';
import { questionLink } from './question-link.ts';

/** The notice; nothing is drawn when nothing is left out. */
export function LeftOut({
	entries,
	returnType,
	returnId,
}: {
	readonly entries: readonly FoldableEntry[];
	readonly returnType: ReturnType;
	readonly returnId: string;
}) {
	const left = schedulesLeftOut(entries, returnType);
	const [first] = left;
	if (first === undefined) return null;
	return (
		<Notice tone="doubt" title={sayLeftOut('title')}>
			<p>{sayLeftOut('text')}</p>
			<ul className="list-disc pl-5">
				{left.map(({ section, question }) => (
					<li key={question}>{questionWords(section, question).label}</li>
				))}
			</ul>
			<p>
				<Link to={questionLink(returnId, first) ?? ''} className="link">
					{sayLeftOut('change')}
				</Link>
			</p>
		</Notice>
	);
}
