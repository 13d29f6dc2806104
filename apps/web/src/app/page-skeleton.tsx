/** Shown while a screen's code is loading. */
import { say } from '@halfpenny/messages/shell';
import { useSyncExternalStore } from 'react';
import { Bone, Skeleton } from '../ui/skeleton.tsx';

/** A heading and some lines, in the shape of a page. */
export function PageSkeleton() {
	return (
		<main className="mx-auto w-full max-w-[1120px] px-4 py-8 sm:px-6 sm:py-12">
			<h1 className="sr-only">{say('loading')}</h1>
			{!useOnline() && (
				<p role="status" className="measure mb-8 text-18">
					{say('offlineWaiting')}
				</p>
			)}
			<Skeleton>
				<Bone className="h-12 w-2/3 max-w-96" />
				<Bone className="mt-4 h-5 w-full max-w-xl" />
				<Bone className="h-5 w-4/5 max-w-lg" />
			</Skeleton>
		</main>
	);
}

function useOnline(): boolean {
	return useSyncExternalStore(
		onConnection,
		() => navigator.onLine,
		() => true,
	);
}

function onConnection(changed: () => void): () => void {
	for (const event of ['online', 'offline']) addEventListener(event, changed);
	return () => {
		for (const event of ['online', 'offline']) removeEventListener(event, changed);
	};
}
