/** Fetches the engine, and what shows its answers, once the page stands. */
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Sliders } from './estimate.ts';

type Engine = Pick<typeof import('./estimate.ts'), 'estimate'> &
	Pick<typeof import('./answer.tsx'), 'Answer'>;

/** The engine once it is here, let in without holding the page up; `failed` when it could not be fetched. */
export function useEngine(): { readonly engine: Engine | undefined; readonly failed: boolean } {
	const [engine, setEngine] = useState<Engine>();
	const [failed, setFailed] = useState(false);
	useEffect(() => {
		Promise.all([import('./estimate.ts'), import('./answer.tsx')]).then(
			([{ estimate }, { Answer }]) => startTransition(() => setEngine({ estimate, Answer })),
			() => setFailed(true),
		);
	}, []);
	return { engine, failed };
}

/** The answer for a year, as soon as the engine is known. */
export function useEstimate(engine: Engine | undefined, taxYear: string, sliders: Sliders) {
	return useMemo(() => engine?.estimate(taxYear, sliders), [engine, taxYear, sliders]);
}
