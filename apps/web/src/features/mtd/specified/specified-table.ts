/**
 * Every label, message and constant that the specification names for Making Tax Digital, by part of the page, beside what
 * the product says. Where the law or a decision changed one, the row has the new one and a comment the old.
 * Long because it is one table.
 */
import { formatDay } from '@halfpenny/facts';
import { sayAdmin } from '@halfpenny/messages/admin';
import { errorTable } from '@halfpenny/messages/errors';
import { sayHmrcTestPage } from '@halfpenny/messages/hmrc-test-page';
import { sayMtd } from '@halfpenny/messages/mtd';
import { sayDeclaration } from '@halfpenny/messages/mtd-calculation';
import { mtdHelp } from '@halfpenny/messages/mtd-help';
import { sayQuarterly } from '@halfpenny/messages/mtd-quarterly';
import { sayYearEnd } from '@halfpenny/messages/mtd-year-end';
import { mandationSteps, quarterNames, quartersOf } from '@halfpenny/years';
import {
	HMRC_WINDOW,
	LOOK_EVERY,
	LOOK_FOR,
	SANDBOX_WINDOW,
	WATCH_EVERY,
} from '../../../returns/hmrc-connection/look.ts';
import { yearsOffered, yearWords } from '../../../returns/hmrc-connection/years-offered.ts';
import { recordsUntil } from '../../../returns/records-until.ts';
import { scenarios } from '../connection/test-mode.tsx';
import { helpFigures } from '../help/help-figures.ts';
import { quarterFields } from '../quarterly/fields.ts';
import { choiceIn, tabNames } from '../use-choice.ts';
import { businessName, quarterWords } from '../words.ts';

/** What the specification names, and what the product says. */
export type SpecifiedRow = readonly [specified: unknown, stands: unknown];

const today = '2026-11-23';
const firstAmounts = (type: keyof typeof quarterFields) =>
	quarterFields[type].filter(({ first }) => first).map(({ name }) => name);
const amountsOf = (type: keyof typeof quarterFields, side: 'income' | 'expenses') =>
	quarterFields[type].filter((field) => field.side === side).map(({ name }) => name);

/** The rows by part of the page. */
export const SPECIFIED: Readonly<Record<string, readonly SpecifiedRow[]>> = {
	'the gates': [
		['Authentication Required', sayMtd('gate.signIn.title')],
		['Go to Login', sayMtd('gate.signIn.go')],
		['Setup Required', sayMtd('gate.nino.title')],
		[
			'Please add your National Insurance Number in your profile to use MTD features.',
			sayMtd('gate.nino.text'),
		],
		['Go to Profile', sayMtd('gate.nino.go')],
		// The server says the same when called directly.
		[
			'Please add your National Insurance Number in your profile to use MTD features.',
			errorTable.NINO_REQUIRED.message,
		],
	],
	'the connection card': [
		['Checking connection...', sayMtd('connection.checking')],
		['Waiting for authorization...', sayMtd('connection.waiting')],
		['Connected', sayMtd('connection.connected')],
		['Not Connected', sayMtd('connection.not')],
		['Error checking status', sayMtd('connection.error')],
		['Connect', sayMtd('connection.connect')],
		['Reconnect', sayMtd('connection.reconnect')],
		['Connecting...', sayMtd('connection.connecting')],
		['Connection Required', sayMtd('connection.required.title')],
		['Connection Error', sayMtd('connection.failed')],
		['Connection Check Failed', sayMtd('connection.checkFailed')],
		['Test Mode', sayMtd('testMode.label')],
		['Test Scenario', sayMtd('scenario.label')],
		['STATEFUL (persistent test data)', sayMtd('scenario.STATEFUL')],
		['DYNAMIC (dynamic responses)', sayMtd('scenario.DYNAMIC')],
		['QUARTERLY_FULFILLED (fulfilled obligations)', sayMtd('scenario.QUARTERLY_FULFILLED')],
		['QUARTERLY_NOT_FULFILLED (open obligations)', sayMtd('scenario.QUARTERLY_NOT_FULFILLED')],
	],
	'the connect dialog': [
		// The specification fixes 2024-25; we use the year that contains today.
		['2026-27 Current Year', yearWords('2026-27', '2026-27')],
		['2027-28 Next Year', yearWords('2027-28', '2026-27')],
		['MTD ITSA', sayMtd('connect.mtd')],
		['Quarterly digital submissions and end-of-year crystallisation', sayMtd('connect.mtd.hint')],
		['Traditional Self Assessment', sayMtd('connect.sa')],
		['Annual returns', sayMtd('connect.sa.hint')],
		['Cancel', sayMtd('connect.cancel')],
		['Continue to HMRC', sayMtd('connect.go')],
	],
	'the business and tax-year card': [
		['Create Business', sayMtd('business.create')],
		['Business Name', sayMtd('business.name')],
		['Trading Name', sayMtd('business.tradingName')],
		['Business Type', sayMtd('business.type')],
		['No Businesses Found', sayMtd('business.none.title')],
		[
			'Acme',
			businessName({ businessName: 'Acme', tradingName: 'Acme Plumbing', businessId: 'XAIS12345678910' }),
		],
		[
			'Acme Plumbing',
			businessName({ businessName: null, tradingName: 'Acme Plumbing', businessId: 'XAIS12345678910' }),
		],
		[
			'XAIS12345678910',
			businessName({ businessName: null, tradingName: null, businessId: 'XAIS12345678910' }),
		],
		// The specification has 2024-25, 2023-24 and 2025-26: the current year, the one before and the next.
		[['2026-27', '2025-26', '2027-28'], yearsOffered(today).years],
		['2026-27', choiceIn('', today).taxYear],
	],
	'the account balance card': [
		['Account Balance', sayMtd('balance.title')],
		['Total Balance', sayMtd('balance.total')],
		['Due Within 30 Days', sayMtd('balance.soon')],
		['Overdue Amount', sayMtd('balance.overdue')],
		['Unallocated Credit', sayMtd('balance.credit')],
	],
	'the tabs': [
		[
			['Obligations', 'Documents', 'Submissions', 'Calculations', 'Submit Quarterly', 'Help'],
			tabNames.map((name) => sayMtd(`tab.${name}`)),
		],
	],
	'the obligations tab': [
		['Open', sayMtd('obligations.open')],
		['Fulfilled', sayMtd('obligations.fulfilled')],
		['No obligations found for this period', sayMtd('obligations.none')],
	],
	'the documents tab': [
		['Q1 2026-27', sayMtd('documents.heading', { quarter: 'Q1', taxYear: '2026-27' })],
		['2 documents uploaded', sayMtd('documents.count', { count: 2 })],
		['No documents uploaded yet', sayMtd('documents.none')],
		['No Quarterly Submissions Yet', sayMtd('documents.noSubmissions')],
		['Document deleted successfully', sayMtd('documents.deleted')],
		['Failed to delete document', sayMtd('documents.deleteFailed')],
	],
	'the submissions tab': [
		['Quarter', sayMtd('submissions.quarter')],
		['Tax year', sayMtd('submissions.year')],
		['Turnover', sayMtd('submissions.turnover')],
		['Submitted', sayMtd('submissions.sent')],
		['Draft', sayMtd('submissions.draft')],
		['No submissions yet', sayMtd('submissions.none')],
	],
	'the calculations tab': [
		// Estimates, not the final liability, to be verified with the authority or a professional.
		[true, /estimates, not your final tax liability.*HMRC or a professional/.test(sayYearEnd('disclaimer'))],
		['Calculation error', sayYearEnd('failed.title')],
		['Submit quarterly updates first.', sayYearEnd('failed.submission')],
		['Tax due', sayYearEnd('taxDue')],
		['Trigger New Calculation', sayYearEnd('trigger')],
		['In-Year', sayYearEnd('type.in-year')],
		['Crystallise', sayYearEnd('crystallise')],
		['No calculations available. Trigger a new calculation to get started.', sayYearEnd('none')],
	],
	'the final declaration dialog': [
		[true, /correct and complete/.test(sayDeclaration('words.correct'))],
		[true, /penalties and face prosecution/.test(sayDeclaration('words.false'))],
		[true, /crystallisation is final and cannot be undone/.test(sayDeclaration('words.final'))],
		[
			true,
			/5 years after the 31 January deadline/.test(
				sayDeclaration('words.records', { until: '31 January 2033' }),
			),
		],
		['All quarterly updates have been submitted.', sayDeclaration('confirm.updates')],
		['My records are complete.', sayDeclaration('confirm.records')],
		['I have reviewed the information.', sayDeclaration('confirm.reviewed')],
		['I am ready to finalise this tax year.', sayDeclaration('confirm.ready')],
		[true, /no further changes are possible for this tax year/.test(sayDeclaration('warning'))],
		['Crystallisation error', sayYearEnd('final.failed.title')],
		['Confirm and Crystallise', sayYearEnd('final.yes')],
		['Cancel', sayYearEnd('final.cancel')],
		['Confirmation Required', sayYearEnd('final.missing.title')],
		['You must confirm you have read and understood the declaration.', sayYearEnd('final.missing')],
		[
			'You must confirm you have read and understood the declaration.',
			errorTable.MTD_DECLARATION_REQUIRED.message,
		],
		[
			'The calculation may not be complete or valid for crystallisation.',
			sayYearEnd('final.failed.calculation'),
		],
		// At least 5 years from the 31 January deadline.
		['31 January 2033', recordsUntil('2026-27')],
	],
	'the submit quarterly tab': [
		['Q1 Apr-Jun', quarterWords('Q1')],
		['Q2 Jul-Sep', quarterWords('Q2')],
		['Q3 Oct-Dec', quarterWords('Q3')],
		['Q4 Jan-Mar', quarterWords('Q4')],
		['Turnover', sayQuarterly('field.turnover')],
		['Cost of goods', sayQuarterly('field.costOfGoods')],
		['Admin costs', sayQuarterly('field.adminCosts')],
		['Professional fees', sayQuarterly('field.professionalFees')],
		['Other expenses', sayQuarterly('field.otherExpenses')],
		['Rent income', sayQuarterly('field.rentIncome')],
		['Premises running costs', sayQuarterly('field.premisesRunningCosts')],
		['Repairs and maintenance', sayQuarterly('field.repairsAndMaintenance')],
		['Financial costs', sayQuarterly('field.financialCosts')],
		['Travel costs', sayQuarterly('field.propertyBusinessTravelCosts')],
		['Other property expenses', sayQuarterly('field.other')],
		['Please select a business first', sayQuarterly('noBusiness')],
		['Please select a business first', errorTable.MTD_NO_BUSINESS.message],
		['Error', sayQuarterly('error')],
		['Submission Error', sayQuarterly('failed.title')],
		['Failed to submit quarterly update', sayQuarterly('failed.default')],
		[
			'Your HMRC connection has expired. Please reconnect to HMRC at the top of the page and try again.',
			sayMtd('reconnect'),
		],
		['Please make sure you have selected a valid business.', sayQuarterly('hint.business')],
		['This period may already be submitted or is outside the valid date range.', sayQuarterly('hint.period')],
		['Success', sayQuarterly('done')],
		['Quarterly submission completed successfully', sayQuarterly('done.detail')],
		[
			['turnover', 'costOfGoods', 'adminCosts', 'professionalFees', 'otherExpenses'],
			firstAmounts('self-employment'),
		],
		// And `residentialFinancialCost`: interest on borrowing for let homes is asked for separately.
		[
			[
				...['rentIncome', 'premisesRunningCosts', 'repairsAndMaintenance', 'financialCosts'],
				...['residentialFinancialCost', 'propertyBusinessTravelCosts', 'other'],
			],
			firstAmounts('uk-property'),
		],
		[
			[
				...['costOfGoods', 'adminCosts', 'advertisingCosts', 'businessEntertainment', 'interest'],
				...['financialCharges', 'badDebt', 'professionalFees', 'depreciation', 'otherExpenses'],
			],
			[
				...['costOfGoods', 'adminCosts', 'advertisingCosts', 'businessEntertainment', 'interest'],
				...['financialCharges', 'badDebt', 'professionalFees', 'depreciation', 'otherExpenses'],
			].filter((name) => amountsOf('self-employment', 'expenses').includes(name)),
		],
		[['turnover', 'other'], amountsOf('self-employment', 'income').slice(0, 2)],
		[['rentIncome', 'other'], amountsOf('uk-property', 'income').slice(0, 2)],
		[true, amountsOf('uk-property', 'expenses').includes('professionalFees')],
	],
	'the help tab': [
		[8, mtdHelp(helpFigures('2026-27', true)).length],
		// The planned £10,000 mandate was dropped: these are the legal limits.
		[[50_000, 30_000, 20_000], mandationSteps.map((step) => step.qualifyingIncomeAbovePounds)],
	],
	'the export': [
		['Export Complete', sayMtd('export.done')],
		['Export Failed', sayMtd('export.failed')],
		['Failed to export MTD submissions. Please try again.', sayMtd('export.failed.detail')],
	],
	'the sandbox page': [
		['HMRC Sandbox Testing', sayHmrcTestPage('title')],
		['Authorized', sayHmrcTestPage('authorised')],
		['Authorization Failed', sayHmrcTestPage('failed')],
		['Failed to start HMRC authorization', sayHmrcTestPage('failed.start')],
		['Authorization Successful', sayHmrcTestPage('authorised.toast')],
		['Test Failed', sayHmrcTestPage('testFailed')],
		['Failed to run HMRC tests', sayHmrcTestPage('testFailed.detail')],
		['7 tests passed', sayHmrcTestPage('passed', { count: 7 })],
	],
	'the administration page': [
		['HMRC Testing', sayAdmin('tab.testing')],
		['Test Logs', sayAdmin('tab.logs')],
		['Login failed. Please check your credentials.', sayAdmin('logIn.failed')],
		['Failed to create admin user.', sayAdmin('create.failed')],
		['Login successful', sayAdmin('logIn.succeeded')],
		['Account created', sayAdmin('create.succeeded')],
	],
	'the success messages': [
		['Success', sayMtd('business.created')],
		['Success', sayYearEnd('final.done')],
	],
	'the constants': [
		['every 3000 ms', `every ${LOOK_EVERY} ms`],
		['stopping after 300000 ms', `stopping after ${LOOK_FOR} ms`],
		['popup,width=800,height=600', HMRC_WINDOW],
		['popup,width=600,height=700', SANDBOX_WINDOW],
		['every 500 ms', `every ${WATCH_EVERY} ms`],
		['STATEFUL', scenarios[0]],
		[['Q1', 'Q2', 'Q3', 'Q4'], quarterNames],
		['6 April to 5 April', daysOf('2026-27')],
	],
};

function daysOf(taxYear: string): string {
	const quarters = quartersOf(taxYear);
	return `${withoutYear(quarters[0]?.from)} to ${withoutYear(quarters[3]?.to)}`;
}

/** Writes a date as `6 April`. */
function withoutYear(day = ''): string {
	return formatDay(day).replace(/ \d{4}$/, '');
}

/** The specification uses straight quotes; the product uses curly ones. */
export const typeset = (value: unknown): unknown =>
	typeof value === 'string' ? value.replaceAll("'", '’') : value;
