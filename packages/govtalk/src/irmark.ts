/** The IRmark: HMRC's fingerprint of a return. A receipt repeats it to show exactly which bytes were filed. */
import { createHash } from 'node:crypto';
import { failWith, type Result, succeed } from '@halfpenny/result';
import { XmlElement, XmlError } from 'libxml2-wasm';
import { toBase32 } from './base32.ts';
import { ENVELOPE_NAMESPACE } from './namespaces.ts';
import type { IrmarkProblem } from './problems.ts';
import { DEFAULT_LIMITS, type XmlLimits } from './xml/guard.ts';
import { withDocument } from './xml/parse-xml.ts';

/** An IRmark in both encodings. */
export type Irmark = {
	/** 28 characters: as written in the IRmark element and the receipt's DigestValue. */
	readonly base64: string;
	/** 32 characters: as shown to people. */
	readonly base32: string;
};

/** The element before its IRmark is known. */
export const EMPTY_IRMARK = '<IRmark Type="generic"></IRmark>';

// HMRC's receipts match the name as written, so an element with a prefix is not found.
const MARKS = "*[name()='IRenvelope']/*[name()='IRheader']/*[name()='IRmark']";

/**
 * Returns the IRmark of a GovTalk message: SHA-1 of the inclusive Canonical XML 1.0, with comments, of its Body
 * without the IRmark element. Source: HMRC, "IRmark" technical note.
 */
export function irmark(
	xml: string | Uint8Array,
	limits: Partial<XmlLimits> = {},
): Result<Irmark, IrmarkProblem> {
	const canonical = canonicalBody(xml, limits);
	if (!canonical.ok) return canonical;
	const digest = createHash('sha1').update(canonical.value, 'utf8').digest();
	return succeed({ base64: digest.toString('base64'), base32: toBase32(digest) });
}

/** Returns the canonical text that the IRmark is a hash of. */
export function canonicalBody(
	xml: string | Uint8Array,
	limits: Partial<XmlLimits> = {},
): Result<string, IrmarkProblem> {
	return withDocument<string, IrmarkProblem>(xml, { ...DEFAULT_LIMITS, ...limits }, (document) => {
		const body = document.get('/e:GovTalkMessage/e:Body', { e: ENVELOPE_NAMESPACE });
		return body instanceof XmlElement ? canonicalWithoutMarks(body) : failWith('irmark.noBody');
	});
}

function canonicalWithoutMarks(body: XmlElement): Result<string, IrmarkProblem> {
	for (const mark of body.find(MARKS)) mark.remove();
	try {
		// Twice as fast by node set: the library then makes no object for every node.
		return succeed(body.doc.canonicalizeToString({ withComments: true, nodeSet: new Set([body]) }));
	} catch (error) {
		// For example, a relative namespace name, which Canonical XML can't represent.
		if (error instanceof XmlError) return failWith('irmark.notCanonical');
		throw error;
	}
}

/** A message's bytes with their IRmark filled in. */
export type Marked = { readonly xml: Uint8Array; readonly mark: Irmark };

/**
 * Fills in the IRmark of a message built with {@link EMPTY_IRMARK}, then checks it against the final bytes.
 * Throws if the place is missing or the check fails: both are bugs.
 */
export function placeIrmark(xml: string | Uint8Array, limits: Partial<XmlLimits> = {}): Marked {
	const text = typeof xml === 'string' ? xml : new TextDecoder('utf-8', { fatal: true }).decode(xml);
	const [before, after, ...more] = text.split(EMPTY_IRMARK);
	if (before === undefined || after === undefined || more.length > 0) {
		throw new Error('the message must have exactly one empty IRmark');
	}
	const mark = markOrThrow(text, limits);
	const marked = new TextEncoder().encode(`${before}<IRmark Type="generic">${mark.base64}</IRmark>${after}`);
	if (markOrThrow(marked, limits).base64 !== mark.base64) throw new Error('the IRmark changed when placed');
	return { xml: marked, mark };
}

function markOrThrow(xml: string | Uint8Array, limits: Partial<XmlLimits>): Irmark {
	const mark = irmark(xml, limits);
	if (!mark.ok) throw new Error(`a message of our own has no IRmark: ${mark.problem}`);
	return mark.value;
}
