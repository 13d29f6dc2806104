/** Indexed XPaths, as in HMRC's ErrorResponse: `/hd:GovTalkMessage[1]/hd:Body[1]/MTR:IRenvelope[1]/…`. */
import type { XmlElement } from './tree.ts';

/** A step of an indexed XPath, without its prefix. The index counts from 1 among siblings of the same name. */
export type LocationStep = { readonly name: string; readonly index: number };

const STEP = /^(?:[\w.-]+:)?([A-Za-z_][\w.-]*)(?:\[([1-9]\d{0,8})\])?$/;

/**
 * Returns the steps of an indexed XPath without prefixes (HMRC uses its own, not ours). A missing index is 1.
 * Undefined if the text is anything else.
 */
export function parseLocation(location: string): readonly LocationStep[] | undefined {
	const [before, ...parts] = location
		.trim()
		.replace(/\/text\(\)$/, '')
		.split('/');
	if (before !== '' || parts.length === 0) return undefined;
	const steps: LocationStep[] = [];
	for (const part of parts) {
		const [, name, index = '1'] = STEP.exec(part) ?? [];
		if (name === undefined) return undefined;
		steps.push({ name, index: Number(index) });
	}
	return steps;
}

/** Returns the element at an indexed XPath, whose first step names the root itself, or undefined. */
export function resolveLocation(root: XmlElement, location: string): XmlElement | undefined {
	const [first, ...steps] = parseLocation(location) ?? [];
	if (first?.name !== root.name || first.index !== 1) return undefined;
	let element: XmlElement | undefined = root;
	for (const { name, index } of steps) {
		element = element?.children.filter((child) => child.name === name)[index - 1];
	}
	return element;
}

/** An element and its indexed XPath. */
export type Located = { readonly element: XmlElement; readonly location: string };

/**
 * Returns `root` and every element below it with its indexed XPath, in document order.
 * `prefixes` maps namespaces to prefixes; a namespace without one gets no prefix.
 */
export function* walk(
	root: XmlElement,
	prefixes: Readonly<Record<string, string>> = {},
	parent = '',
	index = 1,
): Generator<Located> {
	const prefix = prefixes[root.namespace];
	const location = `${parent}/${prefix ? `${prefix}:` : ''}${root.name}[${index}]`;
	yield { element: root, location };
	const seen = new Map<string, number>();
	for (const child of root.children) {
		const nth = (seen.get(child.name) ?? 0) + 1;
		seen.set(child.name, nth);
		yield* walk(child, prefixes, location, nth);
	}
}
