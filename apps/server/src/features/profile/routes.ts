/** The signed-in person: who they are, and changing it. */
import { calls } from '@halfpenny/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { fail, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { updateProfile } from './commands.ts';
import { presentUser } from './present.ts';
import { loadProfile } from './queries.ts';

/** Registers the calls of the profile. */
export function registerProfile(app: FastifyInstance, services: Services): void {
	const read = async (userId: string) => {
		const found = await loadProfile(services, services.database, userId);
		return found ? succeed(presentUser(userId, found.profile)) : fail('NOT_FOUND');
	};
	registerCall(app, calls.getUser, { handle: ({ user }) => read(user.userId) });
	registerCall(app, calls.getProfile, { findOwner: themselves, handle: ({ user }) => read(user.userId) });
	registerCall(app, calls.updateProfile, {
		findOwner: themselves,
		handle: async ({ user, body }) => {
			const result = await updateProfile(services, user.userId, body);
			return result.ok ? succeed(presentUser(user.userId, result.value)) : result;
		},
	});
}

/** A person's page is their own, whether or not that person exists. */
async function themselves({ id }: Readonly<Record<string, string>>): Promise<string | undefined> {
	return id;
}
