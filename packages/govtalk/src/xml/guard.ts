/** Checks size and encoding and rejects document type declarations before any XML parser sees a byte. */
import { failWith, type Result, succeed } from '@halfpenny/result';
import type { XmlProblem } from '../problems.ts';

/** Limits on a document. */
export type XmlLimits = {
	/** The largest size, in bytes of UTF-8. */
	readonly bytes: number;
	/** The deepest nesting of elements. */
	readonly depth: number;
	/** The most elements and attributes together. */
	readonly nodes: number;
};

/** A full return with every schedule stays far below these. Base64 attachments need larger limits, passed in. */
export const DEFAULT_LIMITS: XmlLimits = { bytes: 5 * 1024 * 1024, depth: 60, nodes: 100_000 };

const ENCODING = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/;

/**
 * Returns the document as text if it is safe to parse: UTF-8, within the size, no document type declaration
 * (which allows entities, and with them access to files and the network, and exponential growth).
 */
export function guardedText(input: string | Uint8Array, limits: XmlLimits): Result<string, XmlProblem> {
	const size = typeof input === 'string' ? Buffer.byteLength(input) : input.byteLength;
	if (size > limits.bytes) return failWith('xml.tooLarge');
	const text = typeof input === 'string' ? input.replace(/^\uFEFF/, '') : decode(input);
	if (text === undefined || !isUtf8(text)) return failWith('xml.notUtf8');
	// libxml2 reads C strings, which end at NUL: it would check only what comes before one.
	if (text.includes('\0')) return failWith('xml.malformed');
	return hasDoctype(text) ? failWith('xml.doctype') : succeed(text);
}

function decode(bytes: Uint8Array): string | undefined {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return undefined;
	}
}

function isUtf8(text: string): boolean {
	const declared = ENCODING.exec(text)?.[1] ?? 'utf-8';
	return ['utf-8', 'us-ascii'].includes(declared.toLowerCase());
}

/** Reads the prolog by hand: a regular expression with nested lazy parts could be made to backtrack for ever. */
function hasDoctype(text: string): boolean {
	let at = 0;
	while (at < text.length) {
		if (/\s/.test(text[at] ?? '')) at += 1;
		else if (text.startsWith('<!--', at)) at = after(text, '-->', at + 4);
		else if (text.startsWith('<?', at)) at = after(text, '?>', at + 2);
		else return text.startsWith('<!', at);
	}
	return false;
}

function after(text: string, end: string, from: number): number {
	const found = text.indexOf(end, from);
	return found < 0 ? text.length : found + end.length;
}
