/** The small immutable tree that a parsed document becomes, and how to walk it. */

/** An element. Comments and processing instructions are left out; `text` is its own character data joined. */
export type XmlElement = {
	/** Local name, without prefix. */
	readonly name: string;
	/** Prefix as written, or ''. */
	readonly prefix: string;
	/** Namespace URI, or ''. */
	readonly namespace: string;
	/** Attribute values by name as written (with prefix); namespace declarations are not among them. */
	readonly attributes: ReadonlyMap<string, string>;
	readonly children: readonly XmlElement[];
	readonly text: string;
};

/** Every element reached by a path of local names such as `Header/MessageDetails/Class`, in document order. */
export function findAll(from: XmlElement, path: string): readonly XmlElement[] {
	let found: readonly XmlElement[] = [from];
	for (const name of path.split('/')) {
		found = found.flatMap((element) => element.children.filter((child) => child.name === name));
	}
	return found;
}

/** The first element reached by a path of local names, or undefined. */
export function find(from: XmlElement, path: string): XmlElement | undefined {
	return findAll(from, path)[0];
}

/** The text of the first element reached by a path, without surrounding white space, or undefined if there is none. */
export function textAt(from: XmlElement, path: string): string | undefined {
	return find(from, path)?.text.trim();
}
