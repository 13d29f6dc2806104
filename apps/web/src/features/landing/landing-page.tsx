/** The first page: one promise, the live pound bar, one button; then how, why, when and what it costs. */
import { sayLanding } from '@halfpenny/messages/landing';
import { useState } from 'react';
import { useService } from '../../app/api/operations/get-service.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MAIN, usePageArrival } from '../../ui/page.tsx';
import { Calculator } from './calculator.tsx';
import { Cost, Dates, HowItWorks, Reasons } from './sections.tsx';
import { START } from './sliders.ts';
import { useEngine, useEstimate } from './use-estimate.ts';

/** The page at /. */
export function LandingPage() {
	const h1 = usePageArrival(sayLanding('title'));
	const [sliders, setSliders] = useState(START);
	const service = useService().data;
	const taxYear = service?.defaultTaxYear;
	const { engine, failed } = useEngine();
	const estimate = useEstimate(engine, taxYear, sliders);
	const dates = taxYear === undefined ? undefined : engine?.yearDates(taxYear);
	return (
		<main id={MAIN} tabIndex={-1} className="mx-auto w-full max-w-[1120px] px-4 sm:px-6">
			<div className="grid gap-5 py-10 sm:py-14">
				<h1 ref={h1} tabIndex={-1} className="text-48 sm:text-60">
					{sayLanding('title')}
				</h1>
				<p className="measure text-18 text-muted sm:text-22">
					{taxYear === undefined ? sayLanding('leadAnyYear') : sayLanding('lead', { year: taxYear })}
				</p>
				<div className="mt-2">
					<Start taxYear={taxYear} />
				</div>
			</div>
			<div className="pb-14 sm:pb-20">
				<Calculator sliders={sliders} onChange={setSliders} estimate={estimate} failed={failed} />
			</div>
			<HowItWorks />
			<Reasons steps={estimate?.steps} />
			{service && dates && <Dates taxYear={service.defaultTaxYear} today={service.today} dates={dates} />}
			<Cost />
		</main>
	);
}

function Start({ taxYear }: { readonly taxYear: string | undefined }) {
	return (
		<ButtonLink to="/signup">
			{taxYear === undefined ? sayLanding('startAnyYear') : sayLanding('start', { year: taxYear })}
		</ButtonLink>
	);
}
