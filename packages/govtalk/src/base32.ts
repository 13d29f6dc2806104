/** Base32 (RFC 4648): the form in which HMRC shows an IRmark to people. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes bytes as Base32 without padding: 20 bytes give 32 characters. */
export function toBase32(bytes: Uint8Array): string {
	let written = '';
	let pending = 0;
	let bits = 0;
	for (const byte of bytes) {
		pending = (pending << 8) | byte;
		for (bits += 8; bits >= 5; bits -= 5) written += ALPHABET[(pending >> (bits - 5)) & 31];
		pending &= (1 << bits) - 1;
	}
	return bits === 0 ? written : written + ALPHABET[(pending << (5 - bits)) & 31];
}
