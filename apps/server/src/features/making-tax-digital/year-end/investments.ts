/**
 * Relief for investments. The answers have each company and what was put in; HMRC also wants the reference and the date
 * from its certificate, and stores them: none are stored here.
 */
import type { AnswerOf, BodyOf, calls } from '@halfpenny/contract';
import { type Facts, type Pence, pence, sum, toPounds } from '@halfpenny/facts';
import { investmentReliefs, type MtdSession, type PersonYear } from '@halfpenny/hmrc';
import { sayMtdYear } from '@halfpenny/messages/mtd-year';
import { claimableInvestments, type InvestmentScheme } from '@halfpenny/tax';
import { fail, failWithProblems, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import type { HmrcSession } from '../../hmrc-connection/session.ts';
import { orNothing, resultOf } from '../access/failures.ts';
import { type MtdCaller, openFor } from '../access/hmrc-access.ts';
import { canSend } from '../year/closed.ts';
import { rowsBelow } from './annual-rows.ts';
import { loadFactsOfYear } from './facts-of-year.ts';
import type { Invested } from './invested.ts';
import {
	type HeldInvestment,
	idOf,
	isSame,
	listOf,
	nameForHmrc,
	recordOf,
	sideBySide,
} from './investments-at-hmrc.ts';
import type { YearEndItem } from './item.ts';
import { sendPart } from './send-part.ts';

type Shown = AnswerOf<typeof calls.mtdInvestments>[number];

async function read(session: MtdSession, year: PersonYear): Promise<Result<readonly HeldInvestment[]>> {
	const held = orNothing(await investmentReliefs.retrieve(session, year));
	return held.ok ? succeed(listOf(held.value)) : held;
}

/** The item: the totals from the answers beside HMRC's. */
export function investmentsItem(facts: Facts | undefined): YearEndItem {
	const key = 'investments';
	return {
		...{
			key,
			title: sayMtdYear('yearEnd.investments'),
			ours: facts ? rowsOf(claimableInvestments(facts)) : {},
		},
		retrieve: async (session, year) => {
			const held = await read(session, year);
			return held.ok ? succeed(rowsOf(totalsOf(held.value))) : held;
		},
		remove: investmentReliefs.remove,
	};
}

function totalsOf(held: readonly HeldInvestment[]): ReturnType<typeof claimableInvestments> {
	const total = (isIt: (one: HeldInvestment) => boolean): Pence =>
		sum(held.filter(isIt).map(({ reliefClaimed }) => reliefClaimed));
	const of = (wanted: InvestmentScheme) => total(({ scheme }) => scheme === wanted);
	return {
		...{ eis: of('eis'), seis: of('seis'), vct: of('vct') },
		communityInvestment: of('communityInvestment'),
		knowledgeIntensive: total(({ knowledgeIntensive }) => knowledgeIntensive === true),
	};
}

const rowsOf = (totals: ReturnType<typeof claimableInvestments>) =>
	rowsBelow('', {
		...{ eisSubscription: totals.eis, eisKnowledgeIntensive: totals.knowledgeIntensive },
		...{ seedEnterpriseInvestment: totals.seis, vctSubscription: totals.vct },
		communityInvestment: totals.communityInvestment,
	});

/** Whether HMRC would ask of a company whether it is knowledge-intensive, and the answers do not say. */
export function lacksKnowledge({ reliefs = {} }: Facts): boolean {
	const { enterpriseInvestmentScheme: all = pence(0) } = reliefs;
	return all > 0 && reliefs.enterpriseInvestmentSchemeKnowledgeIntensive === undefined;
}

/** Each company of the answers beside what HMRC has for it, and those that only HMRC has. */
export async function listInvestments(
	services: Services,
	caller: MtdCaller,
	taxYear: string,
): Promise<Result<Shown[]>> {
	if (!canSend(taxYear)) return fail('MTD_YEAR_NOT_SENT');
	const access = await openFor(services, caller);
	return access.ok ? present(services, caller, access.value, taxYear) : access;
}

async function ourInvestments({ vault, database }: Services, { userId }: MtdCaller, taxYear: string) {
	const year = await loadFactsOfYear({ vault }, database, userId, taxYear);
	return year?.investments ?? [];
}

async function present(
	services: Services,
	caller: MtdCaller,
	{ mtd, nino }: HmrcSession,
	taxYear: string,
): Promise<Result<Shown[]>> {
	const held = await read(mtd, { nino, taxYear });
	if (!held.ok) return held;
	const ours = await ourInvestments(services, caller, taxYear);
	return succeed(sideBySide(ours, held.value).map(shownOf));
}

function shownOf({ one, ours, held }: ReturnType<typeof sideBySide>[number]): Shown {
	return {
		...{ entryId: ours?.entryId ?? null, heldId: held ? idOf(held) : null },
		...{ scheme: one.scheme, company: one.company ?? null },
		knowledgeIntensive: one.knowledgeIntensive ?? null,
		ours: ours ? toPounds(ours.reliefClaimed) : null,
		held: held ? toPounds(held.reliefClaimed) : null,
		uniqueInvestmentRef: held?.uniqueInvestmentRef ?? null,
		dateOfInvestment: held?.dateOfInvestment ?? null,
		same: ours !== undefined && held !== undefined && isSame(ours, held),
	};
}

type Asked = Pick<
	BodyOf<typeof calls.putMtdInvestment>,
	'taxYear' | 'entryId' | 'uniqueInvestmentRef' | 'dateOfInvestment'
>;

/** As HMRC's Reliefs 3.0 requires it from 2025-26. */
const REQUIRED: Readonly<Record<InvestmentScheme, readonly ('reference' | 'date')[]>> = {
	eis: ['reference', 'date'],
	seis: ['reference', 'date'],
	vct: ['date'],
	communityInvestment: ['reference'],
};

/**
 * Sends a company of the answers, replacing what HMRC has for it. VALIDATION_FAILED names what HMRC requires and was left
 * out; MTD_YEAR_END_CHANGED if the answers no longer have the company.
 */
export async function putInvestment(
	services: Services,
	caller: MtdCaller,
	{ taxYear, entryId, ...typed }: Asked,
): Promise<Result<Shown[]>> {
	const ours = await ourInvestments(services, caller, taxYear);
	const one = ours.find((each) => each.entryId === entryId);
	if (!one) return fail('MTD_YEAR_END_CHANGED');
	const problems = problemsOf(one, typed);
	if (problems.length > 0) return failWithProblems(problems);
	return change(services, caller, taxYear, (held) => {
		const before = sideBySide(ours, held).find((pair) => pair.ours === one)?.held;
		return [...held.filter((each) => each !== before), sentAs(one, typed)];
	});
}

type Typed = Pick<Asked, 'uniqueInvestmentRef' | 'dateOfInvestment'>;

function problemsOf({ scheme, knowledgeIntensive }: Invested, typed: Typed) {
	const required = REQUIRED[scheme];
	const noReference = required.includes('reference') && typed.uniqueInvestmentRef === '';
	const noDate = required.includes('date') && typed.dateOfInvestment === null;
	return [
		...(noReference ? [{ path: 'uniqueInvestmentRef', code: 'investment.noReference' }] : []),
		...(noDate ? [{ path: 'dateOfInvestment', code: 'investment.noDate' }] : []),
		...(scheme === 'eis' && knowledgeIntensive === undefined
			? [{ path: 'knowledgeIntensive', code: 'investment.noKnowledge' }]
			: []),
	];
}

const sentAs = (one: Invested, { uniqueInvestmentRef, dateOfInvestment }: Typed): HeldInvestment => ({
	...{ scheme: one.scheme, company: nameForHmrc(one.company) },
	...(one.knowledgeIntensive !== undefined && { knowledgeIntensive: one.knowledgeIntensive }),
	...(uniqueInvestmentRef !== '' && { uniqueInvestmentRef }),
	...(dateOfInvestment !== null && { dateOfInvestment }),
	...{ amountInvested: one.amountInvested, reliefClaimed: one.reliefClaimed },
});

/** Deletes a company's investment at HMRC; one that is no longer there changes nothing. */
export function removeInvestment(
	services: Services,
	caller: MtdCaller,
	{ taxYear, heldId }: { readonly taxYear: string; readonly heldId: string },
): Promise<Result<Shown[]>> {
	return change(services, caller, taxYear, (held) => {
		const gone = held.find((each) => idOf(each) === heldId);
		return held.filter((each) => each !== gone);
	});
}

function change(
	services: Services,
	caller: MtdCaller,
	taxYear: string,
	to: (held: readonly HeldInvestment[]) => readonly HeldInvestment[],
): Promise<Result<Shown[]>> {
	const work = async ({ mtd, nino }: HmrcSession): Promise<Result<unknown>> => {
		const year: PersonYear = { nino, taxYear };
		const held = await read(mtd, year);
		if (!held.ok) return held;
		const list = to(held.value);
		if (list.length > 0) return resultOf(await investmentReliefs.put(mtd, year, recordOf(list)));
		return held.value.length > 0 ? resultOf(await investmentReliefs.remove(mtd, year)) : succeed(true);
	};
	const again = (access: HmrcSession) => present(services, caller, access, taxYear);
	return sendPart(services, caller, { taxYear, item: 'investments', work, read: again });
}
