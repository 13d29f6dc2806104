/** Every leaf of HMRC's schema, in order, with its type: read from the schema itself, to check our tables against. */
import { readFileSync } from 'node:fs';
import { XmlDocument, XmlElement } from 'libxml2-wasm';
import type { BoxType } from '../src/tables/row.ts';
import { schemas } from './judges.ts';

/** One element that holds text. */
export interface SchemaLeaf {
	/** `/MTR/SA102/Employment/PayFromEmployment`. */
	readonly path: string;
	/** Our name for its type; `other` when none of our types fits. */
	readonly type: BoxType | 'other';
	readonly longest: number | undefined;
	readonly codes: readonly string[];
	/** The schema refuses its parent without it. */
	readonly required: boolean;
	readonly repeats: boolean;
}

const XSD = { x: 'http://www.w3.org/2001/XMLSchema' };

const TYPES: Readonly<Record<string, BoxType>> = {
	MTR_SAmonetaryType: 'money.any',
	MTR_SAnonNegativeMonetaryType: 'money.notNegative',
	MTR_SAnonNegativeNonZeroMonetaryType: 'money.positive',
	MTR_SAnonZeroMonetaryType: 'money.notZero',
	MTR_YesType: 'tick',
	MTR_YesNoType: 'yesNo',
	MTR_SAMTRdateType: 'date',
	MTR_SAMTRNINOtype: 'nino',
	positiveInteger: 'count',
	nonNegativeInteger: 'count',
	MTR_SAstringType: 'text',
	MTR_SAnonEmptyStringType: 'text',
	MTR_SA28charStringType: 'text',
	MTR_SAtelephoneNumberType: 'text',
	MTR_SApostCodeType: 'text',
};

/** The leaves below the element MTR of a year's schema. */
export function schemaLeaves(year: '2024-25' | '2025-26'): readonly SchemaLeaf[] {
	const document = XmlDocument.fromBuffer(readFileSync(schemas[year]));
	try {
		const root = one(document.root, 'x:element[@name="MTR"]');
		return root ? leavesOf(root, '', false, document.root) : [];
	} finally {
		document.dispose();
	}
}

function leavesOf(
	element: XmlElement,
	parent: string,
	within: boolean,
	schema: XmlElement,
): readonly SchemaLeaf[] {
	const path = `${parent}/${attribute(element, 'name')}`;
	const most = attribute(element, 'maxOccurs') || '1';
	const repeats = within || most !== '1';
	const named = (attribute(element, 'type') || '').replace(/^\w+:/, '');
	const complex =
		one(element, 'x:complexType') ?? (named ? one(schema, `x:complexType[@name="${named}"]`) : undefined);
	if (complex) return particles(complex).flatMap((child) => leavesOf(child, path, repeats, schema));
	const restriction = one(element, 'x:simpleType/x:restriction');
	const base = named || attribute(restriction ?? element, 'base').replace(/^\w+:/, '');
	const codes = facets(restriction, 'enumeration');
	const longest = Number(
		facets(restriction, 'maxLength')[0] ?? (base === 'MTR_SA28charStringType' ? 28 : Number.NaN),
	);
	return [
		{
			path,
			type: codes.length > 0 ? 'code' : (TYPES[base] ?? 'other'),
			longest: Number.isNaN(longest) ? undefined : longest,
			codes,
			required: attribute(element, 'minOccurs') !== '0',
			repeats,
		},
	];
}

function particles(complex: XmlElement): readonly XmlElement[] {
	return all(complex, 'x:sequence | x:choice | x:all').flatMap(inside);
}

function inside(group: XmlElement): readonly XmlElement[] {
	return all(group, 'x:element | x:sequence | x:choice').flatMap((node) =>
		node.name === 'element' ? [node] : inside(node),
	);
}

function facets(restriction: XmlElement | undefined, name: string): readonly string[] {
	return restriction ? all(restriction, `x:${name}`).map((facet) => attribute(facet, 'value')) : [];
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
