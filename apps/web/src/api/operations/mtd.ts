/** Making Tax Digital: businesses, obligations, quarters, the year end, calculations, the final declaration. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import type { TestScenario } from '../shapes.ts';
import { reading, useChangeOf } from '../use-operation.ts';

const mtdBusinesses = defineOperation<'mtdBusinesses'>('GET', '/api/mtd/businesses');
const createMtdBusiness = defineOperation<'createMtdBusiness'>('POST', '/api/mtd/businesses/create');
const chooseMtdQuarters = defineOperation<'chooseMtdQuarters'>(
	'PUT',
	'/api/mtd/businesses/:businessId/quarters',
);
const mtdObligations = defineOperation<'mtdObligations'>('GET', '/api/mtd/obligations/:businessId');
const mtdYear = defineOperation<'mtdYear'>('GET', '/api/mtd/year');
const mtdBalance = defineOperation<'mtdBalance'>('GET', '/api/mtd/account/balance');
const mtdQuarterly = defineOperation<'mtdQuarterly'>('GET', '/api/mtd/quarterly/:businessId');
const saveMtdDraft = defineOperation<'saveMtdDraft'>('PUT', '/api/mtd/quarterly/draft');
const previewMtdUpdate = defineOperation<'previewMtdUpdate'>('POST', '/api/mtd/quarterly/preview');
const submitMtdUpdate = defineOperation<'submitMtdUpdate'>('POST', '/api/mtd/quarterly');
const mtdDocuments = defineOperation<'mtdDocuments'>('GET', '/api/mtd/documents/:id');
const linkDocument = defineOperation<'linkDocument'>('PATCH', '/api/documents/:id');
const uploadDocument = defineOperation<'uploadDocument'>('POST', '/api/documents/upload');
const deleteDocument = defineOperation<'deleteDocument'>('DELETE', '/api/documents/:id');
const mtdYearEnd = defineOperation<'mtdYearEnd'>('GET', '/api/mtd/year-end');
const linkMtdBusiness = defineOperation<'linkMtdBusiness'>('PUT', '/api/mtd/businesses/:businessId/link');
const mtdYearEndProgress = defineOperation<'mtdYearEndProgress'>('GET', '/api/mtd/year-end/progress');
const sendMtdYearEnd = defineOperation<'sendMtdYearEnd'>('POST', '/api/mtd/year-end');
const mtdCisDeductions = defineOperation<'mtdCisDeductions'>('GET', '/api/mtd/cis-deductions');
const addMtdCisDeductions = defineOperation<'addMtdCisDeductions'>('POST', '/api/mtd/cis-deductions');
const removeMtdCisDeductions = defineOperation<'removeMtdCisDeductions'>(
	'DELETE',
	'/api/mtd/cis-deductions/:submissionId',
);
const mtdForeignIncome = defineOperation<'mtdForeignIncome'>('GET', '/api/mtd/foreign-income');
const putMtdForeignIncome = defineOperation<'putMtdForeignIncome'>('PUT', '/api/mtd/foreign-income');
const removeMtdForeignIncome = defineOperation<'removeMtdForeignIncome'>(
	'DELETE',
	'/api/mtd/foreign-income/:kind/:countryCode',
);
const mtdCalculations = defineOperation<'mtdCalculations'>('GET', '/api/mtd/calculations');
const mtdCalculation = defineOperation<'mtdCalculation'>('GET', '/api/mtd/calculations/:calculationId');
const triggerMtdCalculation = defineOperation<'triggerMtdCalculation'>(
	'POST',
	'/api/mtd/calculations/trigger',
);
const crystallise = defineOperation<'crystallise'>('POST', '/api/mtd/crystallise');
const getSubmission = defineOperation<'getSubmission'>('GET', '/api/submissions/:id');
const mtdDeclarations = defineOperation<'mtdDeclarations'>('GET', '/api/mtd/declarations');

/** How often to check while HMRC calculates, in milliseconds. HMRC asks for at least five seconds. */
const WHILE_CALCULATING = 5000;
/** While an update or declaration is being sent. */
const WHILE_UNDER_WAY = 4000;

/** While a year end is being sent. */
const WHILE_SENDING = 1000;

/** The scenario for HMRC's test service. Sends nothing if none is chosen. */
export function scenarioQuery(testScenario: TestScenario | undefined): { testScenario?: TestScenario } {
	return testScenario === undefined ? {} : { testScenario };
}

/** The user's businesses. Not requested without a connection. */
export function useMtdBusinesses(scenario: TestScenario | undefined, connected: boolean) {
	const query = scenarioQuery(scenario);
	return useQuery({
		...reading(keys.mtd('businesses', query), mtdBusinesses, { query }),
		enabled: connected,
	});
}

/** Creates a made-up business at HMRC's test service. */
export function useCreateMtdBusiness() {
	return useChangeOf(keys.mtd(), createMtdBusiness);
}

/** Chooses standard or calendar quarters. */
export function useChooseMtdQuarters() {
	return useChangeOf(keys.mtd(), chooseMtdQuarters);
}

/** Every deadline of a year, and the next step. */
export function useMtdYear(taxYear: string, scenario: TestScenario | undefined, connected: boolean) {
	const query = { taxYear, ...scenarioQuery(scenario) };
	return useQuery({ ...reading(keys.mtd('year', query), mtdYear, { query }), enabled: connected });
}

/** HMRC's obligations for a business between two dates. */
export function useMtdObligations(
	businessId: string,
	period: { readonly from: string; readonly to: string },
	scenario: TestScenario | undefined,
) {
	const query = { ...period, ...scenarioQuery(scenario) };
	return useQuery(reading(keys.mtd('obligations', businessId, query), mtdObligations, { businessId, query }));
}

/** Everything owed to HMRC. */
export function useMtdBalance(scenario: TestScenario | undefined, connected: boolean) {
	const query = scenarioQuery(scenario);
	return useQuery({ ...reading(keys.mtd('balance', query), mtdBalance, { query }), enabled: connected });
}

/** A business's quarters in a year. Checked regularly while one is being sent. */
export function useMtdQuarterly(businessId: string, taxYear: string) {
	return useQuery({
		...reading(keys.mtd('quarterly', businessId, taxYear), mtdQuarterly, { businessId, query: { taxYear } }),
		refetchInterval: ({ state: { data = [] } }) =>
			data.some(({ status }) => ['queued', 'sending', 'unknown'].includes(status)) && WHILE_UNDER_WAY,
	});
}

/** Saves a quarter without sending it. */
export function useSaveMtdDraft() {
	return useChangeOf(keys.mtd('quarterly'), saveMtdDraft);
}

/** Previews what would be sent. Sends and saves nothing. */
export function usePreviewMtdUpdate() {
	return useChangeOf(keys.mtd('preview'), previewMtdUpdate);
}

/** Sends a quarter, then reloads quarters, obligations and everything HMRC says about the year. `onAnswer` runs first. */
export function useSubmitMtdUpdate(onAnswer: () => void) {
	return useChangeOf(keys.mtd(), async (input: Parameters<typeof submitMtdUpdate>[0]) => {
		const answer = await submitMtdUpdate(input);
		onAnswer();
		return answer;
	});
}

/** A quarter's documents. */
export function useMtdDocuments(submissionId: string) {
	return useQuery(reading(keys.mtd('documents', submissionId), mtdDocuments, { id: submissionId }));
}

/** Uploads a document and links it to a quarter. */
export function useAddMtdDocument(submissionId: string) {
	return useChangeOf(keys.mtd(), async (file: File) => {
		const { id } = await uploadDocument({ form: expenseForm(file) });
		return linkDocument({ id, body: { mtdSubmissionId: submissionId } });
	});
}

/** Links an uploaded document to another quarter as well. */
export function useLinkDocument() {
	return useChangeOf(keys.mtd(), linkDocument);
}

/** Deletes a document. */
export function useDeleteMtdDocument() {
	return useChangeOf(keys.mtd(), deleteDocument);
}

/** The current year end. */
export function useMtdYearEnd(taxYear: string, scenario: TestScenario | undefined) {
	const query = { taxYear, ...scenarioQuery(scenario) };
	return useQuery({
		...reading(keys.mtd('year-end', query), mtdYearEnd, { query }),
		refetchOnMount: 'always',
	});
}

/** How many items of the year end being sent HMRC has answered. Until that starts, the figures of the previous one. */
export function useMtdYearEndProgress(taxYear: string) {
	const query = { taxYear };
	return useQuery({
		...reading(keys.mtd('year-end-progress', query), mtdYearEndProgress, { query }),
		gcTime: 0,
		refetchInterval: WHILE_SENDING,
	});
}

/** Links a business to a trade or property on the return. */
export function useLinkMtdBusiness() {
	return useChangeOf(keys.mtd('year-end'), linkMtdBusiness);
}

/** Sends the year end. */
export function useSendMtdYearEnd() {
	return useChangeOf(keys.mtd(), sendMtdYearEnd);
}

/** The contractors who made Construction Industry Scheme deductions, as HMRC has them. */
export function useContractors(taxYear: string, scenario: TestScenario | undefined) {
	const query = { taxYear, ...scenarioQuery(scenario) };
	return useQuery(reading(keys.mtd('year-end', 'contractors', query), mtdCisDeductions, { query }));
}

/** Adds a contractor at HMRC. */
export function useAddContractor() {
	return useChangeOf(keys.mtd('year-end'), addMtdCisDeductions);
}

/** Removes a contractor at HMRC. */
export function useRemoveContractor() {
	return useChangeOf(keys.mtd('year-end'), removeMtdCisDeductions);
}

/** Interest and dividends from abroad by country, as HMRC has them. */
export function useForeignIncome(taxYear: string, scenario: TestScenario | undefined) {
	const query = { taxYear, ...scenarioQuery(scenario) };
	return useQuery(reading(keys.mtd('year-end', 'foreign', query), mtdForeignIncome, { query }));
}

/** Tells HMRC of a country's income. */
export function usePutForeignIncome() {
	return useChangeOf(keys.mtd('year-end'), putMtdForeignIncome);
}

/** Takes a country's income away at HMRC. */
export function useRemoveForeignIncome() {
	return useChangeOf(keys.mtd('year-end'), removeMtdForeignIncome);
}

/** HMRC's calculations for a year. Checked regularly while one is in progress. */
export function useMtdCalculations(taxYear: string, scenario: TestScenario | undefined) {
	const query = { taxYear, ...scenarioQuery(scenario) };
	return useQuery({
		...reading(keys.mtd('calculations', query), mtdCalculations, { query }),
		refetchInterval: ({ state: { data = [] } }) =>
			data.some(({ state }) => state === 'calculating') && WHILE_CALCULATING,
	});
}

/** One calculation, line by line. Checked until HMRC has finished it. Without an id nothing is read. */
export function useMtdCalculation(
	calculationId: string | undefined,
	taxYear: string,
	scenario: TestScenario | undefined,
) {
	const query = { taxYear, ...scenarioQuery(scenario) };
	const input = { calculationId: calculationId ?? '', query };
	return useQuery({
		...reading(keys.mtd('calculation', input), mtdCalculation, input),
		enabled: calculationId !== undefined,
		refetchOnMount: 'always',
		refetchInterval: ({ state: { data } }) => data?.state === 'calculating' && WHILE_CALCULATING,
	});
}

/** Asks HMRC to calculate. */
export function useTriggerMtdCalculation() {
	return useChangeOf(keys.mtd('calculations'), triggerMtdCalculation);
}

/** Declares one calculation final. */
export function useCrystallise() {
	return useChangeOf(keys.mtd(), crystallise);
}

/** A year's final declarations. Checked regularly while one is being sent, then everything else is reloaded. */
export function useMtdDeclarations(taxYear: string) {
	const queryClient = useQueryClient();
	return useQuery({
		queryKey: keys.mtd('declarations', taxYear),
		queryFn: async ({ signal }) => {
			const found = await mtdDeclarations({ query: { taxYear } }, signal);
			if (found.some(({ status }) => status === 'accepted'))
				void queryClient.invalidateQueries({ queryKey: keys.mtd('year') });
			return found;
		},
		refetchInterval: ({ state: { data = [] } }) =>
			data.some(({ status }) => status === 'submitting' || status === 'processing') && WHILE_UNDER_WAY,
	});
}

/** Details of a final declaration with an unknown outcome. Checked until it is known. */
export function useMtdSubmission(id: string) {
	return useQuery({
		...reading(keys.mtd('submission', id), getSubmission, { id }),
		refetchInterval: ({ state: { data } }) =>
			(data === undefined || data.status === 'unknown') && WHILE_UNDER_WAY,
	});
}

function expenseForm(file: File): FormData {
	const form = new FormData();
	form.set('documentType', 'expense');
	form.set('document', file);
	return form;
}
