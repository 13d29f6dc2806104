/** The first page's calculator: its outline at first, the sliders once loaded, the answer once the engine has loaded. */
import { startTransition, useEffect, useState } from 'react';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { Calculator, names } from './calculator.tsx';
import { START } from './sliders.ts';
import { useEngine, useEstimate } from './use-estimate.ts';

/** The sliders and their answer for a year. */
export function CalculatorIsland({ taxYear }: { readonly taxYear: string }) {
	const [sliders, setSliders] = useState(START);
	const [here, setHere] = useState(false);
	useEffect(() => startTransition(() => setHere(true)), []);
	const { engine, failed } = useEngine();
	const estimate = useEstimate(engine, taxYear, sliders);
	if (!here) return <Shape />;
	const answer = engine && estimate && <engine.Answer estimate={estimate} sliders={names.join(' ')} />;
	return <Calculator sliders={sliders} onChange={setSliders} answer={answer} failed={failed} />;
}

/** As tall as the calculator, so that nothing moves when it loads. */
function Shape() {
	return (
		<Skeleton className="min-h-[56rem] content-start rounded-card border border-line bg-card p-5 sm:min-h-[43rem] sm:p-6 md:min-h-[39.5rem]">
			<Bone className="h-7 w-64" />
			<Bone className="mt-6 h-9 w-full" />
			<Bone className="h-9 w-full" />
			<Bone className="h-9 w-full" />
			<Bone className="mt-8 h-24 w-full" />
		</Skeleton>
	);
}
