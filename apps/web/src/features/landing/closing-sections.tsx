/** The end of the first page: the year's dates, the price, and who is behind it. */
import { formatPounds, pounds } from '@halfpenny/facts';
import { sayLanding } from '@halfpenny/messages/landing';
import { plans } from '@halfpenny/messages/prices';
import { isTaxYear, yearData, yearDueNext } from '@halfpenny/years';
import { YearLine } from '../../charts/year-line.tsx';
import { useSite } from '../../site/site-context.tsx';
import { AmountDue } from '../../ui/amount.tsx';
import { Section } from './section.tsx';

/** The year line with the year's own dates. */
export function Dates() {
	const { defaultTaxYear, today } = useSite().service;
	const taxYear = isTaxYear(defaultTaxYear) ? defaultTaxYear : yearDueNext(today);
	const { startsOn, endsOn, deadlines } = yearData(taxYear);
	return (
		<Section id="when" title={sayLanding('when.title')} lead={sayLanding('when.lead', { year: taxYear })}>
			<YearLine
				taxYear={taxYear}
				from={startsOn}
				to={deadlines.online}
				today={today}
				dates={[
					{ date: startsOn, label: sayLanding('when.starts') },
					{ date: endsOn, label: sayLanding('when.ends') },
					{ date: deadlines.notify, label: sayLanding('when.notify') },
					{ date: deadlines.paper, label: sayLanding('when.paper') },
					{ date: deadlines.online, label: sayLanding('when.online') },
				]}
			/>
		</Section>
	);
}

/** Free, and the other prices. */
export function Cost() {
	return (
		<Section id="cost" title={sayLanding('cost.title')} lead={sayLanding('cost.text')}>
			<div className="grid items-start gap-8 sm:grid-cols-2">
				<AmountDue amount={pounds(0)} words={sayLanding('cost.nothing')} />
				<div>
					<dl className="divide-y divide-line border-y border-line">
						{plans.map(({ id, name, poundsAYear }) => (
							<div key={id} className="flex justify-between gap-4 py-2.5 text-18">
								<dt>{name}</dt>
								<dd className="figures">{formatPounds(pounds(poundsAYear))}</dd>
							</div>
						))}
					</dl>
					<p className="mt-4">
						<a href="/pricing" className="link text-18 font-semibold">
							{sayLanding('cost.more')}
						</a>
					</p>
				</div>
			</div>
		</Section>
	);
}

/** The project, who runs this copy of it, and that it isn't HMRC. */
export function Who() {
	const { name } = useSite().service.operator;
	return (
		<Section id="who" title={sayLanding('who.title')}>
			<div className="measure grid gap-3 text-18">
				<p>{sayLanding('who.text')}</p>
				<p>{name === null ? sayLanding('who.operatorUnknown') : sayLanding('who.operator', { name })}</p>
				<p className="font-semibold">{sayLanding('who.notAffiliated')}</p>
			</div>
		</Section>
	);
}
