/** Every leaf of HMRC's partnership schema, in order, with its type: read from the schema itself. */
import { readFileSync } from 'node:fs';
import { XmlDocument, XmlElement } from 'libxml2-wasm';
import type { BoxType } from '../src/tables/row.ts';
import { schemas } from './judges.ts';

/** One element that holds text. */
export interface PartnershipLeaf {
	/** `/SApartnership/Partnership/PartnershipStatement/PartnerDetails/PartnerUTR`. */
	readonly path: string;
	/** Our name for its type; `other` when none of our types fits. */
	readonly type: BoxType | 'other';
	readonly longest: number | undefined;
	/** HMRC's number of the box, if annotated. */
	readonly box: string | undefined;
}

const XSD = { x: 'http://www.w3.org/2001/XMLSchema', s: 'http://www.govtalk.gov.uk/taxation/SA' };

const TYPES: Readonly<Record<string, BoxType>> = {
	SAmonetaryStructure: 'money.any',
	SAnonNegativeMonetaryStructure: 'money.notNegative',
	YesType: 'tick',
	YesNoType: 'yesNo',
	PtrSAdateType: 'date',
	SAnumberOfPartnersType: 'count',
	SAstringType: 'text',
	SA28charStringType: 'text',
	SA56charStringType: 'text',
	SA80charStringType: 'text',
	PtrSA56charStringType: 'text',
	SApersonNameType: 'text',
	SAaddInfoLineType: 'text',
	SAtelephoneNumberType: 'text',
};
const LENGTHS: Readonly<Record<string, number>> = {
	SA28charStringType: 28,
	SApersonNameType: 28,
	SA56charStringType: 56,
	PtrSA56charStringType: 56,
	SA80charStringType: 80,
	SAaddInfoLineType: 110,
};
const NAMED: Readonly<Record<string, BoxType>> = { PartnerUTR: 'utr', PartnerNINO: 'nino' };

/** The leaves below SApartnership, without those the schema itself excludes. */
export function partnershipLeaves(): readonly PartnershipLeaf[] {
	const document = XmlDocument.fromBuffer(readFileSync(schemas.partnership));
	try {
		const { root } = document;
		const top = one(root, '//x:element[@name="SApartnership"]');
		return top ? leavesOf(top, '', root) : [];
	} finally {
		document.dispose();
	}
}

function leavesOf(written: XmlElement, parent: string, schema: XmlElement): readonly PartnershipLeaf[] {
	if (attribute(written, 'maxOccurs') === '0') return [];
	const reference = attribute(written, 'ref').replace(/^\w+:/, '');
	const element = reference ? (one(schema, `x:element[@name="${reference}"]`) ?? written) : written;
	const name = attribute(element, 'name');
	const path = `${parent}/${name}`;
	const complex = contentOf(element, schema);
	if (complex) return particles(complex).flatMap((child) => leavesOf(child, path, schema));
	const restriction = one(element, 'x:simpleType/x:restriction');
	const base = (attribute(element, 'type') || attribute(restriction ?? element, 'base')).replace(
		/^\w+:SApartnership_/,
		'',
	);
	const own = restriction ? Number(facet(restriction, 'maxLength')) : 0;
	return [
		{
			path,
			type: NAMED[name] ?? TYPES[base] ?? 'other',
			longest: own || LENGTHS[base],
			box: one(element, 'x:annotation/x:appinfo/s:Box')?.content.replace(/[[\]]/g, ''),
		},
	];
}

/** The elements that an element holds; undefined when it holds text. */
function contentOf(element: XmlElement, schema: XmlElement): XmlElement | undefined {
	const named = attribute(element, 'type').replace(/^\w+:/, '');
	const complex = one(element, 'x:complexType') ?? one(schema, `x:complexType[@name="${named}"]`);
	return complex && !one(complex, 'x:simpleContent') ? complex : undefined;
}

function particles(group: XmlElement): readonly XmlElement[] {
	return all(group, 'x:element | x:sequence | x:choice').flatMap((node) =>
		node.name === 'element' ? [node] : particles(node),
	);
}

function facet(restriction: XmlElement, name: string): string {
	const found = one(restriction, `x:${name}`);
	return found ? attribute(found, 'value') : '';
}

function attribute(element: XmlElement, name: string): string {
	return element.attr(name)?.value ?? '';
}

function one(from: XmlElement, path: string): XmlElement | undefined {
	const found = from.get(path, XSD);
	return found instanceof XmlElement ? found : undefined;
}

function all(from: XmlElement, path: string): readonly XmlElement[] {
	return from.find(path, XSD).filter((node): node is XmlElement => node instanceof XmlElement);
}
