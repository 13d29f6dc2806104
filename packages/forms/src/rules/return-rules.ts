/** HMRC's cross-checks across forms, run once for the whole return. Source: HMRC's Schematron of 2024-25. */
import { absent, all, always, any, compared, present, type RuleTable, saysYes } from './rule.ts';

const exemptions = ['FSE101', 'SPS26', 'FPS26', 'SSE37'];
const profits = ['FSE76', 'SPS20', 'FPS20', 'SSE31'];

/** Rules of the whole return. */
export const returnRules: RuleTable = {
	rules: [
		always('6215', 'CAL16', all(present('AIL3'), present('AIL5'), present('FIN19')), present('CAL16')),
		always('6511', 'FSE102', {
			is: 'few',
			boxes: ['FSE101', 'FSE102', 'FPS26', 'FPS27', 'SSE37', 'SPS26', 'SPS27'],
			most: 1,
		}),
		always('6038', 'EMP2', compared('EMP2', '<=', 'EMP1 + EMP3'), absent('ASE7')),
		always('6791', 'YPD1', any(...exemptions.map(saysYes)), present(...profits), {
			is: 'aged',
			box: 'YPD1',
			years: 66,
		}),
		always('8324', 'SSECL2', compared('SSECL2 + FSECL2 + FPSCL2 + SPSCL2', '<=', '@class2')),
		always(
			'8374',
			'SSE36',
			compared('SSE31 + FSE76 + SPS20 + FPS20 - FSE102 - SPS27 - FPS27', '<', '@smallProfitsThreshold'),
			present('SSE36', 'FSE100', 'SPS25', 'FPS25'),
		),
		always('8554', 'SSE10.1', compared('SSE10.1 + FSE16.1', '<=', '@tradingAllowance')),
		always('8449', 'PRO20.1', compared('PRO5.1 + PRO20.1', '<=', '@propertyAllowance')),
	],
};
