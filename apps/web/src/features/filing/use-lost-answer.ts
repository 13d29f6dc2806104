/** Finds out what happened to a return whose answer was lost, while the page is open. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isApiFailure } from '../../api/failure.ts';
import { keys } from '../../api/keys.ts';
import { readSubmissions } from '../../api/operations/filing.ts';
import { type Found, findSent, isLost } from './lost-answer.ts';

/** The search so far: still checking, or the log may not be read. */
export type Lost = 'looking' | 'unsure';

/** Checks the log for a submission not among the known ones. `lost` says how far it has got. */
export function useLostAnswer(returnId: string, known: readonly string[]) {
	const queryClient = useQueryClient();
	const [lost, setLost] = useState<Lost>();
	const gone = useRef<AbortController>(undefined);
	useEffect(() => {
		const leaving = new AbortController();
		gone.current = leaving;
		return () => leaving.abort();
	}, []);
	const find = async (): Promise<Found | undefined> => {
		const signal = gone.current?.signal;
		setLost('looking');
		const found = await findSent({
			look: () => readSubmissions(returnId),
			pause: (ms) => wait(ms, signal),
			known: new Set(known),
			mayPass: (thrown) => isApiFailure(thrown) && isLost(thrown),
		}).catch(() => undefined);
		if (found === undefined || signal?.aborted) return undefined;
		setLost(found.kind === 'unsure' ? 'unsure' : undefined);
		await Promise.all([
			queryClient.invalidateQueries({ queryKey: keys.taxReturn(returnId) }),
			queryClient.invalidateQueries({ queryKey: keys.taxReturns }),
		]);
		return found;
	};
	return { lost, find };
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
	return new Promise((resolve, reject) => {
		if (signal?.aborted) return reject(signal.reason);
		const timer = setTimeout(resolve, ms);
		signal?.addEventListener('abort', () => {
			clearTimeout(timer);
			reject(signal.reason);
		});
	});
}
