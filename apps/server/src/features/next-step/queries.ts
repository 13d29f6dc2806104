/** Reads everything that stands of a return and decides what comes next. */
import { type NextStep, type NextStepInput, nextStep, shownStatus } from '@halfpenny/lifecycle';
import { findSection } from '@halfpenny/questions';
import { isTaxYear, yearData } from '@halfpenny/years';
import { todayInTheUk } from '../../platform/clock.ts';
import type { Services } from '../../platform/services.ts';
import { maySendFor } from '../consent/policy.ts';
import { listDocuments } from '../documents/repository.ts';
import { checkReturn } from '../submissions/check/check.ts';
import { loadContent, type ReturnContent, readSource } from '../submissions/check/content.ts';
import type { ReturnSource } from '../submissions/check/return-source.ts';
import { openSnapshot } from '../submissions/lifecycle/sealed.ts';
import { isTest } from '../submissions/receipt/receipt.ts';
import { findSubmission, type Submission } from '../submissions/repository.ts';
import { hasForm } from '../tax-returns/has-form.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';
import { amendmentSoFar, refusalOf } from './beside-hmrc.ts';
import { lateSoFar, settledOf } from './money.ts';
import { openAnswers } from './open-answers.ts';

/** The next step of a return. */
export async function readNextStep(services: Services, taxReturn: TaxReturnRow): Promise<NextStep> {
	const { taxYear, returnType, amending, submissionId } = taxReturn;
	const today = todayInTheUk(services.clock);
	const content = await loadContent(services, services.database, taxReturn);
	const latest = submissionId
		? await findSubmission(services.database, taxReturn.userId, submissionId)
		: undefined;
	return nextStep({
		...{ today, taxYear, returnType, amending },
		hasForm: hasForm(taxReturn),
		channel: latest?.channel ?? 'transaction-engine',
		status: shownStatus(taxReturn) ?? 'draft',
		submissionId,
		test: latest !== undefined && isTest(latest),
		begun: await isBegun(services, content),
		...(await toAnswer(services, content, latest)),
		...(await money(services, content, latest)),
		obligations: [],
	});
}

/** Whether anything was answered or uploaded. */
async function isBegun({ database }: Services, { entries, taxReturn }: ReturnContent): Promise<boolean> {
	if (entries.length > 0) return true;
	return (await listDocuments(database, taxReturn.userId, taxReturn.id)).length > 0;
}

type Answered = Pick<NextStepInput, 'notBegun' | 'missing' | 'doubtful' | 'before' | 'refusal' | 'amendment'>;

/** What is left to answer and to do, and how it compares with what HMRC refused or has. */
async function toAnswer(
	services: Services,
	content: ReturnContent,
	latest: Submission | undefined,
): Promise<Answered> {
	const { taxReturn } = content;
	const checking = { sender: services.config.hmrc.sender, today: todayInTheUk(services.clock) };
	const checked = checkReturn(content, checking);
	const { needsUtr, ...answers } = openAnswers(checked);
	const beside = { taxReturn, checked: checked.ok ? checked.value : undefined };
	const maySend = await maySendFor(services, services.database, taxReturn.userId);
	const refusal = latest?.state === 'rejected' ? await refusalOf(services, beside, latest) : undefined;
	const amendment = taxReturn.amending ? await amendmentSoFar(services, beside) : undefined;
	return {
		...answers,
		before: [...(needsUtr ? (['utr'] as const) : []), ...(maySend ? [] : (['consent'] as const))],
		...(refusal && { refusal }),
		...(amendment && { amendment }),
	};
}

/** What the year comes to: by what was sent once HMRC has accepted it, else by the answers as they are. */
async function money(
	services: Services,
	content: ReturnContent,
	latest: Submission | undefined,
): Promise<Pick<NextStepInput, 'deadline' | 'settlement' | 'late'>> {
	const today = todayInTheUk(services.clock);
	const { taxYear, status } = content.taxReturn;
	const sent = status === 'accepted' ? latest : undefined;
	const source = sent ? await sentSource(services, sent) : draftSource(content);
	const settlement = source && settledOf(source, sent?.createdAt.toISOString().slice(0, 10) ?? today);
	const deadline = isTaxYear(taxYear) ? yearData(taxYear).deadlines.online : today;
	const late = today > deadline ? lateSoFar(source, { taxYear, deadline, today }) : undefined;
	return { deadline, ...(settlement && { settlement }), ...(late && { late }) };
}

async function sentSource({ database, vault }: Services, sent: Submission): Promise<ReturnSource> {
	return openSnapshot(await vault.cipherOf(database, sent.userId), sent).source;
}

/** Undefined while nothing was entered that could be worked out, or the answers contradict each other. */
function draftSource(content: ReturnContent): ReturnSource | undefined {
	const hasAmounts = content.entries.some(({ section }) => findSection(section)?.group !== 'scope');
	const read = hasAmounts ? readSource(content) : undefined;
	return read?.ok ? read.source : undefined;
}
