/** Fills one page: boxes and elements in the order of HMRC's schema, or the problems that prevent it. */
import { sayFormProblem } from '@halfpenny/messages/forms';
import type { Box, BoxProblem } from '../box.ts';
import { pathsOfSource, type Row } from '../tables/row.ts';
import { toHmrcText } from '../text/hmrc-text.ts';
import { type Filling, type Found, findValue } from './find-value.ts';
import type { Page } from './plan-pages.ts';
import { readFact } from './read-fact.ts';
import { type WrittenText, writeValue } from './write-value.ts';

/** An element of the return and its text. */
export interface Leaf {
	readonly path: string;
	readonly value: string;
	/** An element that is opened even if it stays empty. */
	readonly group?: boolean;
}

/** A filled page. */
export interface FilledPage {
	readonly page: Page;
	readonly boxes: readonly Box[];
	readonly leaves: readonly Leaf[];
	readonly problems: readonly BoxProblem[];
}

/** Fills a page. */
export function fillPage(page: Page, filling: Filling): FilledPage {
	const boxes: Box[] = [];
	const leaves: Leaf[] = [];
	const problems: BoxProblem[] = [];
	const above = new Map<string, Found>();
	for (const row of page.table.rows) {
		const found = findValue(row, page, filling, above);
		const written = found && writeValue(row, found);
		if (!found || written?.as === 'nothing') {
			if (isRequired(row, page, filling)) problems.push(missing(row, page));
		} else if (written?.as === 'problem') {
			const path = originOf(written.code, found, filling);
			problems.push({ code: written.code, path, box: row.box, message: written.message });
		} else if (written) {
			above.set(row.box, found);
			if (row.onlyCounted?.(filling.facts, page.scope)) continue;
			const path = page.pathPrefix + row.path;
			leaves.push(row.type === 'group' ? { path, value: '', group: true } : { path, value: written.text });
			if (row.type !== 'group') boxes.push(boxOf(row, page, written, found));
		}
	}
	return { page, boxes, leaves, problems };
}

/** The fact to look at: for a name in several parts, the part with letters missing from HMRC's alphabet. */
function originOf(code: string, { origins }: Found, { facts }: Filling): string {
	const [first = ''] = origins;
	if (code !== 'text.alphabet') return first;
	return origins.find((path) => !toHmrcText(String(readFact(facts, path) ?? '')).ok) ?? first;
}

function isRequired({ required }: Row, { scope }: Page, { facts }: Filling): boolean {
	return typeof required === 'function' ? required(facts, scope) : required === true;
}

function boxOf(
	{ box, title, path }: Row,
	page: Page,
	{ text, shortenedFrom }: WrittenText,
	{ origins }: Found,
): Box {
	const { form } = page.table;
	const own = { form, box, title, page: page.number, path: page.pathPrefix + path, value: text, origins };
	return shortenedFrom === undefined ? own : { ...own, shortenedFrom };
}

function missing({ box, title, source }: Row, page: Page): BoxProblem {
	const [own] = pathsOfSource(source);
	const path = own === undefined ? '' : page.factPrefix + own;
	return { code: 'required.missing', path, box, message: sayFormProblem('required.missing', { title }) };
}
