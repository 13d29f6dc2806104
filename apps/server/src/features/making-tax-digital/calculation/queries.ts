/** HMRC's calculations of a year: the list, and one compared with ours, with what blocks declaring it. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { type Facts, formatDay, toPounds } from '@halfpenny/facts';
import {
	type Calculation as HmrcCalculation,
	type ListedCalculation,
	listCalculations,
	retrieveCalculation,
} from '@halfpenny/hmrc';
import { sayDeclaration, saySource } from '@halfpenny/messages/mtd-calculation';
import { canBePutRight } from '@halfpenny/messages/mtd-cannot-send';
import { calculate } from '@halfpenny/tax';
import { isTaxYear, type TaxYear, yearData } from '@halfpenny/years';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { orNothing, resultOf } from '../access/failures.ts';
import { type MtdCaller, openFor } from '../access/hmrc-access.ts';
import { nameOf } from '../businesses/business.ts';
import { loadKeptYear, sentLast } from '../quarters/prepare.ts';
import { whatCannotBeSent } from '../year-end/cannot-send.ts';
import { allowanceNotMoved } from '../year-end/marriage-allowance.ts';
import { presentYearEnd, readYearEnd, type YearEnd } from '../year-end/queries.ts';
import { incomeOf, linesOf, notCounted, presentIncome, presentLines } from './compare.ts';
import { ourFacts, type SentTotals } from './our-facts.ts';
import { type CalculationRow, findAsked, listAsked, markShown } from './repository.ts';
import { sealShown } from './shown.ts';

type Listed = AnswerOf<typeof calls.mtdCalculations>[number];
type One = AnswerOf<typeof calls.mtdCalculation>;
type Blocker = One['blockers'][number];

/** HMRC's calculations of a year, and those it is still working on, latest first. */
export async function readCalculations(
	services: Services,
	caller: MtdCaller,
	taxYear: string,
): Promise<Result<Listed[]>> {
	const access = await openFor(services, caller);
	if (!access.ok) return access;
	const { mtd: session, nino } = access.value;
	const listed = orNothing(await listCalculations(session, { nino, taxYear }));
	if (!listed.ok) return listed;
	const { environment } = services.config.hmrc;
	const asked = await listAsked(services.database, { userId: caller.userId, environment }, taxYear);
	const atHmrc = (listed.value ?? []).map(presentListed);
	const waiting = asked.filter((row) => !atHmrc.some(({ id }) => id === row.calculationId));
	return succeed([...waiting.map(presentAsked), ...atHmrc]);
}

function presentListed(one: ListedCalculation): Listed {
	const { calculationId, calculationType, calculationTimestamp, calculationOutcome, liabilityAmount } = one;
	const isGood = calculationOutcome === undefined || calculationOutcome === 'PROCESSED';
	return {
		...{ id: calculationId, calculationId, type: calculationType },
		crystallised: calculationType === 'final-declaration',
		totalIncomeTaxAndNicsDue: liabilityAmount === undefined ? null : toPounds(liabilityAmount),
		calculatedAt: new Date(calculationTimestamp).toISOString(),
		state: isGood ? 'ready' : 'failed',
	};
}

/** One that was asked for but is not in HMRC's list yet. */
export function presentAsked({ calculationId, type }: CalculationRow): Listed {
	return {
		...{ id: calculationId, calculationId, type, crystallised: false },
		...{ totalIncomeTaxAndNicsDue: null, calculatedAt: null, state: 'calculating' },
	};
}

const NOTHING = { lines: [], income: [], messages: [], blockers: [], declaration: null };

/** One calculation compared with ours. Reading one that can be declared records that it was shown, with its blockers. */
export async function readCalculation(
	services: Services,
	caller: MtdCaller,
	{ calculationId, taxYear }: { readonly calculationId: string; readonly taxYear: string },
): Promise<Result<One>> {
	const person = { userId: caller.userId, environment: services.config.hmrc.environment };
	const access = await openFor(services, caller);
	if (!access.ok) return access;
	const { mtd: session, nino } = access.value;
	const asked = await findAsked(services.database, person, calculationId);
	const outcome = await retrieveCalculation(session, { nino, taxYear }, calculationId);
	if (outcome.kind === 'notReady')
		return asked ? succeed({ ...presentAsked(asked), ...NOTHING }) : fail('MTD_CALCULATION_UNKNOWN');
	const found = resultOf(outcome);
	if (!found.ok) return found;
	const yearEnd = await readYearEnd(services, caller, taxYear);
	if (!yearEnd.ok) return yearEnd;
	const { yearEnd: known } = yearEnd.value;
	const facts = ourFacts(taxYear, known.year?.facts, await totalsOf(services, known));
	const one = present(found.value, known, facts);
	if (asked?.type === 'intent-to-finalise') {
		const cipher = await services.vault.cipherOf(services.database, caller.userId);
		const { year } = known;
		const sealedShown = sealShown(cipher, calculationId, {
			...{ due: one.totalIncomeTaxAndNicsDue, blockers: one.blockers, declaration: one.declaration },
			...{ lines: one.lines, income: one.income, ...(facts && { facts }) },
			answers: year ? { taxReturnId: year.taxReturn.id, factsVersion: year.taxReturn.factsVersion } : null,
		});
		const shownAt = services.clock.now();
		await markShown(services.database, person, calculationId, { shownAt, sealedShown });
	}
	return succeed(one);
}

/** HMRC's second name for a calculation that was declared. */
const DECLARED = new Set(['declare-finalisation', 'final-declaration', 'confirm-amendment']);

function present(found: HmrcCalculation, yearEnd: YearEnd, facts: Facts | undefined): One {
	const { calculationId, calculationType: type, calculationTimestamp } = found.metadata;
	const { taxYear } = yearEnd;
	const figures = found.calculation?.taxCalculation ? found.calculation : undefined;
	const ours = facts && calculate(facts);
	const income = figures && facts && ours ? incomeOf(figures, facts, ours) : undefined;
	const lines = figures && facts && ours ? linesOf(figures, facts, ours) : {};
	const due = figures?.taxCalculation?.totalIncomeTaxAndNicsDue;
	const missing = income ? notCounted(income) : [];
	const isFinal = type === 'intent-to-finalise';
	return {
		...{ id: calculationId, calculationId, type, crystallised: DECLARED.has(type) },
		totalIncomeTaxAndNicsDue: due === undefined ? null : toPounds(due),
		calculatedAt: calculationTimestamp === undefined ? null : new Date(calculationTimestamp).toISOString(),
		state: figures ? 'ready' : 'failed',
		lines: income ? presentLines(lines, income) : [],
		income: income ? presentIncome(income) : [],
		messages: messagesOf(found),
		blockers: isFinal
			? [
					...blockersOf(yearEnd, figures !== undefined),
					...missing.map(blockerOfIncome),
					...blockersOfMarriage(yearEnd, found),
				]
			: [],
		declaration: isFinal && figures && isTaxYear(taxYear) ? declarationOf(taxYear) : null,
	};
}

/** What HMRC last accepted for each business. */
async function totalsOf(services: Services, { taxYear, links }: YearEnd): Promise<SentTotals[]> {
	const totals: SentTotals[] = [];
	for (const { business, to } of links) {
		const kept = await loadKeptYear(services, services.database, business, taxYear);
		const sent = sentLast(kept);
		if (sent)
			totals.push({ type: business.type, name: nameOf(business), rows: sent.rows, position: to?.position });
	}
	return totals;
}

function messagesOf({ messages = {} }: HmrcCalculation): One['messages'] {
	const of = (kind: 'info' | 'warning' | 'error', all: readonly { text: string }[] = []) =>
		all.map(({ text }) => ({ kind, text }));
	return [...of('error', messages.errors), ...of('warning', messages.warnings), ...of('info', messages.info)];
}

function blockersOf(yearEnd: YearEnd, hasFigures: boolean): Blocker[] {
	const { links, items } = presentYearEnd(yearEnd);
	const blocker = (code: string, message: string, remediation: string) => ({ code, message, remediation });
	const isBroken = yearEnd.year !== undefined && yearEnd.year.facts === undefined;
	return [
		...(hasFigures
			? []
			: [blocker('noFigures', sayDeclaration('blocker.noFigures'), sayDeclaration('blocker.noFigures.fix'))]),
		...(isBroken
			? [blocker('answers', sayDeclaration('blocker.answers'), sayDeclaration('blocker.answers.fix'))]
			: []),
		...links
			.filter(({ entryId, choices }) => entryId === null && choices.length > 0)
			.map(({ name }) =>
				blocker(
					'notLinked',
					sayDeclaration('blocker.notLinked', { name }),
					sayDeclaration('blocker.notLinked.fix'),
				),
			),
		...items
			.filter(({ state }) => state !== 'same')
			.map(({ title }) =>
				blocker(
					'yearEnd',
					sayDeclaration('blocker.yearEnd', { title }),
					sayDeclaration('blocker.yearEnd.fix'),
				),
			),
		...whatCannotBeSent(yearEnd.year?.facts).map(({ code, message }) =>
			blocker(
				`cannotSend.${code}`,
				message,
				sayDeclaration(canBePutRight(code) ? 'blocker.mendable.fix' : 'blocker.cannotSend.fix'),
			),
		),
	];
}

function blockerOfIncome(source: Parameters<typeof saySource>[0]): Blocker {
	return {
		code: `notCounted.${source}`,
		message: sayDeclaration('blocker.notCounted', { source: saySource(source) }),
		remediation: sayDeclaration('blocker.notCounted.fix'),
	};
}

function blockersOfMarriage({ year }: YearEnd, found: HmrcCalculation): Blocker[] {
	const way = found.calculation && allowanceNotMoved(year?.facts, found);
	if (!way) return [];
	const message = sayDeclaration(`blocker.marriage.${way}`);
	return [{ code: `marriage.${way}`, message, remediation: sayDeclaration(`blocker.marriage.${way}.fix`) }];
}

function declarationOf(taxYear: TaxYear): NonNullable<One['declaration']> {
	const until = formatDay(yearData(taxYear).deadlines.businessRecords);
	return {
		words: [
			...[sayDeclaration('words.correct'), sayDeclaration('words.false'), sayDeclaration('words.final')],
			sayDeclaration('words.records', { until }),
		],
		confirmations: [
			...[sayDeclaration('confirm.updates'), sayDeclaration('confirm.records')],
			...[sayDeclaration('confirm.reviewed'), sayDeclaration('confirm.ready')],
		],
		warning: sayDeclaration('warning'),
	};
}
