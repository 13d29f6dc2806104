/** Which return the dashboard shows: its year and kind, kept in the address so that it can be bookmarked. */
import { useLocation, useSearch } from 'wouter';
import type { Service } from '../../api/shapes.ts';
import { dashboardAddress, type ReturnOnDashboard } from '../../returns/dashboard-address.ts';

type Years = Pick<Service, 'taxYears' | 'defaultTaxYear'>;

/** Returns the years offered for a kind of return. A partnership's need a form, since there is no estimate of one. */
export function yearsOf(
	returnType: ReturnOnDashboard['returnType'],
	{ taxYears }: Pick<Service, 'taxYears'>,
): Service['taxYears'] {
	return returnType === 'partnership'
		? taxYears.filter(({ canFilePartnership }) => canFilePartnership)
		: taxYears;
}

/** Returns the kind and year in the address if offered, otherwise a person's return for the next year due. */
export function chosenReturn(search: string, service: Years): ReturnOnDashboard {
	const asked = new URLSearchParams(search);
	const partnership = asked.get('type') === 'partnership' && yearsOf('partnership', service).length > 0;
	const returnType = partnership ? 'partnership' : 'individual';
	const offered = yearsOf(returnType, service).map(({ taxYear }) => taxYear);
	const wanted = [asked.get('year'), service.defaultTaxYear, offered[0]];
	const taxYear = wanted.find((year) => year && offered.includes(year)) ?? service.defaultTaxYear;
	return { taxYear, returnType };
}

/** Another kind of return has other years, so changing it starts at the default year. */
export function nextChoice(
	chosen: ReturnOnDashboard,
	choice: Partial<ReturnOnDashboard>,
	{ defaultTaxYear }: Pick<Years, 'defaultTaxYear'>,
): ReturnOnDashboard {
	const another = choice.returnType !== undefined && choice.returnType !== chosen.returnType;
	return { ...chosen, ...(another ? { taxYear: defaultTaxYear } : {}), ...choice };
}

/** Returns the chosen return, and how to choose another. */
export function useChosenReturn(
	service: Service,
): readonly [ReturnOnDashboard, (choice: Partial<ReturnOnDashboard>) => void] {
	const [, navigate] = useLocation();
	const chosen = chosenReturn(useSearch(), service);
	return [chosen, (choice) => navigate(dashboardAddress(nextChoice(chosen, choice, service)))];
}
