/** HMRC's cross-checks of the additional information pages. Source: HMRC's Schematron of 2024-25. */
import {
	absent,
	all,
	always,
	any,
	atMost,
	compared,
	inYear,
	needs,
	notAfter,
	present,
	type RuleTable,
	rule,
} from './rule.ts';

const bornBefore1935 = (box: string) => all(present(box), { is: 'notAfter', box, limit: '1935-04-05' });

const earnings =
	'EMP1 + EMP3 + EMP9 + EMP10 + EMP11 + EMP12 + EMP13 + EMP14 + EMP15 + EMP16 + ASE3 + ASE4 + ASE5';
const expenses = 'EMP17 - EMP18 - EMP19 - EMP20';
const afterEverything = `${earnings} - ASE12 - ${expenses} - ASE11`;

/** Rules of the additional information pages. */
export const sa101Rules: RuleTable = {
	form: 'SA101',
	rules: [
		needs('6250', 'AOI5', 'AOI4'),
		needs('6256', 'AOI7', 'AOI6'),
		needs('6316', 'AOI9', 'AOI8'),
		needs('6318', 'AOI10', 'AOI8'),
		atMost('6319', 'AOI10', '20%AOI8 + 1'),
		rule('6358', 'ASE7', compared('ASE6', '<=', '0')),
		rule('6357', 'ASE7', compared('EMP2', '>', '0')),
		atMost('6257', 'ASE9', '30000'),
		atMost('6526', 'ASE11', `${earnings} - ASE12 - ${expenses} + 1`),
		atMost('6429', 'ASE12', `${earnings} + 1`),
		atMost('6527', 'ASE13', `${afterEverything} + 1`, compared(afterEverything, '>=', '0')),
		atMost('6527', 'ASE13', '1', compared(afterEverything, '<', '0')),
		always('6225', 'FIN19', present('FIN19'), compared('ASE11', '>', '0')),
		atMost('6280', 'AOR1', '200000'),
		atMost('6268', 'AOR2', '2000000'),
		atMost('6409', 'AOR7', '@maintenancePayments'),
		atMost('6022', 'AOR8', '100'),
		atMost('8291', 'AOR10', '200000'),
		rule('6064', 'MCA1', any(bornBefore1935('MCA2'), bornBefore1935('MCA5'), bornBefore1935('YPD1'))),
		rule('8331', 'MCA1', absent('MAT1')),
		notAfter('6102', 'MCA2', '1935-04-05'),
		rule('6419', 'MCA4', absent('MCA3')),
		rule('8332', 'MCA8', absent('MAT1')),
		inYear('6414', 'MCA9'),
		needs('6545', 'MCA9', 'MCA1', 'MCA8'),
		needs('6529', 'MCA10', 'CAL13'),
		rule('6303', 'MCA11', absent('CAL13')),
		needs('6551', 'AIL3', 'AIL5'),
		atMost('8299', 'AIL4', 'AIL3'),
		rule('6227', 'AIL5', { is: 'taxYear', box: 'AIL5' }),
		needs('6551', 'AIL5', 'AIL3'),
		rule('8254', 'AIL11', compared('AIL11', '<', 'AIL10')),
		needs('8430', 'AIL11.2', 'AIL11.1'),
		atMost('8431', 'AIL11.2', 'AIL11.1', present('AIL11.1')),
		needs('8432', 'AIL15', 'AIL13', 'AIL14'),
		rule('8433', 'AIL15', compared('AIL15', '<', 'AIL13 + AIL14'), present('AIL13', 'AIL14')),
		rule('8565', 'AIL20', { is: 'taxYear', box: 'AIL20' }),
	],
};
