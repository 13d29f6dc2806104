/** A software authenticator, as WebAuthn describes it: it makes its own passkeys and signs with them. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { AnswerOf, BodyOf, Calls } from '@halfpenny/contract';

const [USER_PRESENT, USER_VERIFIED, NEW_PASSKEY] = [0x01, 0x04, 0x40];

/** What can be wrong on purpose. */
interface Conduct {
	/** The address the browser is at. */
	readonly origin?: string;
	/** Whether the person gave their finger or PIN. */
	readonly verified?: boolean;
	/** The counter's value; by default it increases by itself. */
	readonly counter?: number;
}

type Begun = Pick<AnswerOf<Calls['beginPasskey']>, 'challenge' | 'site' | 'userHandle'>;
type Asked = Pick<AnswerOf<Calls['askForPasskey']>, 'challenge' | 'site'>;

/** A passkey made in software. */
export interface SoftPasskey {
	/** What is sent to the server to add it. */
	readonly made: Omit<BodyOf<Calls['addPasskey']>, 'name'>;
	/** What is sent to the server to sign in. */
	readonly sign: (asked: Asked, conduct?: Conduct) => Omit<BodyOf<Calls['logInWithPasskey']>, 'secondStep'>;
}

/** Makes a passkey for a site at this origin. */
export function makePasskey(origin: string, begun: Begun, conduct: Conduct = {}): SoftPasskey {
	const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	const id = randomBytes(16);
	let count = 0;
	const made = authenticatorData(
		begun.site,
		{ ...conduct, counter: 0 },
		newPasskey(id, publicKey.export({ format: 'jwk' })),
	);
	return {
		made: {
			...{ id: id.toString('base64url'), transports: ['internal'] },
			clientData: clientData('webauthn.create', begun, conduct.origin ?? origin).toString('base64url'),
			attestation: attestationOf(made).toString('base64url'),
		},
		sign: (asked, how = {}) => {
			count += 1;
			const said = clientData('webauthn.get', asked, how.origin ?? origin);
			const data = authenticatorData(asked.site, { counter: count, ...how });
			const signature = sign('sha256', Buffer.concat([data, sha256(said)]), privateKey);
			return {
				...{ id: id.toString('base64url'), userHandle: begun.userHandle },
				clientData: said.toString('base64url'),
				authenticatorData: data.toString('base64url'),
				signature: signature.toString('base64url'),
			};
		},
	};
}

function clientData(type: string, { challenge }: Asked, origin: string): Buffer {
	return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(
	site: string,
	{ verified = true, counter = 0 }: Conduct,
	passkey: Buffer = Buffer.alloc(0),
): Buffer {
	const flags = USER_PRESENT | (verified ? USER_VERIFIED : 0) | (passkey.length > 0 ? NEW_PASSKEY : 0);
	const counted = Buffer.alloc(4);
	counted.writeUInt32BE(counter);
	return Buffer.concat([sha256(Buffer.from(site)), Buffer.from([flags]), counted, passkey]);
}

/** No model's number, the passkey's own name, and its key for ES256 as COSE writes it. */
function newPasskey(id: Buffer, { x = '', y = '' }: { x?: string; y?: string }): Buffer {
	const length = Buffer.from([0, id.length]);
	const [start, between] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
	const key = [start, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')];
	return Buffer.concat([Buffer.alloc(16), length, id, ...key]);
}

/** CBOR of `{fmt: 'none', attStmt: {}, authData}`. */
function attestationOf(data: Buffer): Buffer {
	const start = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex');
	return Buffer.concat([start, Buffer.from([data.length]), data]);
}

function sha256(data: Buffer): Buffer {
	return createHash('sha256').update(data).digest();
}
