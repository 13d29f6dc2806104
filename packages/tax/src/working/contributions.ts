/** The working of stages 16 and 27: National Insurance and student loans. */
import { by, list, rate, smallest, sum } from './arithmetic.ts';
import { class4LimitLines } from './class-4-limit.ts';
import { SIDEWAYS } from './income.ts';
import type { Line } from './line.ts';
import { line } from './line.ts';

export const contributionLines: readonly Line[] = [
	line(
		'c16.11',
		'class4-adjustments',
		list(
			'trades[].class4Adjustment',
			'trades[].FSE78',
			'partnerships[].class4Adjustment',
			'partnerships[].FPS22',
		),
		(f) => f.nationalInsurance.adjustments,
	),
	line(
		'c16.12',
		'class4-profits',
		sum('trades[].FSE76', 'partnerships[].FPS20', 'c4.54.1', '-c16.11'),
		(f) => f.nationalInsurance.profits,
	),
	line(
		'c16.16',
		'class4-main',
		by(
			'rate',
			'class4MainRate',
			'pennyDown',
			smallest(['c16.12', '-#class4LowerLimit'], ['#class4UpperLimit', '-#class4LowerLimit']),
		),
		(f) => f.nationalInsurance.class4Main,
	),
	line(
		'c16.18',
		'class4-upper',
		rate('class4UpperRate', 'c16.12', '-#class4UpperLimit'),
		(f) => f.nationalInsurance.class4Upper,
	),
	...class4LimitLines,
	line('c12.2', 'class4', smallest(['c16.16', 'c16.18'], ['c16.30']), (f) => f.nationalInsurance.class4),
	line(
		'c12.3',
		'class2',
		{
			...by('times', 'class2Weeks', 'pennyDown', sum('#class2Weekly')),
			plus: ['exact(class2.amount)'],
			also: ['c16.12', 'class2.voluntary', 'class2.weeks'],
		},
		(f) => f.nationalInsurance.class2,
	),
	line(
		'c27.17',
		'student-loan-earned',
		sum(
			'employments[].c27.1c',
			'trades[].FSE76',
			'partnerships[].FPS76',
			'down(pensions.statePension)',
			'down(pensions.otherPensions)',
			'down(stateBenefits.otherStateBenefits)',
			'c4.54.1',
		),
		(f) => f.studentLoans.earned,
	),
	line(
		'c27.28',
		'student-loan-unearned',
		{
			...sum('c2.19', 'c3.15', 'c1.33', '-c1.31', 'c1.56', 'down(stateBenefits.jobSeekersAllowance)'),
			also: ['#unearnedIncomeLimit'],
		},
		(f) => f.studentLoans.unearned,
	),
	line(
		'c27.40',
		'student-loan-income',
		sum(
			'c27.17',
			'c27.28',
			'-c4.58',
			'-c4.48',
			...SIDEWAYS.map((id) => `-${id}`),
			'-up(reliefs.postCessationTradeReliefAndCertainOtherLosses)',
			'-up(reliefs.preIncorporationLosses)',
		),
		(f) => f.studentLoans.income,
	),
	line(
		'c27.42',
		'student-loan-repayment',
		{
			...by('rate', 'studentLoanRate', 'poundDown', sum('c27.40', '-#studentLoanThreshold')),
			also: ['studentLoans.plans'],
		},
		(f) => f.studentLoans.repayment,
	),
	line('c12.7', 'student-loan', sum('c27.42', '-up(studentLoans.deducted)'), (f) => f.studentLoans.due),
	line(
		'c27.43b',
		'postgraduate-loan-repayment',
		by('rate', 'postgraduateLoanRate', 'poundDown', sum('c27.40', '-#postgraduateLoanThreshold')),
		(f) => f.studentLoans.postgraduateRepayment,
	),
	line(
		'c12.7b',
		'postgraduate-loan',
		sum('c27.43b', '-up(studentLoans.postgraduateDeducted)'),
		(f) => f.studentLoans.postgraduateDue,
	),
];
