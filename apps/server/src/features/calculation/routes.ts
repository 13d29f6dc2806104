/** The tax on a return: view it, or have it calculated and stored. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { changeJurisdiction } from '../tax-returns/commands.ts';
import { returnOwner } from '../tax-returns/owner.ts';
import { findReturn, type TaxReturnRow } from '../tax-returns/repository.ts';
import { workOut, workOutAndKeep } from './latest.ts';
import { presentCalculation } from './present.ts';

/** Registers the calls of the calculation. */
export function registerCalculation(app: FastifyInstance, services: Services): void {
	const findOwner = returnOwner(services);

	registerCall(app, calls.getCalculation, {
		findOwner,
		handle: async ({ user, params }) => {
			const row = await findReturn(services.database, user.userId, params.id);
			if (!row) return fail('NOT_FOUND');
			if (row.returnType !== 'individual') return fail('WRONG_RETURN_TYPE');
			const result = await workOut(services, row);
			return result.ok ? succeed(presentCalculation(row, result.value)) : result;
		},
	});
	registerCall(app, calls.calculate, {
		findOwner,
		handle: async ({ user, params, body }) => {
			const found = await inJurisdiction(services, user.userId, params.id, body.jurisdiction);
			if (!found.ok) return found;
			const result = await workOutAndKeep(services, found.value);
			return result.ok ? succeed(presentCalculation(found.value, result.value)) : result;
		},
	});
}

/** The person's return, moved first if another jurisdiction is requested. */
async function inJurisdiction(
	services: Services,
	userId: string,
	taxReturnId: string,
	jurisdiction: TaxReturnRow['jurisdiction'] | undefined,
): Promise<Result<TaxReturnRow>> {
	const row = await findReturn(services.database, userId, taxReturnId);
	if (!row) return fail('NOT_FOUND');
	if (row.returnType !== 'individual') return fail('WRONG_RETURN_TYPE');
	if (jurisdiction === undefined || jurisdiction === row.jurisdiction) return succeed(row);
	return services.database.transaction((tx) =>
		changeJurisdiction(tx, services, userId, { taxReturnId, jurisdiction }),
	);
}
