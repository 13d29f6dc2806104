/** Which year the dashboard shows: it stands in the address, so that it can be bookmarked and gone back to. */
import { useLocation, useSearch } from 'wouter';
import type { Answer } from '../../app/api/operation.ts';

/** What the pages know of the service. */
export type Service = Answer<'getService'>;

/** The year of the address when the service offers it, else the year whose return falls due next. */
export function chosenYear(search: string, service: Pick<Service, 'taxYears' | 'defaultTaxYear'>): string {
	const asked = new URLSearchParams(search).get('year');
	return service.taxYears.find(({ taxYear }) => taxYear === asked)?.taxYear ?? service.defaultTaxYear;
}

/** The chosen year and how to choose another. */
export function useChosenYear(service: Service): readonly [string, (taxYear: string) => void] {
	const [, navigate] = useLocation();
	const year = chosenYear(useSearch(), service);
	return [year, (taxYear) => navigate(`/app?year=${encodeURIComponent(taxYear)}`)];
}
