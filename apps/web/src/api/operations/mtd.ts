/** Making Tax Digital: businesses, what HMRC expects, quarters, the year end, calculations, the final declaration. */
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
const mtdCalculations = defineOperation<'mtdCalculations'>('GET', '/api/mtd/calculations');
const mtdCalculation = defineOperation<'mtdCalculation'>('GET', '/api/mtd/calculations/:calculationId');
const triggerMtdCalculation = defineOperation<'triggerMtdCalculation'>(
	'POST',
	'/api/mtd/calculations/trigger',
);
const crystallise = defineOperation<'crystallise'>('POST', '/api/mtd/crystallise');
const getSubmission = defineOperation<'getSubmission'>('GET', '/api/submissions/:id');
const mtdDeclarations = defineOperation<'mtdDeclarations'>('GET', '/api/mtd/declarations');

/** While HMRC works something out it is looked at again, in milliseconds. HMRC asks for five seconds at least. */
const WHILE_CALCULATING = 5000;
/** While an update or a declaration is on its way. */
const WHILE_UNDER_WAY = 4000;

/** While a year end is sent. */
const WHILE_SENDING = 1000;

/** What HMRC's test service is to play; nothing of it is sent where nothing is chosen. */
export function scenarioQuery(testScenario: TestScenario | undefined): { testScenario?: TestScenario } {
	return testScenario === undefined ? {} : { testScenario };
}

/** The person's businesses. Not asked while there is no connection. */
export function useMtdBusinesses(scenario: TestScenario | undefined, connected: boolean) {
	const query = scenarioQuery(scenario);
	return useQuery({
		...reading(keys.mtd('businesses', query), mtdBusinesses, { query }),
		enabled: connected,
	});
}

/** Makes up a business at HMRC's test service. */
export function useCreateMtdBusiness() {
	return useChangeOf(keys.mtd(), createMtdBusiness);
}

/** Chooses standard or calendar quarters. */
export function useChooseMtdQuarters() {
	return useChangeOf(keys.mtd(), chooseMtdQuarters);
}

/** Every point of a year, and what comes next. */
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

/** Our quarters of a business in a year. What is under way is looked at again. */
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

/** Sends a quarter. Quarters, obligations and all that HMRC says of the year are read again. `onAnswer` hears of the answer before anything is read again. */
export function useSubmitMtdUpdate(onAnswer: () => void) {
	return useChangeOf(keys.mtd(), async (input: Parameters<typeof submitMtdUpdate>[0]) => {
		const answer = await submitMtdUpdate(input);
		onAnswer();
		return answer;
	});
}

/** The papers of a quarter. */
export function useMtdDocuments(submissionId: string) {
	return useQuery(reading(keys.mtd('documents', submissionId), mtdDocuments, { id: submissionId }));
}

/** Uploads a paper and links it to a quarter. */
export function useAddMtdDocument(submissionId: string) {
	return useChangeOf(keys.mtd(), async (file: File) => {
		const { id } = await uploadDocument({ form: expenseForm(file) });
		return linkDocument({ id, body: { mtdSubmissionId: submissionId } });
	});
}

/** Links a paper that is here to another quarter as well. */
export function useLinkDocument() {
	return useChangeOf(keys.mtd(), linkDocument);
}

/** Deletes a paper. */
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

/** How much of a year end that is being sent HMRC has answered; until it has begun, of the one before. */
export function useMtdYearEndProgress(taxYear: string) {
	const query = { taxYear };
	return useQuery({
		...reading(keys.mtd('year-end-progress', query), mtdYearEndProgress, { query }),
		gcTime: 0,
		refetchInterval: WHILE_SENDING,
	});
}

/** Says which trade or property of the return a business is. */
export function useLinkMtdBusiness() {
	return useChangeOf(keys.mtd('year-end'), linkMtdBusiness);
}

/** Sends the year end. */
export function useSendMtdYearEnd() {
	return useChangeOf(keys.mtd(), sendMtdYearEnd);
}

/** Who took off deductions under the Construction Industry Scheme, as HMRC has it. */
export function useContractors(taxYear: string, scenario: TestScenario | undefined) {
	const query = { taxYear, ...scenarioQuery(scenario) };
	return useQuery(reading(keys.mtd('year-end', 'contractors', query), mtdCisDeductions, { query }));
}

/** Tells HMRC of a contractor. */
export function useAddContractor() {
	return useChangeOf(keys.mtd('year-end'), addMtdCisDeductions);
}

/** Takes a contractor away at HMRC. */
export function useRemoveContractor() {
	return useChangeOf(keys.mtd('year-end'), removeMtdCisDeductions);
}

/** HMRC's calculations of a year. One that is being worked out is looked at again. */
export function useMtdCalculations(taxYear: string, scenario: TestScenario | undefined) {
	const query = { taxYear, ...scenarioQuery(scenario) };
	return useQuery({
		...reading(keys.mtd('calculations', query), mtdCalculations, { query }),
		refetchInterval: ({ state: { data = [] } }) =>
			data.some(({ state }) => state === 'calculating') && WHILE_CALCULATING,
	});
}

/** One of them, line by line; read again until HMRC has worked it out. Without an id there is nothing to read. */
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

/** Has HMRC calculate. */
export function useTriggerMtdCalculation() {
	return useChangeOf(keys.mtd('calculations'), triggerMtdCalculation);
}

/** Declares one calculation final. */
export function useCrystallise() {
	return useChangeOf(keys.mtd(), crystallise);
}

/** The final declarations of a year; one that is on its way is looked at again, and then all else is too. */
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

/** The details of a final declaration while nobody knows whether HMRC has it; read again until that is known. */
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
