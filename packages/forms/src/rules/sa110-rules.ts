/** HMRC's cross-checks of the tax calculation summary. Source: HMRC's Schematron of 2024-25. */
import { absent, any, atMost, compared, needs, present, type RuleTable, rule } from './rule.ts';

/** Rules of the tax calculation summary. */
export const sa110Rules: RuleTable = {
	form: 'SA110',
	rules: [
		needs('6158', 'CAL3', 'SLR1'),
		rule('6595', 'CAL4', any(absent('FSE101', 'SPS26', 'FPS26', 'SSE37'), compared('CAL4', '=', '0'))),
		atMost('8369', 'CAL4.1', '@class2'),
		needs('6524', 'CAL10', 'CAL11'),
		rule('6730', 'CAL11', present('CAL10'), compared('CAL11', '=', '0')),
		atMost('6243', 'CAL12', '@blindPersonsAllowance'),
		atMost('8236', 'CAL13', '@marriedCouplesAllowance'),
		needs('6277', 'CAL14', 'AOI14', 'FSE71', 'FSE72', 'FPS11', 'SPS11'),
		needs('6597', 'CAL15', 'FSE79', 'SSE34', 'FPS23', 'SPS23', 'CGT48', 'CGT43', 'FSE72', 'FPS11', 'SPS11'),
	],
};
