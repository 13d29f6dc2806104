/**
 * Turns HMRC's schemas of the individual and the partnership return into tables of facts: every element in order with
 * its occurrence, type limits and box number. Run `node packages/hmrc-local/scripts/make-leaf-table.mjs FOLDER`, where
 * FOLDER holds schemas/sa100-YEAR/, schemas/sa800-YEAR/ and boxmaps/; the tables are committed, the schemas are not.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlDocument, XmlElement } from 'libxml2-wasm';

const folder = process.argv[2] ?? new URL('../../../../shared/self-assessment', import.meta.url).pathname;
const sources = [
	{ form: 'sa100', year: '2024-25', file: 'MTR-v1-0.xsd' },
	{ form: 'sa100', year: '2025-26', file: 'MTR-v1-2.xsd' },
	{ form: 'sa800', year: '2024-25', file: 'SApartnership-v1-0.xsd' },
];

const elements = (node) => {
	const found = [];
	for (let child = node.firstChild; child; child = child.next)
		if (child instanceof XmlElement) found.push(child);
	return found.filter((child) => child.name !== 'annotation');
};
const attribute = (node, name) => node.attr(name)?.value ?? null;
const local = (name) => name.split(':').at(-1);
const numeric = (text) => (text === null ? null : Number(text));

/** Reads the schema of one form and year into rows and types. */
function tableOf({ form, year, file }, boxes) {
	const text = readFileSync(join(folder, `schemas/${form}-${year}`, file), 'utf8');
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
		return restricted(restriction, typeNamed(attribute(restriction, 'base')));
	};
	const restricted = (restriction, base) => {
		const type = structuredClone(base);
		const patterns = [];
		const enumeration = [];
		for (const facet of elements(restriction)) {
			if (facet.name === 'attribute') continue;
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
	/** The type of text with attributes; its base may be another such type, whose attributes it keeps. */
	const addSimpleContent = (derivation, path) => {
		addAttributes(derivation, path);
		const base = named('complexType', local(attribute(derivation, 'base')));
		if (!base) return restricted(derivation, typeNamed(attribute(derivation, 'base')));
		return restricted(derivation, addSimpleContent(elements(elements(base)[0])[0], path));
	};
	const addComplex = (complexType, path) => {
		const [first] = elements(complexType);
		if (first?.name === 'simpleContent') return idOf(addSimpleContent(elements(first)[0], path));
		addAttributes(complexType, path);
		if (first?.name === 'sequence') for (const part of elements(first)) addPart(part, path, null);
		else if (first?.name === 'choice') addPart(first, path, null);
		else throw new Error(`unknown content at ${path}: ${first?.name}`);
		return null;
	};
	/** Whether a part may be left out. */
	const isOptional = (part) => {
		if (attribute(part, 'minOccurs') === '0') return true;
		if (part.name === 'element') return false;
		const inside = elements(part).map(isOptional);
		return part.name === 'choice' ? inside.some(Boolean) : inside.every(Boolean);
	};
	const joined = (...marks) => marks.filter(Boolean).join(' ');
	/** `choice` are the marks `GROUP:OPTION` of the choices around a part, outermost first. */
	const addPart = (part, parent, choice) => {
		if (part.name === 'choice') {
			choices += 1;
			const group = `${isOptional(part) ? 'optional' : 'required'}-${choices}`;
			for (const [at, option] of elements(part).entries())
				addPart(option, parent, joined(choice, `${group}:${at + 1}`));
		} else if (part.name === 'sequence') {
			if (!isOptional(part)) throw new Error(`a sequence that must be there at ${parent}`);
			for (const inside of elements(part)) addPart(inside, parent, choice);
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
 * Box numbers as the calculation of 2024-25 knows them, by path below IRenvelope. A path kept by the later year keeps
 * its number; amounts claimed under the foreign income and gains regime have none, as they are not taxed. A partnership
 * return has the numbers of its own map.
 */
function boxNumbers({ form, year }) {
	const read = (name) =>
		JSON.parse(readFileSync(join(folder, `boxmaps/${form}-${name}-boxmap.json`), 'utf8'));
	const first = read('2024-25');
	const own = read(year);
	const numbers = {};
	for (const [path, box] of Object.entries(own)) {
		const later = /FIG/.test(path) ? null : box.replace(/^\(24-25: (.*)\)$/, '$1').replace(/ \?$/, '');
		const number = first[path] ?? (later && /^[A-Z0-9]/.test(later) ? later : null);
		if (number) numbers[`IRenvelope${path.replace(/^\/IRenvelope/, '')}`] = String(number);
	}
	return numbers;
}

for (const source of sources) {
	const table = tableOf(source, boxNumbers(source));
	const lines = (list) => list.map((item) => `\t\t${JSON.stringify(item)}`).join(',\n');
	const json = `{\n\t"year": "${table.year}",\n\t"namespace": "${table.namespace}",\n\t"types": [\n${lines(table.types)}\n\t],\n\t"attributes": [\n${lines(table.attributes)}\n\t],\n\t"elements": [\n${lines(table.elements)}\n\t]\n}\n`;
	const name = `${source.form}-${source.year}`;
	writeFileSync(new URL(`../src/transaction-engine/structure/generated/${name}.json`, import.meta.url), json);
	process.stdout.write(
		`${name}: ${table.elements.length} elements, ${table.types.length} types, ${table.elements.filter((row) => row.box).length} boxes\n`,
	);
}
