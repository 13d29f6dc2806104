/** Opens a file that may be a message to HMRC: the return in it and its filled boxes, or why there is none. */
import { find, parseXml, type XmlElement, type XmlProblem } from '@halfpenny/govtalk';

/** Why a file cannot be read. Their sentences are in `@halfpenny/messages/read-back`. */
export type ReadBackCode = XmlProblem | 'return.none' | 'return.otherKind' | 'return.unknownYear';

/** A box in a file. */
export interface FiledBox {
	/** `/MTR/SA102[2]/Employment/PayFromEmployment`. */
	readonly path: string;
	/** The text, trimmed. */
	readonly value: string;
}

/** The return's own element and the UTR with it, or why there is none. */
type EnvelopeResult =
	| { readonly ok: true; readonly content: XmlElement; readonly utr: string | undefined }
	| { readonly ok: false; readonly code: ReadBackCode };

/** Attachments are text inside the return: far larger than any return. */
const LIMITS = { bytes: 20 * 1024 * 1024 };

/** Opens a GovTalk message with a return of the kind whose element is `top`, or a bare IRenvelope. Never throws on bad input. */
export function openEnvelope(xml: Uint8Array | string, top: 'MTR' | 'SApartnership'): EnvelopeResult {
	const parsed = parseXml(xml, LIMITS);
	if (!parsed.ok) return { ok: false, code: parsed.problem };
	const envelope = parsed.value.name === 'IRenvelope' ? parsed.value : find(parsed.value, 'Body/IRenvelope');
	if (!envelope) return { ok: false, code: 'return.none' };
	const content = find(envelope, top);
	return content ? { ok: true, content, utr: utrOf(envelope) } : { ok: false, code: 'return.otherKind' };
}

/** `…/SA100/23-24/1` is 2023-24. */
export function yearOf(namespace: string): { year?: string } {
	const [, years] = /\/SA[18]00\/(\d\d-\d\d)\//.exec(namespace) ?? [];
	return years === undefined ? {} : { year: `20${years}` };
}

function utrOf(envelope: XmlElement): string | undefined {
	const keys = find(envelope, 'IRheader/Keys')?.children ?? [];
	return keys.find(({ attributes }) => attributes.get('Type') === 'UTR')?.text.trim();
}

/** Elements numbered from the first, as in the box tables: address lines, partners. */
const NUMBERED: readonly string[] = ['Line', 'PartnerDetails'];

/** An element's filled leaves by path below `prefix`; repeats carry their number. */
export function boxesBelow(
	element: XmlElement,
	prefix: string,
	nth = 1,
): readonly (readonly [path: string, box: FiledBox])[] {
	const boxes: [string, FiledBox][] = [];
	const visit = (one: XmlElement, parent: string, index: number): void => {
		const path = `${parent}${one.name}${index > 1 || NUMBERED.includes(one.name) ? `[${index}]` : ''}`;
		const value = one.text.trim();
		if (one.children.length === 0 && value !== '') boxes.push([path, { path: prefix + path, value }]);
		const seen = new Map<string, number>();
		for (const child of one.children) {
			const nth = (seen.get(child.name) ?? 0) + 1;
			seen.set(child.name, nth);
			visit(child, `${path}/`, nth);
		}
	};
	visit(element, '', nth);
	return boxes;
}
