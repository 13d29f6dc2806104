/** What a partnership handed over and what waits for the person's word. */
import { sayPartnership } from '@halfpenny/messages/partnership';
import { Link } from 'wouter';
import type { Answer } from '../../app/api/operation.ts';
import { Notice } from '../../ui/notice.tsx';
import type { TaxReturn } from './dashboard-page.tsx';

/** Shown while a share waits. */
export function HandedOver({
	taxReturn,
	proposals,
}: {
	readonly taxReturn: TaxReturn;
	readonly proposals: Answer<'listProposals'>;
}) {
	const waiting = proposals.find(({ documentId, status }) => documentId === null && status === 'open');
	if (!waiting) return null;
	return (
		<Notice title={sayPartnership('waiting.title')}>
			<p>
				<Link to={`/app/return/${taxReturn.id}/partnership-code/${waiting.id}`} className="link">
					{sayPartnership('waiting.open')}
				</Link>
			</p>
		</Notice>
	);
}
