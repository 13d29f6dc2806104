/** Shares from a partnership that wait for the person's approval. */
import { sayPartnership } from '@halfpenny/messages/partnership';
import { Link } from 'wouter';
import { Notice } from '../../ui/notice.tsx';

/** The way to the share that waits as a proposal. */
export function HandedOver({
	returnId,
	proposalId,
}: {
	readonly returnId: string;
	readonly proposalId: string;
}) {
	return (
		<Notice title={sayPartnership('waiting.title')}>
			<p>
				<Link to={`/app/return/${returnId}/partnership-code/${proposalId}`} className="link">
					{sayPartnership('waiting.open')}
				</Link>
			</p>
		</Notice>
	);
}
