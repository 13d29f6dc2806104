/** The pages of a return on which something is typed and not saved. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { reading } from '../use-operation.ts';

const unsavedPages = defineOperation<'unsavedPages'>('GET', '/api/tax-returns/:id/unsaved-answers');

/** Read anew whenever a screen asks: typing doesn't change the return. */
export function useUnsavedPages(id: string) {
	return useQuery({ ...reading(keys.unsavedPages(id), unsavedPages, { id }), staleTime: 0 });
}
