/** Imports a return's facts, or a whole account. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defineOperation } from '../operation.ts';

const createTaxReturn = defineOperation<'createTaxReturn'>('POST', '/api/tax-returns');
const importAllData = defineOperation<'importAllData'>('POST', '/api/import/all-data');
const importTaxReturn = defineOperation<'importTaxReturn'>('POST', '/api/import/tax-return/:id');

/** Facts as JSON, and the return to import into, or what to create one with. */
export interface FactsToImport {
	readonly facts: Record<string, unknown>;
	readonly into:
		| string
		| {
				readonly userId: string;
				readonly taxYear: string;
				readonly returnType: 'individual' | 'partnership';
		  };
	readonly taxYear: string;
}

/** Imports facts, creating the year's return first if there is none. Clears the cache: anything may have changed. */
export function useImportFacts() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: async ({ facts, into, taxYear }: FactsToImport) => {
			const begun = typeof into === 'string' ? undefined : await createTaxReturn({ body: into });
			const id = begun?.id ?? String(into);
			return { id, taxYear, ...(await importTaxReturn({ id, body: facts })) };
		},
		onSettled: () => queryClient.invalidateQueries(),
	});
}

/** Imports the archive of a whole account. Clears the cache: anything may have changed. */
export function useImportArchive() {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (file: File) => {
			const form = new FormData();
			form.append('document', file);
			return importAllData({ form });
		},
		onSettled: () => queryClient.invalidateQueries(),
	});
}
