/** Shares from a partnership awaiting the user's approval. */
import { sayPartnership } from '@halfpenny/messages/partnership';
import { Link } from 'wouter';
import { Notice } from '../../ui/notice.tsx';

/** Links to the share's proposal. */
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
