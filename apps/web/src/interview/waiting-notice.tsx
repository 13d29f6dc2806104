/** Says in a form that it waits for a connection and is then sent by itself. */
import { sayApi } from '@halfpenny/messages/api';
import { Notice } from '../ui/notice.tsx';

/** Nothing is drawn unless the form is `waiting`. */
export function WaitingNotice({ waiting }: { readonly waiting: boolean }) {
	if (!waiting) return null;
	return (
		<Notice tone="doubt" title={sayApi('offline.here')} live>
			<p>{sayApi('offline.waiting')}</p>
		</Notice>
	);
}
