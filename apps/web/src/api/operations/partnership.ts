/** The partnership's statement, its partners' codes, and a code entered by a partner. */
import { useQuery } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { reading, useChangeOf } from '../use-operation.ts';

const getPartnershipStatement = defineOperation<'getPartnershipStatement'>(
	'GET',
	'/api/tax-returns/:id/partnership-statement',
);
const listPartnerCodes = defineOperation<'listPartnerCodes'>('GET', '/api/tax-returns/:id/partner-codes');
const createPartnerCode = defineOperation<'createPartnerCode'>('POST', '/api/tax-returns/:id/partner-codes');
const withdrawPartnerCode = defineOperation<'withdrawPartnerCode'>('DELETE', '/api/partner-codes/:id');
const enterPartnerCode = defineOperation<'usePartnerCode'>('POST', '/api/tax-returns/:id/partnership-shares');

/** The partnership's result and each partner's share, from the current answers. */
export function usePartnershipStatement(id: string) {
	return useQuery(reading(keys.statement(id), getPartnershipStatement, { id }));
}

/** Every partner, with the latest code made for them. */
export function usePartnerCodes(id: string) {
	return useQuery(reading(keys.partnerCodes(id), listPartnerCodes, { id }));
}

/** Makes a partner's code. Only this answer shows it. */
export function useCreatePartnerCode(id: string) {
	return useChangeOf(keys.partnerCodes(id), (partner: string) =>
		createPartnerCode({ id, body: { partner } }),
	);
}

/** Revokes a code. */
export function useWithdrawPartnerCode(id: string) {
	return useChangeOf(keys.partnerCodes(id), (code: string) => withdrawPartnerCode({ id: code }));
}

/** Turns a code into a proposal on the partner's own return. */
export function useEnterPartnerCode(id: string) {
	return useChangeOf(keys.proposals(id), (code: string) => enterPartnerCode({ id, body: { code } }));
}
