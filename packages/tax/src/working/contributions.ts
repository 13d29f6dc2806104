/** The working of stages 16 and 27: National Insurance and student loans. */
import { by, ofYear } from './arithmetic.ts';
import type { Class4LimitBox, ContributionBox } from './boxes.ts';
import { class4LimitLines } from './class-4-limit.ts';
import { SIDEWAYS } from './income.ts';
import { type Lines, line } from './line.ts';
import { also, down, exact, less, list, named, plus, rate, smallest, sum, up } from './return-terms.ts';

export const contributionLines: Lines<ContributionBox | Class4LimitBox> = {
	'c16.11': line(
		'class4-adjustments',
		list(
			named('trades[].class4Adjustment'),
			'trades[].FSE78',
			named('partnerships[].class4Adjustment'),
			'partnerships[].FPS22',
		),
		(f) => f.nationalInsurance.adjustments,
	),
	'c16.12': line(
		'class4-profits',
		sum('trades[].FSE76', 'partnerships[].FPS20', 'c4.54.1', less('c16.11')),
		(f) => f.nationalInsurance.profits,
	),
	'c16.16': line(
		'class4-main',
		by(
			'rate',
			'class4MainRate',
			'pennyDown',
			smallest(
				['c16.12', less(ofYear('class4LowerLimit'))],
				[ofYear('class4UpperLimit'), less(ofYear('class4LowerLimit'))],
			),
		),
		(f) => f.nationalInsurance.class4Main,
	),
	'c16.18': line(
		'class4-upper',
		rate('class4UpperRate', 'c16.12', less(ofYear('class4UpperLimit'))),
		(f) => f.nationalInsurance.class4Upper,
	),
	...class4LimitLines,
	'c12.2': line('class4', smallest(['c16.16', 'c16.18'], ['c16.30']), (f) => f.nationalInsurance.class4),
	'c12.3': line(
		'class2',
		also(
			plus(by('times', 'class2Weeks', 'pennyDown', sum(ofYear('class2Weekly'))), exact('class2.amount')),
			'c16.12',
			named('class2.voluntary'),
			named('class2.weeks'),
		),
		(f) => f.nationalInsurance.class2,
	),
	'c27.17': line(
		'student-loan-earned',
		sum(
			'employments[].c27.1c',
			'trades[].FSE76',
			'partnerships[].FPS76',
			down('pensions.statePension'),
			down('pensions.otherPensions'),
			down('stateBenefits.otherStateBenefits'),
			'c4.54.1',
		),
		(f) => f.studentLoans.earned,
	),
	'c27.28': line(
		'student-loan-unearned',
		also(
			sum('c2.19', 'c3.15', 'c1.33', less('c1.31'), 'c1.56', down('stateBenefits.jobSeekersAllowance')),
			ofYear('unearnedIncomeLimit'),
		),
		(f) => f.studentLoans.unearned,
	),
	'c27.40': line(
		'student-loan-income',
		sum(
			'c27.17',
			'c27.28',
			less('c4.58'),
			less('c4.48'),
			...SIDEWAYS.map(less),
			less(up('reliefs.postCessationTradeReliefAndCertainOtherLosses')),
			less(up('reliefs.preIncorporationLosses')),
		),
		(f) => f.studentLoans.income,
	),
	'c27.42': line(
		'student-loan-repayment',
		also(
			by('rate', 'studentLoanRate', 'poundDown', sum('c27.40', less(ofYear('studentLoanThreshold')))),
			named('studentLoans.plans'),
		),
		(f) => f.studentLoans.repayment,
	),
	'c12.7': line('student-loan', sum('c27.42', less(up('studentLoans.deducted'))), (f) => f.studentLoans.due),
	'c27.43b': line(
		'postgraduate-loan-repayment',
		by('rate', 'postgraduateLoanRate', 'poundDown', sum('c27.40', less(ofYear('postgraduateLoanThreshold')))),
		(f) => f.studentLoans.postgraduateRepayment,
	),
	'c12.7b': line(
		'postgraduate-loan',
		sum('c27.43b', less(up('studentLoans.postgraduateDeducted'))),
		(f) => f.studentLoans.postgraduateDue,
	),
};
