/** The tables of what a return of each year may contain, made from HMRC's schema by scripts/make-leaf-table.mjs. */
import type { FormYear } from '@halfpenny/years';
import type { Form } from './form.ts';
import of2024 from './generated/sa100-2024-25.json' with { type: 'json' };
import of2025 from './generated/sa100-2025-26.json' with { type: 'json' };
import partnershipOf2024 from './generated/sa800-2024-25.json' with { type: 'json' };

/** One element: how often it may occur in its parent, the type of its text (null: it holds elements), its box. */
export type ElementRow = {
	readonly path: string;
	readonly min: number;
	/** Null: any number. */
	readonly max: number | null;
	readonly type: string | null;
	/**
	 * Marks `GROUP:OPTION` separated by a space: elements of one group with different options exclude each other; one is
	 * required if the group's name begins with `required`.
	 */
	readonly choice: string | null;
	/** The box as the calculation knows it. */
	readonly box: string | null;
};

/** What a text must be: a base type, one pattern of each list, and limits. */
export type ValueType = {
	readonly id: string;
	readonly base: string;
	readonly patterns: readonly (readonly string[])[];
	readonly enumeration: readonly string[];
	readonly length: number | null;
	readonly minLength: number | null;
	readonly maxLength: number | null;
	readonly minInclusive: string | null;
	readonly maxInclusive: string | null;
	readonly minExclusive: string | null;
	readonly maxExclusive: string | null;
};

/** An attribute of an element. */
type AttributeRow = {
	readonly path: string;
	readonly name: string;
	readonly required: boolean;
	readonly type: string;
};

/** A year's table with look-ups. */
export type LeafTable = {
	readonly form: Form;
	readonly year: FormYear;
	readonly namespace: string;
	/** The element below IRenvelope that holds the return, such as MTR. */
	readonly top: string;
	/** The prefix HMRC gives the namespace in error locations. */
	readonly prefix: string;
	/** The elements directly below a path, in the order they must come. */
	childrenOf(path: string): readonly ElementRow[];
	row(path: string): ElementRow | undefined;
	type(id: string): ValueType | undefined;
	attributesOf(path: string): readonly AttributeRow[];
	/** Paths of all boxes. */
	readonly boxes: ReadonlyMap<string, string>;
};

type Source = {
	readonly namespace: string;
	readonly types: readonly ValueType[];
	readonly attributes: readonly AttributeRow[];
	readonly elements: readonly ElementRow[];
};

const grouped = <Item extends { path: string }>(items: readonly Item[], key: (item: Item) => string) => {
	const groups = new Map<string, Item[]>();
	for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
	return groups;
};

function table(form: Form, year: FormYear, source: Source): LeafTable {
	const rows = new Map(source.elements.map((row) => [row.path, row]));
	const children = grouped(source.elements, (row) => row.path.slice(0, row.path.lastIndexOf('/')));
	const types = new Map(source.types.map((type) => [type.id, type]));
	const attributes = grouped(source.attributes, (row) => row.path);
	return {
		form,
		year,
		namespace: source.namespace,
		...names[form],
		childrenOf: (path) => children.get(path) ?? [],
		row: (path) => rows.get(path),
		type: (id) => types.get(id),
		attributesOf: (path) => attributes.get(path) ?? [],
		boxes: new Map(source.elements.flatMap(({ box, path }) => (box ? [[box, path] as const] : []))),
	};
}

const names = {
	SA100: { top: 'MTR', prefix: 'MTR' },
	SA800: { top: 'SApartnership', prefix: 'ptr' },
} as const;

const tables: Readonly<Record<Form, Partial<Record<FormYear, LeafTable>>>> = {
	SA100: { '2024-25': table('SA100', '2024-25', of2024), '2025-26': table('SA100', '2025-26', of2025) },
	SA800: { '2024-25': table('SA800', '2024-25', partnershipOf2024) },
};

/** The table of a form and year. Throws a RangeError for a year whose form is unknown. */
export function leafTable(year: FormYear, form: Form = 'SA100'): LeafTable {
	const found = tables[form][year];
	if (!found) throw new RangeError(`no ${form} of ${year} is known`);
	return found;
}

/** The table whose namespace an IRenvelope has, or undefined if its form and year are unknown. */
export function tableOfNamespace(namespace: string): LeafTable | undefined {
	return Object.values(tables)
		.flatMap((years) => Object.values(years))
		.find((candidate) => candidate.namespace === namespace);
}
