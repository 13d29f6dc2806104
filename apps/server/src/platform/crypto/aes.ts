/** AES-256-GCM with a context: what is sealed for one place cannot be opened in another. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const FORMAT = 1;
/** What is authenticated besides the plain bytes begins with the format. */
const FORMAT_CHARACTER = String.fromCharCode(FORMAT);
const FORMAT_BYTE = Buffer.of(FORMAT);
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
	const nonce = takeNonce();
	const cipher = createCipheriv('aes-256-gcm', key, nonce);
	cipher.setAAD(Buffer.from(FORMAT_CHARACTER + context));
	const body = cipher.update(plain);
	cipher.final(); // Nothing more: this mode fills no blocks.
	return Buffer.concat([FORMAT_BYTE, nonce, body, cipher.getAuthTag()]);
}

/** Opens what {@link encrypt} sealed. Throws {@link TamperedError} on another key, another context or any changed bit. */
export function decrypt(key: Uint8Array, sealed: Uint8Array, context: string): Buffer {
	if (sealed.length < HEADER + NONCE + TAG || sealed[0] !== FORMAT) throw new TamperedError();
	const nonce = sealed.subarray(HEADER, HEADER + NONCE);
	const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG });
	decipher.setAAD(Buffer.from(FORMAT_CHARACTER + context));
	decipher.setAuthTag(sealed.subarray(sealed.length - TAG));
	try {
		const plain = decipher.update(sealed.subarray(HEADER + NONCE, sealed.length - TAG));
		decipher.final(); // Throws unless the tag is right.
		return plain;
	} catch {
		throw new TamperedError();
	}
}
