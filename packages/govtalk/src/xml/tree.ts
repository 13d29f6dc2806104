/** The small immutable tree that the parser returns, and functions to walk it. */

/** An element. Comments and processing instructions are left out; `text` joins its own character data. */
export type XmlElement = {
	/** Local name, without prefix. */
	readonly name: string;
	/** Prefix as written, or ''. */
	readonly prefix: string;
	/** Namespace URI, or ''. */
	readonly namespace: string;
	/** Attribute values by name as written, with prefix. Namespace declarations are not included. */
	readonly attributes: ReadonlyMap<string, string>;
	readonly children: readonly XmlElement[];
	readonly text: string;
};

/** Returns every element at a path of local names such as `Header/MessageDetails/Class`, in document order. */
export function findAll(from: XmlElement, path: string): readonly XmlElement[] {
	let found: readonly XmlElement[] = [from];
	for (const name of path.split('/')) {
		found = found.flatMap((element) => element.children.filter((child) => child.name === name));
	}
	return found;
}

/** Returns the first element at a path of local names, or undefined. */
export function find(from: XmlElement, path: string): XmlElement | undefined {
	return findAll(from, path)[0];
}

/** Returns the trimmed text of the first element at a path, or undefined if there is none. */
export function textAt(from: XmlElement, path: string): string | undefined {
	return find(from, path)?.text.trim();
}
