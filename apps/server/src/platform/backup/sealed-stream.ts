/**
 * Seals a stream in chunks with AES-256-GCM, so that none can be changed, moved, repeated or cut off unnoticed: the
 * streaming construction of Hoang, Reyhanitabar, Rogaway and Vizár (CRYPTO 2015), laid out as in Tink's AES-GCM-HKDF.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const MAGIC = Buffer.from('halfpenny backup 1\n');
const SALT = 32;
const PREFIX = 7;
const HEADER = MAGIC.length + SALT + PREFIX;
const TAG = 16;
const CHUNK = 65_536;

/** Why a stream was refused: it is not one of ours, or it does not open (another key, or changed since). */
export class NotSealed extends Error {
	override name = 'NotSealed';
	/** Whether it claims to be one. */
	readonly isOne: boolean;
	constructor(isOne: boolean) {
		super('the stream does not open');
		this.isOne = isOne;
	}
}

type Bytes = AsyncIterable<Uint8Array>;

/** Seals a stream under a 32-byte key. Every stream gets its own key, derived from it. */
export async function* sealStream(key: Uint8Array, plain: Bytes): AsyncGenerator<Buffer> {
	const header = Buffer.concat([MAGIC, randomBytes(SALT + PREFIX)]);
	const own = keyOf(key, header);
	yield header;
	for await (const { bytes, index, isLast } of inChunks(plain, CHUNK)) {
		const cipher = createCipheriv('aes-256-gcm', own, nonceOf(header, index, isLast));
		yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
	}
}

/** The bytes that {@link sealStream} sealed, each chunk once it is verified. Throws {@link NotSealed}. */
export async function* openStream(key: Uint8Array, sealed: Bytes): AsyncGenerator<Buffer> {
	const { header, rest } = await takeHeader(sealed);
	const own = keyOf(key, header);
	for await (const { bytes, index, isLast } of inChunks(rest, CHUNK + TAG))
		yield openChunk(own, nonceOf(header, index, isLast), bytes);
}

function openChunk(key: Uint8Array, nonce: Uint8Array, bytes: Buffer): Buffer {
	if (bytes.length < TAG) throw new NotSealed(true);
	const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG });
	decipher.setAuthTag(bytes.subarray(bytes.length - TAG));
	try {
		return Buffer.concat([decipher.update(bytes.subarray(0, bytes.length - TAG)), decipher.final()]);
	} catch {
		throw new NotSealed(true);
	}
}

function keyOf(key: Uint8Array, header: Buffer): Buffer {
	const salt = header.subarray(MAGIC.length, MAGIC.length + SALT);
	return Buffer.from(hkdfSync('sha256', key, salt, MAGIC, 32));
}

/** The stream's own prefix, the chunk's number, and whether it is the last: so none can be missing at the end. */
function nonceOf(header: Buffer, index: number, isLast: boolean): Buffer {
	const tail = Buffer.alloc(5);
	tail.writeUInt32BE(index);
	tail[4] = isLast ? 1 : 0;
	return Buffer.concat([header.subarray(HEADER - PREFIX), tail]);
}

interface Chunk {
	readonly bytes: Buffer;
	readonly index: number;
	readonly isLast: boolean;
}

/** A stream cut into pieces of one size; the last, which may be shorter or empty, is marked. */
async function* inChunks(source: Bytes, size: number): AsyncGenerator<Chunk> {
	let kept: Buffer = Buffer.alloc(0);
	let index = 0;
	for await (const bytes of source) {
		kept = Buffer.concat([kept, bytes]);
		while (kept.length > size) {
			yield { bytes: kept.subarray(0, size), index, isLast: false };
			kept = kept.subarray(size);
			index += 1;
		}
	}
	yield { bytes: kept, index, isLast: true };
}

async function takeHeader(source: Bytes): Promise<{ header: Buffer; rest: Bytes }> {
	const stream = source[Symbol.asyncIterator]();
	let kept: Buffer = Buffer.alloc(0);
	while (kept.length < HEADER) {
		const { value, done } = await stream.next();
		if (done) break;
		kept = Buffer.concat([kept, value]);
	}
	const isOne = kept.subarray(0, MAGIC.length).equals(MAGIC);
	if (!isOne || kept.length < HEADER) throw new NotSealed(isOne);
	return { header: kept.subarray(0, HEADER), rest: startingWith(kept.subarray(HEADER), stream) };
}

async function* startingWith(first: Buffer, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
	yield first;
	for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
