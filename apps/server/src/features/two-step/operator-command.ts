/** The operator's command for a user who has lost both the app and the recovery codes. */
import { errorTable } from '@halfpenny/messages/errors';
import { sayOperator } from '@halfpenny/messages/operator';
import type { Command, Said } from '../../platform/operator-command.ts';
import { fail } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { findAccount } from '../accounts/repository.ts';
import { keysOfName } from '../profile/names.ts';
import { turnOffByOperator } from './commands.ts';

/** `two-step-off <username or email>`; undefined for anything else. */
export function twoStepCommand([name, who, ...more]: readonly string[]): Command | undefined {
	if (name !== 'two-step-off' || who === undefined || more.length > 0) return undefined;
	return (services) => turnOff(services, who);
}

async function turnOff(services: Services, who: string): Promise<Said> {
	const { database, vault } = services;
	const account = await findAccount(database, keysOfName(vault, who));
	const done = account ? await turnOffByOperator(services, account.id) : fail('NOT_FOUND');
	if (done.ok) return { ok: true, text: sayOperator('twoStep.off', { who }) };
	const why = `${errorTable[done.problem.code].message}.`;
	return { ok: false, text: sayOperator('resolve.refused', { id: who, why }) };
}
