/** Reads the current state of a return and decides what comes next. */
import { type NextStep, type NextStepInput, nextStep, shownStatus } from '@halfpenny/lifecycle';
import { isTaxYear, yearData } from '@halfpenny/years';
import { todayInTheUk } from '../../platform/clock.ts';
import { type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { listDocuments } from '../documents/repository.ts';
import { isCostly } from '../entries/costly.ts';
import { expectedOf } from '../making-tax-digital/year/expected.ts';
import { readToCheck } from '../submissions/check/check-before.ts';
import type { ReturnAnswers } from '../submissions/check/content.ts';
import { beforeSending } from '../submissions/check/may-file-for.ts';
import { type ReturnSource, settledOf } from '../submissions/check/return-source.ts';
import { openSnapshot } from '../submissions/lifecycle/sealed.ts';
import { isTest } from '../submissions/receipt/receipt.ts';
import { findSubmission, type Submission } from '../submissions/repository.ts';
import { hasForm } from '../tax-returns/has-form.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';
import { amendmentSoFar, refusalOf } from './beside-hmrc.ts';
import { type CheckedDraft, nextStepWork } from './check-work.ts';
import { lateSoFar } from './money.ts';
import { openAnswers } from './open-answers.ts';

/** The next step of a return. SERVICE_BUSY, STILL_WORKING if it has very many answers. */
export async function readNextStep(services: Services, taxReturn: TaxReturnRow): Promise<Result<NextStep>> {
	const { taxYear, returnType, amending, submissionId } = taxReturn;
	const today = todayInTheUk(services.clock);
	const toCheck = await readToCheck(services, services.database, taxReturn);
	const { answers } = toCheck;
	const whose = { userId: taxReturn.userId, costly: isCostly(answers.entries.length) };
	const done = await services.threads.run(nextStepWork, whose, toCheck);
	if (!done.ok) return done;
	const latest = submissionId
		? await findSubmission(services.database, taxReturn.userId, submissionId)
		: undefined;
	const obligations = await expectedOf(services, taxReturn.userId, taxYear);
	const byMtd = obligations.length > 0 && returnType === 'individual';
	const step = nextStep({
		...{ today, taxYear, returnType, amending },
		hasForm: hasForm(taxReturn),
		channel: latest?.channel ?? (byMtd ? 'mtd' : 'transaction-engine'),
		status: shownStatus(taxReturn) ?? 'draft',
		submissionId,
		test: latest !== undefined && isTest(latest),
		begun: await isBegun(services, answers),
		...(await toAnswer(services, { taxReturn, checked: done.value.checked }, latest)),
		...(await money(services, { taxReturn, draft: done.value.draft }, latest)),
		obligations: byMtd ? obligations : [],
	});
	return succeed(step);
}

/** Whether anything was answered or uploaded. */
async function isBegun({ database }: Services, { entries, taxReturn }: ReturnAnswers): Promise<boolean> {
	if (entries.length > 0) return true;
	return (await listDocuments(database, taxReturn.userId, taxReturn.id)).length > 0;
}

type Answered = Pick<NextStepInput, 'notBegun' | 'missing' | 'doubtful' | 'before' | 'refusal' | 'amendment'>;

/** What is left to answer and to do, and how it compares with what HMRC refused or has. */
async function toAnswer(
	services: Services,
	{ taxReturn, checked }: { readonly taxReturn: TaxReturnRow } & Pick<CheckedDraft, 'checked'>,
	latest: Submission | undefined,
): Promise<Answered> {
	const { needsUtr, ...answers } = openAnswers(checked);
	const beside = { taxReturn, checked: checked.ok ? checked.value : undefined };
	const before = await beforeSending(services, taxReturn.userId, beside.checked?.source);
	const refusal = latest?.state === 'rejected' ? await refusalOf(services, beside, latest) : undefined;
	const amendment = taxReturn.amending ? await amendmentSoFar(services, beside) : undefined;
	return {
		...answers,
		before: [...(needsUtr ? (['utr'] as const) : []), ...before],
		...(refusal && { refusal }),
		...(amendment && { amendment }),
	};
}

/** What the year costs: from what was sent once HMRC has accepted it, otherwise from the current answers. */
async function money(
	services: Services,
	{ taxReturn, draft }: { readonly taxReturn: TaxReturnRow } & Pick<CheckedDraft, 'draft'>,
	latest: Submission | undefined,
): Promise<Pick<NextStepInput, 'deadline' | 'settlement' | 'late'>> {
	const today = todayInTheUk(services.clock);
	const { taxYear, status } = taxReturn;
	const sent = status === 'accepted' ? latest : undefined;
	const source = sent ? await sentSource(services, sent) : draft;
	const settlement = source && settledOf(source, sent?.createdAt.toISOString().slice(0, 10) ?? today);
	const deadline = isTaxYear(taxYear) ? yearData(taxYear).deadlines.online : today;
	const late = today > deadline ? lateSoFar(source, taxYear, today) : undefined;
	return { deadline, ...(settlement && { settlement }), ...(late && { late }) };
}

async function sentSource({ database, vault }: Services, sent: Submission): Promise<ReturnSource> {
	return openSnapshot(await vault.cipherOf(database, sent.userId), sent).source;
}
