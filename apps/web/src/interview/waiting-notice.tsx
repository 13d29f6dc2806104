/** Says that a form is waiting for a connection and will then be sent. */
import { sayApi } from '@halfpenny/messages/api';
import { Notice } from '../ui/notice.tsx';

/** Renders nothing unless the form is `waiting`. */
export function WaitingNotice({ waiting }: { readonly waiting: boolean }) {
	if (!waiting) return null;
	return (
		<Notice tone="doubt" title={sayApi('offline.here')} live>
			<p>{sayApi('offline.waiting')}</p>
		</Notice>
	);
}
