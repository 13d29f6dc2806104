/** The user's passkeys, and signing in with one. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keys } from '../keys.ts';
import { defineOperation } from '../operation.ts';
import { type DeviceRefusal, makePasskey, signWithPasskey } from '../passkey-device.ts';
import { reading, useChangeOf } from '../use-operation.ts';

const listPasskeys = defineOperation<'listPasskeys'>('GET', '/api/account/passkeys');
const beginPasskey = defineOperation<'beginPasskey'>('POST', '/api/account/passkeys/challenge');
const addPasskey = defineOperation<'addPasskey'>('POST', '/api/account/passkeys');
const renamePasskey = defineOperation<'renamePasskey'>('PATCH', '/api/account/passkeys/:id');
const removePasskey = defineOperation<'removePasskey'>('DELETE', '/api/account/passkeys/:id');
const askForPasskey = defineOperation<'askForPasskey'>('POST', '/api/login/code/passkey/challenge');
const logInWithPasskey = defineOperation<'logInWithPasskey'>('POST', '/api/login/code/passkey');

/** The result: done, or why there was nothing to send. */
export type PasskeyOutcome = 'done' | 'none' | DeviceRefusal;

/** The passkeys, oldest first. */
export function usePasskeys() {
	// Logging in elsewhere changes when one was last used.
	return useQuery({ ...reading(keys.passkeys, listPasskeys, {}), staleTime: 0 });
}

/** Asks the device for a passkey, and saves it under a name. */
export function useAddPasskey() {
	return useChangeOf(keys.passkeys, async (name: string): Promise<PasskeyOutcome> => {
		const made = await makePasskey(await beginPasskey({}));
		if (!made.ok) return made.why;
		await addPasskey({ body: { ...made.value, name } });
		return 'done';
	});
}

/** Renames one. */
export function useRenamePasskey() {
	return useChangeOf(keys.passkeys, ({ id, name }: { readonly id: string; readonly name: string }) =>
		renamePasskey({ id, body: { name } }),
	);
}

/** Removes one. */
export function useRemovePasskey() {
	return useChangeOf(keys.passkeys, (id: string) => removePasskey({ id }));
}

/** Signs in with a passkey: after the password (`secondStep`), or instead of it. */
export function useLogInWithPasskey(secondStep: boolean) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: async ({ stay }: { readonly stay: boolean }): Promise<PasskeyOutcome> => {
			const asked = await askForPasskey({ body: { secondStep } });
			if (secondStep && asked.known.length === 0) return 'none';
			const signed = await signWithPasskey(asked);
			if (!signed.ok) return signed.why;
			await logInWithPasskey({ body: { ...signed.value, secondStep, ...(stay && { stay }) } });
			return 'done';
		},
		onSuccess: (outcome) => {
			if (outcome === 'done') queryClient.clear();
		},
	});
}
