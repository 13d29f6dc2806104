/** What the engine makes live: the calculator and its reasons, the dates; and how it works, and what it costs. */
import { useState } from 'react';
import type { Service } from '../../app/api/service.ts';
import { Calculator } from './calculator.tsx';
import { Cost, Dates, HowItWorks, Reasons } from './sections.tsx';
import { START } from './sliders.ts';
import { useEngine, useEstimate } from './use-estimate.ts';

/** Everything below the promise. */
export function Live({ service }: { readonly service: Service | undefined }) {
	const [sliders, setSliders] = useState(START);
	const { engine, failed } = useEngine();
	// Without an answer of the service the page still works, by this machine's own date.
	const today = service?.today ?? new Date().toISOString().slice(0, 10);
	const taxYear = service?.defaultTaxYear ?? engine?.yearDueOn(today);
	const estimate = useEstimate(engine, taxYear, sliders);
	const dates = taxYear === undefined ? undefined : engine?.yearDates(taxYear);
	return (
		<>
			<div className="pb-14 sm:pb-20">
				<Calculator sliders={sliders} onChange={setSliders} estimate={estimate} failed={failed} />
			</div>
			<HowItWorks />
			<Reasons steps={estimate?.steps} />
			{taxYear !== undefined && dates && <Dates taxYear={taxYear} today={today} dates={dates} />}
			<Cost />
		</>
	);
}
