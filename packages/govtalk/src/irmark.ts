/** The IRmark: HMRC's fingerprint of a return, by which a receipt names exactly the bytes that were filed. */
import { createHash } from 'node:crypto';
import { failWith, type Result, succeed } from '@halfpenny/result';
import { XmlElement, XmlError } from 'libxml2-wasm';
import { toBase32 } from './base32.ts';
import { ENVELOPE_NAMESPACE } from './namespaces.ts';
import type { IrmarkProblem } from './problems.ts';
import { DEFAULT_LIMITS, type XmlLimits } from './xml/guard.ts';
import { withDocument } from './xml/parse-xml.ts';

/** A mark in both of its spellings. */
export type Irmark = {
	/** 28 characters: what stands in the IRmark element and in the receipt's DigestValue. */
	readonly base64: string;
	/** 32 characters: what a person is shown. */
	readonly base32: string;
};

/** The element as it is written before the mark is known. */
export const EMPTY_IRMARK = '<IRmark Type="generic"></IRmark>';

// As in the transform of HMRC's receipts: by written name, so an element with a prefix is not found.
const MARKS = "*[name()='IRenvelope']/*[name()='IRheader']/*[name()='IRmark']";

/**
 * The IRmark of a GovTalk message (HMRC, "IRmark" technical note): its Body with the namespaces in scope, without
 * the IRmark element, as inclusive Canonical XML 1.0 with comments, SHA-1.
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

/** The canonical text that is hashed into the IRmark. */
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
		// By node set, which the library tells apart without making an object of every node: twice as fast.
		return succeed(body.doc.canonicalizeToString({ withComments: true, nodeSet: new Set([body]) }));
	} catch (error) {
		// For example a relative namespace name, for which Canonical XML has no form.
		if (error instanceof XmlError) return failWith('irmark.notCanonical');
		throw error;
	}
}

/** The bytes of a message that carries its mark, and the mark. */
export type Marked = { readonly xml: Uint8Array; readonly mark: Irmark };

/**
 * Puts the mark into a message that was built with an empty place ({@link EMPTY_IRMARK}) and checks it by computing
 * it again from the final bytes. Throws when the place is missing or the check fails: only a bug gives that.
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
