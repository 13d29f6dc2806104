/** AES-256-GCM with a context: what is sealed for one place cannot be opened in another. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const FORMAT = 1;
const HEADER = 1;
const NONCE = 12;
const TAG = 16;

/** What was to be opened was changed, moved from its place, or sealed with another key. */
export class TamperedError extends Error {
	override name = 'TamperedError';
	constructor() {
		super('sealed data does not open');
	}
}

/** Random bytes drawn together, since asking for them costs more than making them; each is used once. */
const drawn = { bytes: Buffer.alloc(0), used: 0 };
const NONCES_DRAWN = 256;

function takeNonce(): Buffer {
	if (drawn.used === drawn.bytes.length) {
		drawn.bytes = randomBytes(NONCE * NONCES_DRAWN);
		drawn.used = 0;
	}
	drawn.used += NONCE;
	return drawn.bytes.subarray(drawn.used - NONCE, drawn.used);
}

/** Seals bytes: format, nonce, ciphertext, tag. `context` must be given again to open them. */
export function encrypt(key: Uint8Array, plain: Uint8Array, context: string): Buffer {
	const header = Buffer.of(FORMAT);
	const nonce = takeNonce();
	const cipher = createCipheriv('aes-256-gcm', key, nonce);
	cipher.setAAD(Buffer.concat([header, Buffer.from(context)]));
	return Buffer.concat([header, nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Opens what {@link encrypt} sealed. Throws {@link TamperedError} on another key, another context or any changed bit. */
export function decrypt(key: Uint8Array, sealed: Uint8Array, context: string): Buffer {
	if (sealed.length < HEADER + NONCE + TAG || sealed[0] !== FORMAT) throw new TamperedError();
	const nonce = sealed.subarray(HEADER, HEADER + NONCE);
	const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG });
	decipher.setAAD(Buffer.concat([sealed.subarray(0, HEADER), Buffer.from(context)]));
	decipher.setAuthTag(sealed.subarray(sealed.length - TAG));
	try {
		const body = sealed.subarray(HEADER + NONCE, sealed.length - TAG);
		return Buffer.concat([decipher.update(body), decipher.final()]);
	} catch {
		throw new TamperedError();
	}
}
