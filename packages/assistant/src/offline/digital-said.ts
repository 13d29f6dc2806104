/** Whether Making Tax Digital applies by the takings that a message itself names: "turnover 62k, do I need MTD". */
import { fromPounds, sum, toPounds, ZERO } from '@halfpenny/facts';
import { knownOf } from './heard/known.ts';
import { hear } from './heard/statements.ts';
import { interviewOf } from './offer.ts';
import { type Asked, type Plan, use } from './plan.ts';

/** The tool with the named takings; undefined where the text in lower case names none. */
export function digitalBySaid(asked: Asked, text: string): Plan | undefined {
	const known = knownOf(interviewOf(asked).entries.map(({ section }) => section));
	const { statements } = hear(text, known);
	const of = (wanted: string): string | undefined => {
		const values = statements.flatMap(({ field, value }) =>
			field === wanted ? [fromPounds(value) ?? ZERO] : [],
		);
		return values.length === 0 ? undefined : toPounds(sum(values));
	};
	const [turnover, rents] = [of('turnover'), of('rents')];
	if (turnover === undefined && rents === undefined) return undefined;
	return use('digitalStanding', { ...(turnover && { turnover }), ...(rents && { rents }) });
}
