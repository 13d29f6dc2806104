/** National Insurance of all businesses together, on the first business page only (HMRC 6511, 8324). */
import { type Facts, sum, upToPound, ZERO } from '@halfpenny/facts';
import { class4Exemption } from '@halfpenny/tax';
import type { Work } from './row.ts';

/** Voluntary Class 2. */
export const voluntaryClass2: Work = ({ facts, calculation, firstBusiness }) =>
	firstBusiness && facts.class2?.voluntary === true && calculation.class2 > 0
		? { value: true, origins: ['class2.voluntary'] }
		: undefined;

/** The amount of Class 2. */
export const class2Amount: Work = ({ calculation, firstBusiness }) =>
	firstBusiness ? { value: calculation.class2, origins: ['class2'] } : undefined;

/** Class 4 exemption: one answer for the person, claimed on any page or by date of birth. */
export const class4Exempt: Work = ({ facts, firstBusiness }) => {
	const why = firstBusiness ? class4Exemption(facts) : undefined;
	if (why === undefined) return undefined;
	const claimed = [...claims('trades', facts.trades), ...claims('partnerships', facts.partnerships)];
	return { value: true, origins: why === 'age' ? ['person.dateOfBirth'] : claimed };
};

function claims(list: string, businesses: Facts['trades'] | Facts['partnerships'] = []): readonly string[] {
	return businesses.flatMap(({ class4Exempt: exempt }, index) =>
		exempt ? [`${list}[${index}].class4Exempt`] : [],
	);
}

/** The Class 4 adjustment of all businesses together; not with an exemption. */
export const class4Adjustment: Work = ({ facts, adjustsClass4 }) => {
	if (!adjustsClass4 || class4Exemption(facts)) return undefined;
	const amounts = [
		...(facts.trades ?? []).map(({ class4Adjustment }, index) => ({
			amount: class4Adjustment,
			path: `trades[${index}].class4Adjustment`,
		})),
		...(facts.partnerships ?? []).map(({ class4Adjustment }, index) => ({
			amount: class4Adjustment,
			path: `partnerships[${index}].class4Adjustment`,
		})),
	].filter(({ amount }) => amount !== undefined);
	const value = sum(amounts.map(({ amount = ZERO }) => upToPound(amount)));
	return amounts.length > 0 ? { value, origins: amounts.map(({ path }) => path) } : undefined;
};
