/** What carries over from last year's return: looked up, read from a file, and added. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation, type Input } from '../operation.ts';
import { reading, useReturnChange } from '../use-operation.ts';

const getCarryForward = defineOperation<'getCarryForward'>('GET', '/api/tax-returns/:id/carry-forward');
const readLastReturn = defineOperation<'readLastReturn'>('POST', '/api/tax-returns/:id/carry-forward/read');
const carryForward = defineOperation<'carryForward'>('POST', '/api/tax-returns/:id/carry-forward');

/** What the user's own return for the previous year brings to this one. */
export function useCarryForward(id: string) {
	return useQuery(reading(keys.carryForward(id), getCarryForward, { id }));
}

/** Reads the XML of last year's return; stores nothing. */
export function useReadLastReturn(id: string) {
	return useMutation({
		mutationFn: (file: File) => {
			const form = new FormData();
			form.set('document', file);
			return readLastReturn({ id, form });
		},
	});
}

/** Adds what was chosen. */
export function useAddCarried(id: string) {
	return useReturnChange(id, (body: Input<'carryForward'>['body']) => carryForward({ id, body }));
}
