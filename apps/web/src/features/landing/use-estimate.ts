/** Fetches the engine once the page stands, and gives the answer of the sliders from then on. */
import { useEffect, useMemo, useState } from 'react';
import type { Sliders } from './estimate.ts';

type Engine = typeof import('./estimate.ts');

/** The engine once it is here; `failed` when it could not be fetched. */
export function useEngine(): { readonly engine: Engine | undefined; readonly failed: boolean } {
	const [engine, setEngine] = useState<Engine>();
	const [failed, setFailed] = useState(false);
	useEffect(() => {
		import('./estimate.ts').then(setEngine, () => setFailed(true));
	}, []);
	return { engine, failed };
}

/** The answer for a year, as soon as the year and the engine are known. */
export function useEstimate(engine: Engine | undefined, taxYear: string | undefined, sliders: Sliders) {
	return useMemo(
		() => (taxYear === undefined ? undefined : engine?.estimate(taxYear, sliders)),
		[engine, taxYear, sliders],
	);
}
