/** Judges a return: its structure first, then HMRC's rules between boxes, then the tax. */
import type { XmlElement } from '@halfpenny/govtalk';
import { type CalculatedYear, parametersOf } from '../../calculation/parameters.ts';
import { checkStructure } from '../structure/check-structure.ts';
import type { LeafTable } from '../structure/leaf-table.ts';
import { readBoxes } from '../structure/read-boxes.ts';
import { say } from '../words.ts';
import { boxRuleProblems } from './box-rules.ts';
import { partnershipProblems } from './partnership/partnership-problems.ts';
import type { ReturnProblem } from './return-problem.ts';
import { scheduleProblems } from './schedules.ts';
import { senderProblems } from './sender.ts';
import { taxProblems } from './tax-check.ts';
import { totalProblems } from './totals.ts';

/** HMRC's number for content that its schema does not allow. */
const invalidContent = '4065';

/**
 * What is wrong with a return; nothing if it is to be accepted. A later step runs only if the earlier found nothing.
 * The tax is of the form's year, or of one without a form if requested.
 */
export function judgeReturn(
	irEnvelope: XmlElement,
	table: LeafTable,
	schemaMessages: readonly string[] = [],
	taxOf: CalculatedYear = table.year,
): readonly ReturnProblem[] {
	const structure = structureProblems(irEnvelope, table, schemaMessages);
	if (structure.length > 0) return structure;
	const sender = senderProblems(irEnvelope, table);
	if (table.form === 'SA800') return [...sender, ...partnershipProblems(irEnvelope, table)];
	return [...sender, ...individualProblems(irEnvelope, table, taxOf)];
}

function individualProblems(
	irEnvelope: XmlElement,
	table: LeafTable,
	taxOf: CalculatedYear,
): readonly ReturnProblem[] {
	const mtr = irEnvelope.children.find(({ name }) => name === 'MTR');
	if (!mtr) return [];
	const r = readBoxes(irEnvelope, table);
	const rules = [
		...scheduleProblems(mtr, r, table),
		...boxRuleProblems({ r, p: parametersOf(table.year), table }),
		...totalProblems(r, table),
	];
	return rules.length > 0 ? rules : taxProblems(r, table, taxOf);
}

function structureProblems(
	irEnvelope: XmlElement,
	table: LeafTable,
	schemaMessages: readonly string[],
): readonly ReturnProblem[] {
	const schema = (text: string, location: string) =>
		({ code: invalidContent, type: 'schema', text, location }) as const;
	const ours = checkStructure(irEnvelope, table);
	if (ours.length > 0) return ours.map(({ kind, name, location }) => schema(say(kind, { name }), location));
	const whole = `/hd:GovTalkMessage[1]/hd:Body[1]/${table.prefix}:IRenvelope[1]`;
	return schemaMessages.map((name) => schema(say('schema', { name }), whole));
}
