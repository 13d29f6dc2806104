/** HMRC's cross-checks of the partnership statement. Source: HMRC's Schematron of the partnership return, 2024-25. */
import { all, always, compared, needs, present, type Rule, type RuleTable, rule } from '../rules/rule.ts';
import { partnerSheet, statementSheet } from './statement-sheets.ts';

/** The statement names a partner, or says something about the whole. */
const statement = present(
	...statementSheet.rows.map(({ box }) => box),
	...partnerSheet.rows.map(({ box }) => `${box}*`),
);

/** A box of the statement equals what other pages say. */
const says = (code: string, box: string, total: string): Rule =>
	always(code, box, compared(box, '=', total), statement);

/** The partners' shares of a box add up to it, within a pound. */
const addsUp = (code: string, number: string): Rule => {
	const [whole, parts] = [`N1.${number}`, `N2.${number}*`];
	const within = all(compared(`${parts} - ${whole}`, '<=', '1'), compared(`${whole} - ${parts}`, '<=', '1'));
	return always(code, whole, within, statement);
};

/** Rules of the whole statement, and of the partnership's address. */
export const statementRules: readonly Rule[] = [
	rule('6635', 'N1.2', { is: 'notAfter', box: 'N1.1', limit: 'N1.2' }),
	says('6904', 'N1.11', '3.83'),
	says('6905', 'N1.12', '3.84'),
	says('6906', 'N1.13', '7.6'),
	says('6912', 'N1.19', '1.39'),
	says('6964', 'N1.24', '3.97'),
	says('6948', 'N1.25', '1.22'),
	says('6922', 'N1.11A', '3.82'),
	says('6923', 'N1.22A', '7.23'),
	always('8449', 'N1.26', compared('N1.26', '<=', '1.40'), statement),
	addsUp('8451', '26'),
	addsUp('6924', '11'),
	addsUp('6925', '12'),
	addsUp('6926', '13'),
	addsUp('6932', '19'),
	addsUp('6938', '24'),
	addsUp('6939', '25'),
	addsUp('6945', '11A'),
	addsUp('6946', '22A'),
	needs('8239', 'A11', 'A12'),
	rule('8240', 'A14', all(present('A11'), present('A12'), present('A13'))),
];

/** Rules of each partner. */
export const partnerRules: RuleTable = {
	form: 'SA800PS',
	rules: [
		rule('6965', 'N2.8', { is: 'severalDigits', box: 'N2.8' }),
		rule('8205', 'N2.8', { is: 'utr', box: 'N2.8' }),
		rule('6642', 'N2.9', { is: 'notAfter', box: 'N2.7', limit: 'N2.9' }),
	],
};
