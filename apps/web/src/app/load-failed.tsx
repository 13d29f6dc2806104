/** What stands in the place of something that could not be loaded. */
import { sayApi } from '@halfpenny/messages/api';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { type ApiFailure, describeFailure } from './api/failure.ts';

/** Says what went wrong, what to do, and offers another try. */
export function LoadFailed({ failure, retry }: { readonly failure: ApiFailure; readonly retry: () => void }) {
	const { title, detail } = describeFailure(failure);
	return (
		<Notice tone="bad" title={title} live>
			<p>{detail}</p>
			<p>
				<Button look="secondary" small onClick={retry}>
					{sayApi('tryAgain')}
				</Button>
			</p>
		</Notice>
	);
}
