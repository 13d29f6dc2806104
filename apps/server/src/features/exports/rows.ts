/** An export as table rows: year, section, entry, question, answer, source. */
import { sayDocuments } from '@halfpenny/messages/documents';
import { sayExport } from '@halfpenny/messages/exports';
import { answerWord, questionWords, sectionWords } from '@halfpenny/messages/questions';
import { entryName, findSection } from '@halfpenny/questions';
import type { ExportedData, ExportedReturn } from './content.ts';
import { figureRows, type Row } from './figure-rows.ts';
import { answerCell, detailCell, stateWords, statusWords } from './in-words.ts';

const HEAD = ['year', 'part', 'item', 'name', 'value', 'source', 'at'] as const;

/** The names of the columns. */
export function headRow(): Row {
	const [year, part, item, name, value, source, at] = HEAD.map((id) => sayExport(`column.${id}`));
	return [year, part, item, name, value, source, at];
}

/** Everything about a person. */
export function allRows({
	profile,
	emailAddressToConfirm,
	twoStepSignIn,
	passkeys,
	returns,
	documentsWithoutReturn,
	conversationsWithoutReturn,
	modelAgreements,
	references,
	requestsToFile,
	nationalInsuranceNumbers,
	connectionsToHmrc,
	agreements,
	activity,
}: ExportedData): Row[] {
	return [
		...Object.entries(profile ?? {}).map(
			([field, value]): Row => [
				null,
				sayExport('part.profile'),
				null,
				labelOf('profile', field),
				detailCell(field, value),
				null,
				null,
			],
		),
		...(emailAddressToConfirm === null
			? []
			: [
					[
						...([null, sayExport('part.profile'), null, sayExport('emailToConfirm')] as const),
						...([emailAddressToConfirm, null, null] as const),
					] satisfies Row,
				]),
		signInRow(twoStepSignIn),
		...passkeys.map(
			({ name, addedAt }): Row => [
				null,
				sayExport('part.signIn'),
				null,
				sayExport('passkey'),
				name,
				null,
				addedAt,
			],
		),
		...returns.flatMap(returnRows),
		...documentsWithoutReturn.map((one) => documentRow(null, one)),
		...conversationsWithoutReturn.flatMap(({ taxYear, messages }) =>
			messages.map((message) => messageRow(taxYear, message)),
		),
		...references.map(
			({ uniqueTaxReference, environment, boundAt }): Row => [
				null,
				sayExport('part.reference'),
				environment,
				labelOf('profile', 'uniqueTaxReference'),
				uniqueTaxReference,
				null,
				boundAt,
			],
		),
		...requestsToFile.map(
			({ uniqueTaxReference, environment, askedAt, decision }): Row => [
				null,
				sayExport('part.requestToFile'),
				environment,
				sayExport(`requestToFile.${decision ?? 'waiting'}`),
				uniqueTaxReference,
				null,
				askedAt,
			],
		),
		...nationalInsuranceNumbers.map(
			({ nationalInsurance, environment, boundAt }): Row => [
				null,
				sayExport('part.nationalInsurance'),
				environment,
				labelOf('profile', 'nationalInsurance'),
				nationalInsurance,
				null,
				boundAt,
			],
		),
		...connectionsToHmrc.map(
			({ environment, since, until, endedAt }): Row => [
				null,
				sayExport('part.connection'),
				environment,
				sayExport('connection.until'),
				endedAt ?? until,
				null,
				since,
			],
		),
		...agreements.map(
			({ agent, status, askedAt }): Row => [
				null,
				sayExport('part.agreement'),
				agent.name,
				null,
				sayExport(`agreement.${status}`),
				null,
				askedAt,
			],
		),
		...modelAgreements.map(
			({ provider, agreed, answeredAt }): Row => [
				null,
				sayExport('part.modelAgreement'),
				provider,
				null,
				sayExport(agreed ? 'agreement.given' : 'agreement.refused'),
				null,
				answeredAt,
			],
		),
		...activity.map(
			({ at, action, subject }): Row => [null, sayExport('part.activity'), subject, null, action, null, at],
		),
	];
}

function signInRow({ since }: ExportedData['twoStepSignIn']): Row {
	const name = sayExport('twoStep');
	return [null, sayExport('part.signIn'), null, name, answerWord(since !== null), null, since];
}

/** One return. */
export function returnRows(exported: ExportedReturn): Row[] {
	const { taxReturn, entries, calculation, submissions, documents, conversation } = exported;
	const year = taxReturn.taxYear;
	return [
		[
			year,
			sayExport('part.return'),
			sayExport(`type.${taxReturn.returnType}`),
			sayExport('status'),
			statusWords(taxReturn),
			null,
			taxReturn.createdAt,
		],
		...entries.flatMap((entry) => entryRows(year, entry, entries)),
		...figureRows(year, calculation),
		...submissions.flatMap((submission) => submissionRows(year, submission)),
		...documents.map((document) => documentRow(year, document)),
		...conversation.map((message) => messageRow(year, message)),
	];
}

function entryRows(
	year: string,
	entry: ExportedReturn['entries'][number],
	entries: ExportedReturn['entries'],
): Row[] {
	const { section: id, answers, provenance } = entry;
	const section = findSection(id);
	const item = section && entryName(section, answers);
	return Object.entries(answers)
		.filter(([, answer]) => answer !== null)
		.map(([question]): Row => {
			const from = provenance[question];
			return [
				year,
				sectionWords(id).title,
				item,
				labelOf(id, question),
				answerCell(entry, question, entries),
				from && sayExport(`source.${from.source}`),
				from?.confirmedAt,
			];
		});
}

function submissionRows(year: string, submission: ExportedReturn['submissions'][number]): Row[] {
	const part = sayExport('part.filing');
	const hmrc = sayExport('source.hmrc');
	const item = sayExport('attempt', { number: submission.attemptNumber, amendment: submission.amendment });
	const { receipt, irmark, correlationId, events, errors, boxes } = submission;
	return [
		[year, part, item, sayExport('irmark'), irmark, null, null],
		[year, part, item, sayExport('reference'), correlationId, null, null],
		...events.map(({ state, at, detail }): Row => [year, part, item, stateWords(state), detail, null, at]),
		...errors.map(({ code, message }): Row => [year, part, item, code, message, hmrc, null]),
		...(receipt
			? [[year, part, item, sayExport('receipt'), receipt.message, hmrc, receipt.acceptedAt] as const]
			: []),
		...boxes.map(
			({ form, box, title, value }): Row => [year, part, item, `${form} ${box} ${title}`, value, null, null],
		),
	];
}

function documentRow(year: string | null, document: ExportedReturn['documents'][number]): Row {
	const { filename, documentType, status, createdAt } = document;
	const kind = sayDocuments(`kind.${documentType}`);
	const how = sayExport(`document.status.${status}`);
	return [year, sayExport('part.document'), filename, kind, how, null, createdAt];
}

function messageRow(year: string, { role, content, createdAt }: ExportedReturn['conversation'][number]): Row {
	return [year, sayExport('part.conversation'), null, sayExport(`said.${role}`), content, null, createdAt];
}

function labelOf(section: string, question: string): string {
	return questionWords(section, question).label;
}
