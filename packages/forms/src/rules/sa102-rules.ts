/** HMRC's cross-checks of the employment pages. Source: HMRC's Schematron of 2024-25. */
import { any, atMost, compared, inYear, type RuleTable, rule, saysYes } from './rule.ts';

/** Rules of each employment page. */
export const sa102Rules: RuleTable = {
	form: 'SA102',
	rules: [
		atMost('8634', 'EMP1.1', 'EMP1'),
		rule('6504', 'EMP2', any(compared('EMP2', '>=', '0'), { is: 'pages', form: 'SA102', moreThan: 1 })),
		rule('8315', 'EMP6.1', saysYes('EMP6')),
		inYear('8323', 'EMP6.1'),
		atMost('8328', 'EMP18', '@flatRateExpenses'),
	],
};
