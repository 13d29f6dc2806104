/** Loads the engine, and what shows its answers, after the page. */
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Sliders } from './estimate.ts';

type Engine = Pick<typeof import('./estimate.ts'), 'estimate'> &
	Pick<typeof import('./answer.tsx'), 'Answer'>;

/** Returns the engine once loaded, without blocking the page; `failed` if it couldn't be loaded. */
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

/** Returns the answer for a year, once the engine is loaded. */
export function useEstimate(engine: Engine | undefined, taxYear: string, sliders: Sliders) {
	return useMemo(() => engine?.estimate(taxYear, sliders), [engine, taxYear, sliders]);
}
