import { describe, expect, it } from 'vitest';
import { factsOf } from '../tests/people.ts';
import { boxForLocation } from './locate.ts';

const facts = factsOf({
	taxYear: '2024-25',
	employments: [{}, { pay: 1 }],
	trades: [{ turnover: 100_000 }, { turnover: 10 }],
	savings: { taxedUkInterest: 5 },
});
const at = (path: string) =>
	boxForLocation(`/hd:GovTalkMessage[1]/hd:Body[1]/MTR:IRenvelope[1]/MTR:MTR[1]${path}`, facts);

describe('HMRC’s error location', () => {
	it('gives the box, its page and its fact', () => {
		expect(at('/MTR:SA102[2]/MTR:Employment[1]/MTR:EmployerPAYEReference[1]')).toEqual({
			form: 'SA102',
			box: 'EMP4',
			title: 'Employer PAYE reference',
			page: 2,
			factPaths: ['employments[1].payeReference'],
		});
	});

	it.each([
		['/MTR:SA100[1]/MTR:YourTaxReturn[1]/MTR:EmploymentSchedule[1]', 'YTR1-1A', []],
		['/MTR:SA110[1]/MTR:SelfAssessment[1]/MTR:TotalTaxEtcDue[1]', 'CAL1/2', []],
		['/MTR:TaxpayerName[1]', 'Name', ['person.firstName', 'person.lastName']],
		['/MTR:SA102[2]', undefined, ['employments[1]']],
		[
			'/MTR:SA102[1]/MTR:Expenses[1]',
			undefined,
			[
				'businessTravelCosts',
				'hotelAndMealExpenses',
				'mileageAllowanceRelief',
				'flatRateJobExpenses',
				'professionalSubscriptions',
				'jobExpenses',
				'workingFromHome',
				'otherAndCapitalAllowances',
			].map((key) => `employments[0].expenses.${key}`),
		],
		[
			'/MTR:SA103S[1]/MTR:AllowableBusinessExpenses[1]/MTR:CostOfGoods[1]',
			'SSE11',
			[
				'trades[1].expenses.costOfGoods',
				'trades[1].disallowable.costOfGoods',
				'trades[1].expenses.paymentsToSubcontractors',
				'trades[1].disallowable.paymentsToSubcontractors',
			],
		],
		['/MTR:SA103F[1]/MTR:BusinessDetails[1]/MTR:BusinessName[1]', 'FSE1', ['trades[0].name']],
		['/MTR:SA102[9]/MTR:Benefits[1]', undefined, []],
	])('%s is box %s', (path, box, factPaths) => expect(at(path)).toMatchObject({ box, factPaths }));

	it.each(['', 'nonsense', '/hd:GovTalkMessage[1]/hd:Header[1]', '/a/MTR[1]/Unknown[1]'])(
		'“%s” leads nowhere',
		(location) => expect(boxForLocation(location, facts)).toBeUndefined(),
	);
});
