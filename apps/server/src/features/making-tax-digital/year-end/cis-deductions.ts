/**
 * Deductions under the Construction Industry Scheme. A return has one total, HMRC wants them by contractor and month
 * and stores them: none are stored here.
 */
import type { AnswerOf, BodyOf, calls } from '@halfpenny/contract';
import { type Facts, parsePounds, pence, sum, toPounds } from '@halfpenny/facts';
import {
	addCisDeductions,
	deleteCisDeductions,
	type HeldCisDeductions,
	type PersonYear,
	retrieveCisDeductions,
} from '@halfpenny/hmrc';
import { sayMtdYear } from '@halfpenny/messages/mtd-year';
import { contractorMonths, isTaxYear, yearData } from '@halfpenny/years';
import { fail, failWithProblems, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import type { HmrcSession } from '../../hmrc-connection/session.ts';
import { orNothing, resultOf } from '../access/failures.ts';
import { type MtdCaller, openFor } from '../access/hmrc-access.ts';
import { canSend } from '../year/closed.ts';
import { rowsBelow } from './annual-rows.ts';
import type { YearEndItem } from './item.ts';
import { sendPart } from './send-part.ts';

type Contractor = AnswerOf<typeof calls.mtdCisDeductions>[number];

/** The item: the total from the answers beside HMRC's. */
export function cisItem(trades: NonNullable<Facts['trades']>): YearEndItem {
	const totalDeductionAmount = sum(trades.map(({ cisDeductions }) => cisDeductions ?? pence(0)));
	return {
		key: 'constructionIndustry',
		title: sayMtdYear('yearEnd.constructionIndustry'),
		ours: rowsBelow('', { totalDeductionAmount }),
		retrieve: async (session, year) => {
			const held = orNothing(await retrieveCisDeductions(session, year));
			if (!held.ok) return held;
			return succeed(held.value && rowsBelow('', { totalDeductionAmount: totalOf(held.value) }));
		},
		remove: async (session, year) => {
			const held = await retrieveCisDeductions(session, year);
			if (held.kind !== 'answered') return held;
			for (const { submissionId } of presentHeld(held.value)) {
				if (submissionId === null) continue;
				const removed = await deleteCisDeductions(session, year, submissionId);
				if (removed.kind !== 'answered') return removed;
			}
			return { ...held, value: true };
		},
	};
}

const totalOf = ({ totalDeductionAmount, cisDeductions }: HeldCisDeductions) =>
	totalDeductionAmount ?? sum(cisDeductions.map((one) => one.totalDeductionAmount ?? pence(0)));

/** HMRC's contractors of a year; `submissionId` is null if the contractor reported the deductions. */
function presentHeld({ cisDeductions }: HeldCisDeductions): Contractor[] {
	return cisDeductions.map(({ contractorName, employerRef, totalDeductionAmount, periodData }) => {
		const amounts = periodData.map(({ deductionAmount }) => deductionAmount ?? pence(0));
		return {
			...{ contractorName: contractorName ?? null, employerRef },
			total: toPounds(totalDeductionAmount ?? sum(amounts)),
			submissionId: periodData.find(({ source }) => source === 'customer')?.submissionId ?? null,
		};
	});
}

/** The contractors HMRC has for a year. */
export async function listContractors(
	services: Services,
	caller: MtdCaller,
	taxYear: string,
): Promise<Result<Contractor[]>> {
	if (!canSend(taxYear)) return fail('MTD_YEAR_NOT_SENT');
	const access = await openFor(services, caller);
	return access.ok ? read(access.value, taxYear) : access;
}

async function read({ mtd, nino }: HmrcSession, taxYear: string): Promise<Result<Contractor[]>> {
	const held = orNothing(await retrieveCisDeductions(mtd, { nino, taxYear }));
	if (!held.ok) return held;
	return succeed(held.value ? presentHeld(held.value) : []);
}

type Asked = Pick<
	BodyOf<typeof calls.addMtdCisDeductions>,
	'taxYear' | 'contractorName' | 'employerRef' | 'months'
>;

/** Adds a contractor's year. VALIDATION_FAILED names each month without a valid amount, or all when none is given. */
export async function addContractor(
	services: Services,
	caller: MtdCaller,
	{ taxYear, months, ...contractor }: Asked,
): Promise<Result<Contractor[]>> {
	if (!isTaxYear(taxYear)) return fail('MTD_YEAR_NOT_SENT');
	const typed = contractorMonths(taxYear).map((days, at) => ({ days, at, amount: parsedOf(months[at]) }));
	const problems = typed.flatMap(({ at, amount }) =>
		amount && !amount.ok ? [{ path: `months.${at}`, code: amount.problem }] : [],
	);
	const periodData = typed.flatMap(({ days: { from, to }, amount }) =>
		amount?.ok && amount.value > 0
			? [{ deductionFromDate: from, deductionToDate: to, deductionAmount: amount.value }]
			: [],
	);
	if (problems.length > 0) return failWithProblems(problems);
	if (periodData.length === 0) return failWithProblems([{ path: 'months.0', code: 'cis.noMonth' }]);
	const { startsOn: fromDate, endsOn: toDate } = yearData(taxYear);
	return change(services, caller, taxYear, async ({ mtd, nino }) =>
		resultOf(await addCisDeductions(mtd, nino, { fromDate, toDate, ...contractor, periodData })),
	);
}

const parsedOf = (typed = '') => (typed.trim() === '' ? undefined : parsePounds(typed, false));

/** Deletes a contractor's year at HMRC. */
export function removeContractor(
	services: Services,
	caller: MtdCaller,
	{ taxYear, submissionId }: { readonly taxYear: string; readonly submissionId: string },
): Promise<Result<Contractor[]>> {
	return change(services, caller, taxYear, async ({ mtd, nino }) => {
		const year: PersonYear = { nino, taxYear };
		return resultOf(await deleteCisDeductions(mtd, year, submissionId));
	});
}

function change(
	services: Services,
	caller: MtdCaller,
	taxYear: string,
	work: (access: HmrcSession) => Promise<Result<unknown>>,
): Promise<Result<Contractor[]>> {
	return sendPart(services, caller, { taxYear, item: 'constructionIndustry', work, read });
}
