/** The bands and nil amounts of a person, from stages 3a and 4. */
import type { Boxes } from '../boxes.ts';
import type { Parameters } from '../parameters.ts';
import { scottish } from '../stages/stage-03a.ts';
import { hasPropertyRates, propertyRates, type Rates } from './rates.ts';
import type { RateBand, StackRules } from './stack.ts';

/** Bands extended by Gift Aid and pension payments, for a person's own income and for savings, dividends and property. */
export function stackRules(c: Boxes, p: Parameters): StackRules {
	const ofUk = ({ basic, higher, additional }: Rates): readonly RateBand[] => [
		{ upTo: c.c5_2a, rate: basic },
		{ upTo: p.AHR_band + c.c4_59, rate: higher },
		{ upTo: null, rate: additional },
	];
	const other = scottish(c)
		? scottishBands(c)
		: ofUk({ basic: c.c3a_4, higher: c.c3a_5, additional: c.c3a_6 });
	return {
		other,
		property: hasPropertyRates(c, p) ? ofUk(propertyRates(p)) : other,
		savings: ofUk({ basic: p.SAVBR_rate, higher: p.SAVHR_rate, additional: p.SAVAR_rate }),
		dividends: ofUk({ basic: p.DivBR_rate, higher: p.DivHR_rate, additional: p.DivAR_rate }),
		startingRateLimit: p.SR_band,
		savingsNil: c.c4_79,
		dividendsNil: c.c4_80,
	};
}

/** Every limit but the starter band's is extended. */
function scottishBands(c: Boxes): readonly RateBand[] {
	const basic = c.c3a_1a + c.c3a_2 + c.c4_59;
	const intermediate = basic + c.c3a_2a;
	const higher = intermediate + c.c3a_3;
	return [
		{ upTo: c.c3a_1a, rate: c.c3a_3b },
		{ upTo: basic, rate: c.c3a_4 },
		{ upTo: intermediate, rate: c.c3a_4a },
		{ upTo: higher, rate: c.c3a_5 },
		{ upTo: higher + c.c3a_3_1, rate: c.c3a_5a },
		{ upTo: null, rate: c.c3a_6 },
	];
}
