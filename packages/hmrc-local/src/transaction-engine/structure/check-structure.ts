/** Walks a received IRenvelope against the year's table: unknown, misplaced, missing, repeated and malformed elements. */
import type { XmlElement } from '@halfpenny/govtalk';
import { valueFits } from './check-value.ts';
import type { ElementRow, LeafTable } from './leaf-table.ts';

/** One problem with the structure, and where: an indexed XPath as HMRC's answers give it. */
export type StructureProblem = {
	readonly kind:
		| 'namespace'
		| 'unknown'
		| 'order'
		| 'missing'
		| 'tooMany'
		| 'choice'
		| 'format'
		| 'attribute'
		| 'text';
	readonly location: string;
	/** The element or attribute concerned. */
	readonly name: string;
};

/** Where the IRenvelope is in a message. */
const bodyLocation = '/hd:GovTalkMessage[1]/hd:Body[1]';
/** HMRC's own checker reports no more. */
const most = 100;

/** Everything that is wrong with the structure of an IRenvelope, at most a hundred problems, in document order. */
export function checkStructure(irEnvelope: XmlElement, table: LeafTable): readonly StructureProblem[] {
	const problems: StructureProblem[] = [];
	const location = `${bodyLocation}/${table.prefix}:${irEnvelope.name}[1]`;
	if (irEnvelope.name !== 'IRenvelope') problems.push({ kind: 'unknown', location, name: irEnvelope.name });
	else checkElement(irEnvelope, 'IRenvelope', location, table, problems);
	return problems.slice(0, most);
}

function checkElement(
	element: XmlElement,
	path: string,
	location: string,
	table: LeafTable,
	problems: StructureProblem[],
): void {
	const report = (kind: StructureProblem['kind'], name = element.name, at = location) =>
		problems.push({ kind, location: at, name });
	if (element.namespace !== table.namespace) report('namespace');
	checkAttributes(element, path, table, report);
	const type = table.row(path)?.type;
	if (type) checkText(element, type, table, report);
	else checkContent(element, path, location, table, problems);
}

type Report = (kind: StructureProblem['kind'], name?: string, at?: string) => void;

function checkText(element: XmlElement, typeId: string, table: LeafTable, report: Report): void {
	const [child] = element.children;
	const type = table.type(typeId);
	if (child) report('unknown', child.name);
	else if (!type || !valueFits(element.text, type)) report('format');
}

function checkAttributes(element: XmlElement, path: string, table: LeafTable, report: Report): void {
	const allowed = table.attributesOf(path);
	// Attributes of the schema language itself, such as xsi:schemaLocation, are always allowed.
	const given = [...element.attributes].filter(([name]) => !name.startsWith('xsi:'));
	for (const [name, value] of given) {
		const type = table.type(allowed.find((row) => row.name === name)?.type ?? '');
		if (!type || !valueFits(value, type)) report('attribute', name);
	}
	for (const { name, required } of allowed)
		if (required && !element.attributes.has(name)) report('attribute', name);
}

function checkContent(
	element: XmlElement,
	path: string,
	location: string,
	table: LeafTable,
	problems: StructureProblem[],
): void {
	const rows = table.childrenOf(path);
	const seen = new Map<string, number>();
	let last = 0;
	if (element.text.trim() !== '') problems.push({ kind: 'text', location, name: element.name });
	for (const child of element.children) {
		const nth = (seen.get(child.name) ?? 0) + 1;
		seen.set(child.name, nth);
		const at = `${location}/${table.prefix}:${child.name}[${nth}]`;
		const position = rows.findIndex((row) => row.path === `${path}/${child.name}`);
		const row = rows[position];
		if (!row) {
			problems.push({ kind: 'unknown', location: at, name: child.name });
			continue;
		}
		if (position < last) problems.push({ kind: 'order', location: at, name: child.name });
		if (row.max !== null && nth > row.max) problems.push({ kind: 'tooMany', location: at, name: child.name });
		last = Math.max(last, position);
		checkElement(child, row.path, at, table, problems);
	}
	checkPresence(rows, seen, location, problems);
}

const nameOf = (row: ElementRow) => row.path.slice(row.path.lastIndexOf('/') + 1);

function checkPresence(
	rows: readonly ElementRow[],
	seen: ReadonlyMap<string, number>,
	location: string,
	problems: StructureProblem[],
): void {
	for (const row of rows.filter(({ choice }) => choice === null)) {
		const count = seen.get(nameOf(row)) ?? 0;
		if (count < row.min) problems.push({ kind: 'missing', location, name: nameOf(row) });
	}
	for (const [group, options] of choicesOf(rows)) checkChoice(group, options, seen, location, problems);
}

/** The options of each choice among siblings, each option with the names of its elements. */
function choicesOf(rows: readonly ElementRow[]): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
	const groups = new Map<string, Map<string, string[]>>();
	for (const row of rows) {
		for (const mark of row.choice?.split(' ') ?? []) {
			const [group = '', option = ''] = mark.split(':');
			const options = groups.get(group) ?? new Map<string, string[]>();
			options.set(option, [...(options.get(option) ?? []), nameOf(row)]);
			groups.set(group, options);
		}
	}
	return groups;
}

function checkChoice(
	group: string,
	options: ReadonlyMap<string, readonly string[]>,
	seen: ReadonlyMap<string, number>,
	location: string,
	problems: StructureProblem[],
): void {
	const all = [...options.values()];
	const present = all
		.map((names) => names.filter((name) => seen.has(name)))
		.filter(({ length }) => length > 0);
	if (present.length > 1) problems.push({ kind: 'choice', location, name: present.flat().join(', ') });
	if (present.length === 0 && group.startsWith('required'))
		problems.push({ kind: 'missing', location, name: all.flat().join(' or ') });
}
