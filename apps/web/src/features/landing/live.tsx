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
	const taxYear = service?.defaultTaxYear;
	const { engine, failed } = useEngine();
	const estimate = useEstimate(engine, taxYear, sliders);
	const dates = taxYear === undefined ? undefined : engine?.yearDates(taxYear);
	return (
		<>
			<div className="pb-14 sm:pb-20">
				<Calculator sliders={sliders} onChange={setSliders} estimate={estimate} failed={failed} />
			</div>
			<HowItWorks />
			<Reasons steps={estimate?.steps} />
			{service && dates && <Dates taxYear={service.defaultTaxYear} today={service.today} dates={dates} />}
			<Cost />
		</>
	);
}
