/** Fills one sheet of the partnership return: boxes and elements in order, or the problems that prevent it. */
import { sayFormProblem } from '@halfpenny/messages/forms';
import type { Box, BoxProblem } from '../box.ts';
import type { Leaf } from '../fill/fill-page.ts';
import { type Above, type Found, findOnPage, type PageFacts } from '../fill/find-value.ts';
import { type Written, type WrittenText, writeValue } from '../fill/write-value.ts';
import { pathsOfSource } from '../tables/row.ts';
import type { Prepared } from './prepared.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/** A sheet with all that its rows read. */
export interface SheetPage {
	readonly sheet: Sheet;
	/** Which partner, from 1; 1 on all other sheets. */
	readonly number: number;
	/** The facts that its rows read. */
	readonly scope: unknown;
	/** The prefix of their paths: `partners[0].`, or ''. */
	readonly factPrefix: string;
	readonly prepared: Prepared;
	/** This partner's share of a box of the statement. */
	readonly shareOf?: (box: string) => Found | undefined;
}

/** A filled sheet. */
export interface FilledSheet {
	readonly boxes: readonly Box[];
	readonly leaves: readonly Leaf[];
	readonly problems: readonly BoxProblem[];
}

/** Fills a sheet and adds its boxes to `above`, the boxes before it. */
export function fillSheet(page: SheetPage, above: Map<string, Found>): FilledSheet {
	const boxes: Box[] = [];
	const problems: BoxProblem[] = [];
	for (const row of page.sheet.rows) {
		const found = findForRow(row, page, above);
		const written = found && write(row, found);
		if (!found || written?.as === 'nothing') {
			if (row.required) problems.push(missing(row, page));
		} else if (written?.as === 'problem') {
			const [path = ''] = found.origins;
			problems.push({ code: written.code, path, box: row.box, message: written.message });
		} else if (written) {
			above.set(row.box, found);
			if (!row.unsent) boxes.push(boxOf(row, page, written, found));
		}
	}
	return { boxes, leaves: boxes.map(({ path, value }) => ({ path, value })), problems };
}

function findForRow(
	{ type, source }: SheetRow,
	{ scope, factPrefix, prepared, shareOf }: SheetPage,
	above: Above,
): Found | undefined {
	const facts: PageFacts = { scope, factPrefix, decisions: undefined };
	switch (source.from) {
		case 'sum':
			return added(source.of.flatMap((one) => findOnPage(type, one, facts, above) ?? []));
		case 'prepared':
			return prepared[source.name];
		case 'share':
			return shareOf?.(source.box);
		default:
			return findOnPage(type, source, facts, above);
	}
}

function added(found: readonly Found[]): Found | undefined {
	if (found.length === 0) return undefined;
	const origins = [...new Set(found.flatMap((one) => one.origins))];
	return { value: found.reduce((sum, { value }) => sum + Number(value), 0), origins };
}

/** Characters that names may not have but other texts may. */
const NOT_IN_NAMES = /[*@£]/g;

function write(row: SheetRow, found: Found): Written {
	const written = writeValue(row, found);
	const strange = row.nameAlphabet && written.as === 'text' ? written.text.match(NOT_IN_NAMES) : null;
	if (!strange) return written;
	const message = sayFormProblem('text.alphabet', { characters: [...new Set(strange)] });
	return { as: 'problem', code: 'text.alphabet', message };
}

function boxOf(
	{ box, title, path }: SheetRow,
	page: SheetPage,
	{ text: value, shortenedFrom }: WrittenText,
	{ origins }: Found,
): Box {
	const { sheet, number } = page;
	const element = sheet.element.replace('[n]', `[${number}]`);
	const full = `/SApartnership/${element}${path}`;
	const own = { form: sheet.form, box, title, page: number, path: full, value, origins };
	return shortenedFrom === undefined ? own : { ...own, shortenedFrom };
}

function missing({ box, title, source }: SheetRow, page: SheetPage): BoxProblem {
	const own = source.from === 'facts' ? pathsOfSource(source)[0] : undefined;
	const path = own === undefined ? '' : page.factPrefix + own;
	return { code: 'required.missing', path, box, message: sayFormProblem('required.missing', { title }) };
}
