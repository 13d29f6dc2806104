/** Passkeys in the browser and on the user's device. The library loads on first use. */
import { say } from '@halfpenny/messages/shell';
import type { Input } from './operation.ts';

type Begun = {
	readonly challenge: string;
	readonly site: string;
	readonly userHandle: string;
	readonly username: string;
	readonly algorithms: readonly number[];
	readonly known: Asked['known'];
};
type Asked = {
	readonly challenge: string;
	readonly site: string;
	readonly known: readonly { readonly id: string; readonly transports: readonly string[] }[];
};

/** Why the device gave nothing: the user or a timeout stopped it, it already has one, or passkeys don't work here. */
export type DeviceRefusal = 'cancelled' | 'known' | 'unavailable';

type FromDevice<Value> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly why: DeviceRefusal };

/** Asks the device to make a passkey. */
export function makePasskey(begun: Begun): Promise<FromDevice<Omit<Input<'addPasskey'>['body'], 'name'>>> {
	return withDevice(async ({ startRegistration }) => {
		const { id, response } = await startRegistration({ optionsJSON: creationOf(begun) });
		return {
			id,
			clientData: response.clientDataJSON,
			attestation: response.attestationObject,
			transports: response.transports ?? [],
		};
	});
}

/** Asks the device to sign a challenge. */
export function signWithPasskey({
	challenge,
	site,
	known,
}: Asked): Promise<FromDevice<Omit<Input<'logInWithPasskey'>['body'], 'secondStep'>>> {
	return withDevice(async ({ startAuthentication }) => {
		const optionsJSON = {
			...{ challenge, rpId: site, userVerification: 'required' as const },
			allowCredentials: known.map(described),
		};
		const { id, response } = await startAuthentication({ optionsJSON });
		const { clientDataJSON: clientData, authenticatorData, signature, userHandle } = response;
		return { id, clientData, authenticatorData, signature, ...(userHandle && { userHandle }) };
	});
}

function creationOf({ challenge, site, userHandle, username, algorithms, known }: Begun) {
	return {
		challenge,
		rp: { name: say('productName'), id: site },
		user: { id: userHandle, name: username, displayName: username },
		pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
		excludeCredentials: known.map(described),
		attestation: 'none' as const,
		authenticatorSelection: { residentKey: 'required', userVerification: 'required' } as const,
	};
}

type Library = typeof import('@simplewebauthn/browser');
type Described = NonNullable<
	Parameters<Library['startAuthentication']>[0]['optionsJSON']['allowCredentials']
>[number];

function described({ id, transports }: Asked['known'][number]): Described {
	// Browsers ignore values they don't know.
	return { id, type: 'public-key', transports: [...transports] as NonNullable<Described['transports']> };
}

async function withDevice<Value>(use: (library: Library) => Promise<Value>): Promise<FromDevice<Value>> {
	const library = await import('@simplewebauthn/browser');
	if (!library.browserSupportsWebAuthn()) return { ok: false, why: 'unavailable' };
	try {
		return { ok: true, value: await use(library) };
	} catch (error) {
		return { ok: false, why: refusalOf(error) };
	}
}

function refusalOf(error: unknown): DeviceRefusal {
	if (!(error instanceof Error)) return 'unavailable';
	if (error.name === 'InvalidStateError') return 'known';
	return error.name === 'NotAllowedError' || error.name === 'AbortError' ? 'cancelled' : 'unavailable';
}
