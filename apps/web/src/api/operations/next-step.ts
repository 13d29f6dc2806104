/** A return's status and its next step. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { reading } from '../use-operation.ts';

const nextStep = defineOperation<'nextStep'>('GET', '/api/tax-returns/:id/next-step');

/** The next step. Reloaded whenever it is shown: consent and profile details that affect it change elsewhere. */
export function useNextStep(id: string) {
	return useQuery({ ...reading(keys.nextStep(id), nextStep, { id }), refetchOnMount: 'always' });
}
