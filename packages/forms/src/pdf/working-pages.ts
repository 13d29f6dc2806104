/** The working on separate sheets: every figure with its rule in a sentence and the rule's source. */
import { type Facts, formatPounds, parsePath } from '@halfpenny/facts';
import { sayPdf } from '@halfpenny/messages/pdf';
import type { Calculation, WorkingLine } from '@halfpenny/tax';
import { ruleWords, workedOut } from '@halfpenny/tax/words';
import { readFact } from '../fill/read-fact.ts';
import { colours, measure } from './look.ts';
import { toPrintable } from './printable.ts';
import { writeHeading } from './rows.ts';
import { addSheet, drawRule, makeRoom, type Sheets, sheetNumber, write, writeParagraph } from './sheets.ts';
import { wrapped } from './wrap.ts';

/** Width of the sentences. */
const TEXT = 430;
const MOST_INPUTS = 8;

/** The name of a list's entry. */
const NAMES: Readonly<Record<string, string>> = {
	employments: 'employer',
	trades: 'name',
	partnerships: 'description',
};

/** Writes the working; returns the number of its first sheet, undefined if there is none. */
export function writeWorking(sheets: Sheets, facts: Facts, { working }: Calculation): number | undefined {
	if (working.length === 0) return undefined;
	addSheet(sheets);
	const begins = sheetNumber(sheets);
	writeHeading(sheets, sayPdf('working'), 22);
	writeParagraph(sheets, sayPdf('working.lead'), { colour: colours.muted, size: 9.5 });
	sheets.y -= 8;
	const byId = new Map(working.map((line) => [line.id, line]));
	for (const line of working) writeLine(sheets, line, { facts, byId });
	return begins;
}

/** What the words about a line need. */
interface Context {
	readonly facts: Facts;
	readonly byId: ReadonlyMap<string, WorkingLine>;
}

function writeLine(sheets: Sheets, line: WorkingLine, context: Context): void {
	const { rule, source } = ruleWords[line.rule];
	const quiet = { size: 8.5, colour: colours.muted, width: TEXT, leading: 11.5 };
	const texts = [rule, ...inputsOf(line, context)];
	const setting = { font: sheets.fonts.text, size: quiet.size };
	const lines = texts.reduce((sum, text) => sum + wrapped(toPrintable(text), setting, TEXT).length, 0);
	makeRoom(sheets, 36 + lines * quiet.leading);
	sheets.y -= 15;
	const value = formatPounds(line.value);
	const strong = { font: sheets.fonts.strong, size: 9.5 };
	const width = strong.font.widthOfTextAtSize(toPrintable(value), strong.size);
	const [name = ''] = wrapped(toPrintable(nameOf(line, context)), strong, measure - width - 12);
	write(sheets, name, strong);
	write(sheets, value, { ...strong, align: 'right' });
	sheets.y -= 1;
	for (const text of texts) writeParagraph(sheets, text, quiet);
	writeParagraph(sheets, sayPdf('source', { source }), {
		...quiet,
		size: 7.5,
		leading: 10.5,
		width: measure,
	});
	sheets.y -= 6;
	drawRule(sheets);
}

/** Its inputs, if there are few: a sum of fifty jobs needs no list. */
function inputsOf(line: WorkingLine, context: Context): readonly string[] {
	const { byId } = context;
	if (line.inputs.filter((id) => byId.has(id)).length > MOST_INPUTS) return [];
	const input = (id: string): string | undefined => {
		const from = byId.get(id);
		return from && sayPdf('figure', { label: nameOf(from, context), value: formatPounds(from.value) });
	};
	const figures = workedOut(line, { input, amount: formatPounds });
	return figures === '' ? [] : [sayPdf('from', { figures })];
}

/** A line of one entry among several names it: `employments[1].c1.1` is the second. */
function nameOf({ id, rule }: WorkingLine, { facts }: Context): string {
	const { label } = ruleWords[rule];
	const [list = '', index] = parsePath(id);
	if (typeof index !== 'number') return label;
	const entry = readFact(facts, `${list}[${index}].${NAMES[list]}`);
	const words = entry === undefined ? sayPdf('working.entry', { place: index + 1 }) : String(entry);
	return sayPdf('working.of', { label, entry: words });
}
