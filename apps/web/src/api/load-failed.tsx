/** Shown instead of something that couldn't be loaded. */
import { sayApi } from '@halfpenny/messages/api';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ButtonLink } from '../ui/screen-link.tsx';
import { type ApiFailure, describeFailure, isFinal, isNotThere } from './failure.ts';

/** The same words for what does not exist and for what is somebody else's. */
const NOT_THERE = { title: sayApi('notThere.title'), detail: sayApi('notThere.detail') };

/** Says what went wrong, and offers to try again or a link to what does exist. */
export function LoadFailed({ failure, retry }: { readonly failure: ApiFailure; readonly retry: () => void }) {
	const { title, detail } = isNotThere(failure) ? NOT_THERE : describeFailure(failure);
	return (
		<Notice tone="bad" title={title} live>
			<p>{detail}</p>
			<p>
				{isFinal(failure) ? (
					<ButtonLink to="/app" look="secondary" small>
						{sayApi('toReturns')}
					</ButtonLink>
				) : (
					<Button look="secondary" small onClick={retry}>
						{sayApi('tryAgain')}
					</Button>
				)}
			</p>
		</Notice>
	);
}
