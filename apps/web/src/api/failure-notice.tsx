/** A failed call, shown where the user made it: what went wrong and what to do. */
import { Notice } from '../ui/notice.tsx';
import { type ApiFailure, describeFailure } from './failure.ts';

/** Renders nothing unless there is a failure. */
export function FailureNotice({ failure }: { readonly failure: ApiFailure | null }) {
	if (failure === null) return null;
	const { title, detail } = describeFailure(failure);
	return (
		<Notice tone="bad" title={title} live>
			<p>{detail}</p>
		</Notice>
	);
}
