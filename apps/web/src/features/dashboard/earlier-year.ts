/** What a user's other returns tell us about a year without one. */
import type { Service, TaxReturn } from '../../api/shapes.ts';

/** Returns the latest year before `taxYear` that was due before today, can be sent from here, and has no return. */
export function lateAndNotBegun(
	taxYear: string,
	returns: readonly Pick<TaxReturn, 'taxYear' | 'returnType'>[],
	{ taxYears, today }: Pick<Service, 'taxYears' | 'today'>,
): string | undefined {
	const late = taxYears
		.filter((each) => each.taxYear < taxYear && each.canFile && each.onlineDeadline < today)
		.map((each) => each.taxYear)
		.reduce((one, other) => (one > other ? one : other), '');
	return ownOf(returns).some((each) => each.taxYear === late) ? undefined : late || undefined;
}

/** Returns the residence in their latest return; undefined before the first. */
export function lastHome(returns: readonly TaxReturn[]): TaxReturn['jurisdiction'] | undefined {
	return ownOf(returns)
		.toSorted((one, other) => one.taxYear.localeCompare(other.taxYear))
		.at(-1)?.jurisdiction;
}

function ownOf<Each extends Pick<TaxReturn, 'returnType'>>(returns: readonly Each[]): readonly Each[] {
	return returns.filter(({ returnType }) => returnType === 'individual');
}
