/** SA100 boxes MAT1 to MAT5: who receives Marriage Allowance. Source: HMRC's MTR schemas. */
import type { Facts } from '@halfpenny/facts';
import { readFact } from '../fill/read-fact.ts';
import { type PathOf, type Row, row, type Work, work } from './row.ts';

type Spouse = NonNullable<NonNullable<Facts['reliefs']>['marriageAllowanceSpouse']>;
const SPOUSE = 'reliefs.marriageAllowanceSpouse';

/** Whether the return names the spouse: only for the giver (HMRC 8327), and then with all five boxes. */
function names({ reliefs }: Facts): boolean {
	return reliefs?.marriageAllowance === 'given' && reliefs.marriageAllowanceSpouse !== undefined;
}

const ofSpouse =
	(path: PathOf<Spouse>): Work =>
	({ facts }) => {
		const value = names(facts) ? readFact(facts, `${SPOUSE}.${path}`) : undefined;
		return value === undefined ? undefined : { value, origins: [`${SPOUSE}.${path}`] };
	};

const source = (path: PathOf<Spouse>) => work(ofSpouse(path), `${SPOUSE}.${path}`);

/** The rows, in the order of the schema. */
// biome-ignore format: one row a line
export const marriageRows: readonly Row[] = [
	row('MAT1', 'MarriageAllowance/SpouseFirstName', 'First name of the spouse who gets Marriage Allowance', 'text', source('firstName'), { longest: 35, required: names }),
	row('MAT2', 'MarriageAllowance/SpouseLastName', 'Last name of the spouse', 'text', source('lastName'), { longest: 35, required: names }),
	row('MAT3', 'MarriageAllowance/SpouseNINO', 'National Insurance number of the spouse', 'nino', source('nationalInsuranceNumber'), { required: names }),
	row('MAT4', 'MarriageAllowance/SpouseDateOfBirth', 'Date of birth of the spouse', 'date', source('dateOfBirth'), { required: names }),
	row('MAT5', 'MarriageAllowance/DateOfMarriageOrCivilPartnership', 'Date of marriage or civil partnership', 'date', source('dateOfMarriage'), { required: names }),
];
