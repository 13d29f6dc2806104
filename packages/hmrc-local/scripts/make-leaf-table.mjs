/**
 * Turns HMRC's schema of the individual return into a table of facts: every element in order with its occurrence,
 * type limits and box number. Run `node packages/hmrc-local/scripts/make-leaf-table.mjs FOLDER`, where FOLDER holds
 * schemas/sa100-YEAR/ and boxmaps/; the tables are committed, the schemas are not.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlDocument, XmlElement } from 'libxml2-wasm';

const folder = process.argv[2] ?? new URL('../../../../shared/self-assessment', import.meta.url).pathname;
const sources = { '2024-25': 'MTR-v1-0.xsd', '2025-26': 'MTR-v1-2.xsd' };

const elements = (node) => {
	const found = [];
	for (let child = node.firstChild; child; child = child.next)
		if (child instanceof XmlElement) found.push(child);
	return found.filter((child) => child.name !== 'annotation');
};
const attribute = (node, name) => node.attr(name)?.value ?? null;
const local = (name) => name.split(':').at(-1);
const numeric = (text) => (text === null ? null : Number(text));

/** Reads one year's schema into rows and types. */
function tableOf(year, boxes) {
	const text = readFileSync(join(folder, `schemas/sa100-${year}`, sources[year]), 'utf8');
	const document = XmlDocument.fromString(text);
	const top = elements(document.root);
	const named = (kind, name) => top.find((node) => node.name === kind && attribute(node, 'name') === name);
	const types = new Map();
	const rows = [];
	const attributes = [];
	let choices = 0;

	const blank = (base) => ({
		base,
		patterns: [],
		enumeration: [],
		length: null,
		minLength: null,
		maxLength: null,
		minInclusive: null,
		maxInclusive: null,
		minExclusive: null,
		maxExclusive: null,
	});
	/** The limits of a type by name: those of its base, tightened by its own. */
	const typeNamed = (name) => {
		if (name.startsWith('xsd:')) return blank(local(name));
		return typeOf(named('simpleType', local(name)));
	};
	const typeOf = (simpleType) => {
		const restriction = elements(simpleType)[0];
		const type = structuredClone(typeNamed(attribute(restriction, 'base')));
		const patterns = [];
		const enumeration = [];
		for (const facet of elements(restriction)) {
			const value = attribute(facet, 'value');
			if (facet.name === 'pattern') patterns.push(value);
			else if (facet.name === 'enumeration') enumeration.push(value);
			else type[facet.name] = /length/i.test(facet.name) ? numeric(value) : value;
		}
		// A value must fit one pattern of each step of derivation.
		if (patterns.length > 0) type.patterns.push(patterns);
		if (enumeration.length > 0) type.enumeration = enumeration;
		return type;
	};
	const idOf = (type) => {
		const key = JSON.stringify(type);
		if (!types.has(key)) types.set(key, `t${types.size + 1}`);
		return types.get(key);
	};
	const valueType = (node) => {
		const name = attribute(node, 'type');
		if (name) return idOf(typeNamed(name));
		return idOf(typeOf(elements(node).find((child) => child.name === 'simpleType')));
	};

	const addAttributes = (container, path) => {
		for (const node of elements(container).filter((child) => child.name === 'attribute'))
			attributes.push({
				path,
				name: attribute(node, 'name'),
				required: attribute(node, 'use') === 'required',
				type: valueType(node),
			});
	};
	const addComplex = (complexType, path) => {
		const [first] = elements(complexType);
		if (first?.name === 'simpleContent') {
			const extension = elements(first)[0];
			addAttributes(extension, path);
			return idOf(typeNamed(attribute(extension, 'base')));
		}
		addAttributes(complexType, path);
		if (first?.name === 'sequence') for (const part of elements(first)) addPart(part, path, null);
		else if (first?.name === 'choice') addPart(first, path, null);
		else throw new Error(`unknown content at ${path}: ${first?.name}`);
		return null;
	};
	const addPart = (part, parent, choice) => {
		if (part.name === 'choice') {
			if (choice) throw new Error(`a choice within a choice at ${parent}`);
			choices += 1;
			const group = `${attribute(part, 'minOccurs') === '0' ? 'optional' : 'required'}-${choices}`;
			for (const option of elements(part)) addPart(option, parent, group);
		} else if (part.name === 'element') addElement(part, parent, choice);
		else throw new Error(`unknown part at ${parent}: ${part.name}`);
	};
	const addElement = (node, parent, choice) => {
		const reference = attribute(node, 'ref');
		const declaration = reference ? named('element', local(reference)) : node;
		const name = attribute(declaration, 'name');
		const path = parent ? `${parent}/${name}` : name;
		const max = attribute(node, 'maxOccurs') ?? '1';
		const row = {
			path,
			min: Number(attribute(node, 'minOccurs') ?? '1'),
			max: max === 'unbounded' ? null : Number(max),
			type: null,
			choice,
			box: boxes[path] ?? null,
		};
		rows.push(row);
		const typeName = attribute(declaration, 'type');
		const inner = elements(declaration)[0];
		const complex = inner?.name === 'complexType' ? inner : typeName && named('complexType', local(typeName));
		row.type = complex ? addComplex(complex, path) : valueType(declaration);
	};
	addElement(named('element', 'IRenvelope'), '', null);
	const list = [...types].map(([key, id]) => ({ id, ...JSON.parse(key) }));
	return {
		year,
		namespace: attribute(document.root, 'targetNamespace'),
		types: list,
		attributes,
		elements: rows,
	};
}

/**
 * Box numbers as the calculation of 2024-25 knows them, by path below IRenvelope. A path that the later year keeps
 * keeps its number; amounts claimed under the foreign income and gains regime have none, as they are not taxed.
 */
function boxNumbers(year) {
	const read = (name) => JSON.parse(readFileSync(join(folder, `boxmaps/sa100-${name}-boxmap.json`), 'utf8'));
	const first = read('2024-25');
	const own = read(year);
	const numbers = {};
	for (const [path, box] of Object.entries(own)) {
		const later = /FIG/.test(path) ? null : box.replace(/^\(24-25: (.*)\)$/, '$1').replace(/ \?$/, '');
		const number = first[path] ?? (later && /^[A-Z0-9]/.test(later) ? later : null);
		if (number) numbers[`IRenvelope${path}`] = number;
	}
	return numbers;
}

for (const year of Object.keys(sources)) {
	const table = tableOf(year, boxNumbers(year));
	const lines = (list) => list.map((item) => `\t\t${JSON.stringify(item)}`).join(',\n');
	const json = `{\n\t"year": "${table.year}",\n\t"namespace": "${table.namespace}",\n\t"types": [\n${lines(table.types)}\n\t],\n\t"attributes": [\n${lines(table.attributes)}\n\t],\n\t"elements": [\n${lines(table.elements)}\n\t]\n}\n`;
	writeFileSync(new URL(`../src/structure/generated/sa100-${year}.json`, import.meta.url), json);
	process.stdout.write(
		`${year}: ${table.elements.length} elements, ${table.types.length} types, ${table.elements.filter((row) => row.box).length} boxes\n`,
	);
}
