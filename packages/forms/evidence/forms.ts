/** What HMRC's own schema and rules say of a thousand generated returns, and how much of the forms is covered. */
import { calculate } from '@halfpenny/tax';
import { type FormYear, formYears } from '@halfpenny/years';
import * as fc from 'fast-check';
import { buildReturn, checkReturn } from '../src/index.ts';
import { ruleTables } from '../src/rules/rule-tables.ts';
import { notFilled } from '../src/tables/not-filled.ts';
import { tablesOf } from '../src/tables/tables.ts';
import { compactVerdicts, hmrcRules } from '../tests/compact-rules.ts';
import { hasShared, irEnvelopeOf, ruleVerdicts, schemaErrors, xmllintAgrees } from '../tests/judges.ts';
import { goodFacts } from '../tests/people.ts';
import { schemaLeaves } from '../tests/schema-leaves.ts';

const RETURNS = 1000;
const THROUGH_SCHEMATRON = 40;
const OTHER_FORMS = /^\/MTR\/(SA102M|SA103L|SA106|SA107|SA109|AttachedFiles)(\/|$)/;
const options = { transactionId: '', channel: { vendorId: '0000', product: 'Halfpenny', version: '0.1' } };

function builtReturns(year: FormYear): readonly string[] {
	return fc.sample(goodFacts(year), { numRuns: RETURNS, seed: 2026 }).map((facts) => {
		const built = buildReturn(facts, calculate(facts), options);
		if (!built.ok) throw new Error(JSON.stringify(built.problems));
		const problems = checkReturn(built.boxes, { year, today: '2026-11-20' });
		if (problems.length > 0) throw new Error(JSON.stringify(problems));
		return new TextDecoder().decode(built.xml);
	});
}

interface Row {
	readonly year: string;
	readonly what: string;
	readonly result: string;
}

async function schemaRows(year: FormYear, returns: readonly string[]): Promise<readonly Row[]> {
	const envelopes = returns.map(irEnvelopeOf);
	const valid = envelopes.filter((xml) => schemaErrors(xml, year).length === 0).length;
	const second = (await xmllintAgrees(envelopes, year)).filter(Boolean).length;
	const leaves = schemaLeaves(year).filter(({ path }) => !OTHER_FORMS.test(path)).length;
	const rows = tablesOf(year).reduce(
		(sum, table) => sum + table.rows.filter(({ type }) => type !== 'group').length,
		0,
	);
	return [
		{ year, what: 'Returns valid by HMRC’s schema (libxml2-wasm)', result: `${valid} of ${returns.length}` },
		{ year, what: 'The same by xmllint', result: `${second} of ${returns.length}` },
		{
			year,
			what: 'Leaves of these forms that have a row',
			result: `${rows} of ${leaves}, the others with a reason`,
		},
	];
}

async function ruleRows(returns: readonly string[]): Promise<readonly Row[]> {
	const year = '2024-25';
	const verdicts = await compactVerdicts(returns);
	const clean = verdicts.filter(({ codes }) => codes.length === 0).length;
	const fired = verdicts.reduce((sum, verdict) => sum + verdict.fired, 0);
	const compiled = await ruleVerdicts(returns.slice(0, THROUGH_SCHEMATRON));
	const compiledClean = compiled.filter((verdict) => verdict.codes.length === 0 && verdict.fired > 0).length;
	const ours = new Set(ruleTables.flatMap(({ rules }) => rules.map(({ code }) => code)));
	const theirs = new Set(hmrcRules().map(({ code }) => code));
	return [
		{ year, what: 'Returns that break none of HMRC’s rules', result: `${clean} of ${returns.length}` },
		{ year, what: 'Times that a rule looked at a return', result: String(fired) },
		{
			year,
			what: 'Returns through HMRC’s compiled Schematron, none failing',
			result: `${compiledClean} of ${compiled.length}`,
		},
		{
			year,
			what: 'HMRC’s codes that are checked before sending',
			result: `${ours.size} of ${theirs.size} (the others are of forms and boxes that we do not fill)`,
		},
	];
}

/** Measures. */
export async function measure() {
	if (!hasShared) throw new Error('HMRC’s files are not on this machine');
	const rows: Row[] = [];
	for (const year of formYears) {
		const returns = builtReturns(year);
		rows.push(...(await schemaRows(year, returns)));
		if (year === '2024-25') rows.push(...(await ruleRows(returns)));
	}
	return {
		title: 'Returns before HMRC’s schema and rules',
		summary: `${rows[0]?.what}: ${rows[0]?.result}; ${rows[3]?.what}: ${rows[3]?.result}. The 2025-26 schema is a reconstruction and HMRC’s rules of that year are not public, so that year stands apart.`,
		columns: ['Year', 'What', 'Result'],
		rows: rows.map(({ year, what, result }) => [year, what, result]),
		figures: { returns: RETURNS, elementsNotFilled: notFilled.length },
	};
}
