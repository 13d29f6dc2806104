/** What the assistant sees of a return, read once for each message. */
import type { AssistantPorts, DocumentText } from '@halfpenny/assistant';
import type { Facts } from '@halfpenny/facts';
import { nextStep } from '@halfpenny/lifecycle';
import { isTaxYear, yearData } from '@halfpenny/years';
import { todayInTheUk } from '../../platform/clock.ts';
import type { Services } from '../../platform/services.ts';
import { loadPersonAnswers, readFacts } from '../calculation/facts.ts';
import { openDocument } from '../documents/document.ts';
import { listDocuments } from '../documents/repository.ts';
import { listEntries } from '../entries/queries.ts';
import { connectionStatus } from '../hmrc-connection/status.ts';
import { expectedOf } from '../making-tax-digital/year/expected.ts';
import { readNextStep } from '../next-step/queries.ts';
import { loadProfile } from '../profile/queries.ts';
import { openProposal } from '../proposals/proposal.ts';
import { listProposalRows } from '../proposals/repository.ts';
import { findReturnBefore } from '../tax-returns/last-year.ts';
import { problemOfChange } from '../tax-returns/policy.ts';
import type { TaxReturnRow } from '../tax-returns/repository.ts';
import type { Asked } from './begin.ts';

/** The ports of a conversation. Undefined while the answers of the return contradict each other. */
export async function openPorts(services: Services, asked: Asked): Promise<AssistantPorts | undefined> {
	const { key, jurisdiction } = asked;
	const today = todayInTheUk(services.clock);
	const { connected } = await connectionStatus(services, key.userId, undefined);
	const obligations = await expectedOf(services, key.userId, key.taxYear);
	const always = {
		today: () => today,
		returnType: () => key.returnType,
		digital: () => ({ connected, obligations }),
	};
	if (key.taxReturn) {
		const ofReturn = await portsOfReturn(services, key.taxReturn);
		return ofReturn && { ...always, ...ofReturn };
	}
	const facts = await emptyFacts(services, key.userId, { taxYear: key.taxYear, jurisdiction });
	return facts && { ...always, ...portsWithoutReturn(facts, key, today) };
}

type OfReturn = Omit<AssistantPorts, 'today' | 'returnType' | 'digital'>;

async function portsOfReturn(services: Services, taxReturn: TaxReturnRow): Promise<OfReturn | undefined> {
	const { database } = services;
	const { id, userId, taxYear, jurisdiction, returnType } = taxReturn;
	const personal = returnType === 'individual';
	const facts = personal
		? await factsOf(services, taxReturn)
		: await emptyFacts(services, userId, { taxYear, jurisdiction });
	if (!facts) return undefined;
	const entries = await listEntries(services, database, userId, id);
	const before = personal ? await findReturnBefore(database, taxReturn) : undefined;
	const lastYear = before && (await factsOf(services, before));
	const cipher = await services.vault.cipherOf(database, userId);
	const proposals = (await listProposalRows(database, userId, id))
		.filter(({ status }) => status === 'open')
		.map((row) => ({ id: row.id, changes: openProposal(cipher, row).changes }));
	const step = await readNextStep(services, taxReturn);
	// Too busy: the answer fails like any other that cannot be written, and can be asked for again.
	if (!step.ok) throw new Error(step.problem.code);
	return {
		facts: () => facts,
		entries: () => entries,
		openProposals: () => proposals,
		hasReturn: () => true,
		isLocked: () => problemOfChange(taxReturn) !== undefined,
		lastYear: () => lastYear,
		nextStep: () => step.value,
		documents: () => readDocuments(services, taxReturn),
	};
}

/** Undefined when the answers contradict each other. */
async function factsOf(services: Services, taxReturn: TaxReturnRow): Promise<Facts | undefined> {
	const { profile, entries } = await loadPersonAnswers(services, services.database, taxReturn);
	const read = readFacts(taxReturn, profile, entries);
	return read.ok ? read.facts : undefined;
}

async function emptyFacts(
	services: Services,
	userId: string,
	year: Pick<TaxReturnRow, 'taxYear' | 'jurisdiction'>,
): Promise<Facts | undefined> {
	const person = await loadProfile(services, services.database, userId);
	const read = person && readFacts(year, person.profile, []);
	return read?.ok ? read.facts : undefined;
}

/** Nothing can be proposed where there is no return. */
function portsWithoutReturn(facts: Facts, { taxYear, returnType }: Asked['key'], today: string): OfReturn {
	const step = nextStep({
		...{ today, taxYear, returnType, channel: 'transaction-engine', status: 'draft', amending: false },
		...{ hasForm: true, begun: false, submissionId: null, test: false, notBegun: [], missing: [] },
		...{ doubtful: [], before: [], obligations: [] },
		deadline: isTaxYear(taxYear) ? yearData(taxYear).deadlines.online : today,
	});
	return {
		facts: () => facts,
		entries: () => [],
		openProposals: () => [],
		hasReturn: () => false,
		isLocked: () => true,
		lastYear: () => undefined,
		nextStep: () => step,
		documents: async () => [],
	};
}

/** What was read from the documents, a line for each field. */
async function readDocuments(services: Services, { id, userId }: TaxReturnRow): Promise<DocumentText[]> {
	const { database, vault } = services;
	const cipher = await vault.cipherOf(database, userId);
	return (await listDocuments(database, userId, id)).map(({ document }) => {
		const { filename, documentType, reading } = openDocument(cipher, document);
		const fields = reading ? [reading, ...reading.others].flatMap((one) => one.fields) : [];
		const lines = fields.map(({ name, text, page }) => ({ page, text: `${name}: ${text}` }));
		return { id: document.id, fileName: filename, type: documentType, lines };
	});
}
