/** What is refused before any XML parser sees a byte: size, encoding, document type declarations. */
import { failWith, type Result, succeed } from '@halfpenny/result';
import type { XmlProblem } from '../problems.ts';

/** Bounds on a document. */
export type XmlLimits = {
	/** The largest size in bytes as UTF-8. */
	readonly bytes: number;
	/** The deepest nesting of elements. */
	readonly depth: number;
	/** The most elements and attributes together. */
	readonly nodes: number;
};

/** A full return with every schedule stays far below these; base64 attachments need larger ones, given by name. */
export const DEFAULT_LIMITS: XmlLimits = { bytes: 5 * 1024 * 1024, depth: 60, nodes: 100_000 };

const ENCODING = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/;

/**
 * The document as text, if it is safe to give to a parser: UTF-8, within the size, without a document type
 * declaration (the door to entities, and through them to files, the network and exponential growth).
 */
export function guardedText(input: string | Uint8Array, limits: XmlLimits): Result<string, XmlProblem> {
	const size = typeof input === 'string' ? Buffer.byteLength(input) : input.byteLength;
	if (size > limits.bytes) return failWith('xml.tooLarge');
	const text = typeof input === 'string' ? input.replace(/^\uFEFF/, '') : decode(input);
	if (text === undefined || !isUtf8(text)) return failWith('xml.notUtf8');
	// A C string ends at NUL: libxml2 would judge only what stands before it.
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

/** Walks the prolog by hand: a regular expression over nested lazy parts could be made to backtrack for ever. */
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
