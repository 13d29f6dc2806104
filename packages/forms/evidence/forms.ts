/** How HMRC's own schemas and rules judge generated returns, personal and partnership, and how much of the forms is covered. */
import { calculate } from '@halfpenny/tax';
import { type FormYear, formYears } from '@halfpenny/years';
import * as fc from 'fast-check';
import { hmrcFilesIn } from '../src/hmrc-files/find-files.ts';
import { judgeManyByRules } from '../src/hmrc-files/judge.ts';
import { buildPartnershipReturn, buildReturn, checkPartnershipReturn, checkReturn } from '../src/index.ts';
import { ruleTables } from '../src/rules/rule-tables.ts';
import { partnershipRules } from '../src/sa800/check-partnership.ts';
import { partnershipNotFilled } from '../src/sa800/not-filled.ts';
import { partnershipSheets } from '../src/sa800/partnership-sheets.ts';
import { notFilled } from '../src/tables/not-filled.ts';
import { tablesOf } from '../src/tables/tables.ts';
import { compactVerdicts, hmrcRules, partnershipRuleCodes } from '../tests/compact-rules.ts';
import {
	hasShared,
	irEnvelopeOf,
	partnershipRulesFile,
	ruleVerdicts,
	schemaErrors,
	type schemas,
	schemasFolder,
	xmllintAgrees,
} from '../tests/judges.ts';
import { reasonsOfLeftOut } from '../tests/left-out.ts';
import { partnershipLeaves } from '../tests/partnership-leaves.ts';
import { anyPartnership } from '../tests/partnerships.ts';
import { goodFacts } from '../tests/people.ts';
import { schemaLeaves } from '../tests/schema-leaves.ts';

const RETURNS = 1000;
const THROUGH_SCHEMATRON = 40;
const TODAY = '2026-11-20';
const OTHER_FORMS = /^\/MTR\/(SA102M|SA103L|SA106|SA107|SA109|AttachedFiles)(\/|$)/;
const options = { transactionId: '', channel: { vendorId: '0000', product: 'Halfpenny', version: '0.1' } };

interface Row {
	readonly of: string;
	readonly what: string;
	readonly result: string;
}

function textOf(built: ReturnType<typeof buildReturn>, check: typeof checkReturn, year: FormYear): string {
	if (!built.ok) throw new Error(JSON.stringify(built.problems));
	const problems = check(built.boxes, { year, today: TODAY });
	if (problems.length > 0) throw new Error(JSON.stringify(problems));
	return new TextDecoder().decode(built.xml);
}

function personsReturns(year: FormYear): readonly string[] {
	return fc
		.sample(goodFacts(year), { numRuns: RETURNS, seed: 2026 })
		.map((facts) => textOf(buildReturn(facts, calculate(facts), options), checkReturn, year));
}

function partnershipsReturns(): readonly string[] {
	return fc
		.sample(anyPartnership, { numRuns: RETURNS, seed: 2026 })
		.map((facts) => textOf(buildPartnershipReturn(facts, options), checkPartnershipReturn, '2024-25'));
}

async function schemaRows(
	of: string,
	returns: readonly string[],
	schema: keyof typeof schemas,
): Promise<readonly Row[]> {
	const envelopes = returns.map(irEnvelopeOf);
	const valid = envelopes.filter((xml) => schemaErrors(xml, schema).length === 0).length;
	const second = (await xmllintAgrees(envelopes, schema)).filter(Boolean).length;
	return [
		{ of, what: 'Returns valid by HMRC’s schema (libxml2-wasm)', result: `${valid} of ${returns.length}` },
		{ of, what: 'The same by xmllint', result: `${second} of ${returns.length}` },
	];
}

/** By HMRC's own Schematron file, where there is one for the form and year. */
async function schematronRows(
	of: string,
	returns: readonly string[],
	file: string | undefined,
): Promise<readonly Row[]> {
	const messages = returns.map((xml) => new TextEncoder().encode(xml));
	const reports = file === undefined ? undefined : await judgeManyByRules(messages, file);
	if (!reports)
		return [
			{ of, what: 'Returns by HMRC’s rules', result: 'not measured: HMRC’s rules are not on this machine' },
		];
	const clean = reports.filter(({ findings, fired }) => findings.length === 0 && fired > 0).length;
	const fired = reports.reduce((sum, report) => sum + report.fired, 0);
	return [
		{ of, what: 'Returns that break none of HMRC’s rules', result: `${clean} of ${returns.length}` },
		{ of, what: 'Times that a rule looked at a return', result: String(fired) },
	];
}

async function compiledRow(of: string, returns: readonly string[], stylesheet?: string): Promise<Row> {
	const verdicts = await ruleVerdicts(returns.slice(0, THROUGH_SCHEMATRON), stylesheet);
	const clean = verdicts.filter(({ codes, fired }) => codes.length === 0 && fired > 0).length;
	return {
		of,
		what: 'Returns through HMRC’s Schematron as compiled to XSLT, none failing',
		result: `${clean} of ${verdicts.length}`,
	};
}

function leavesRow(year: FormYear): Row {
	const leaves = schemaLeaves(year).filter(({ path }) => !OTHER_FORMS.test(path));
	const rows = new Set(
		tablesOf(year).flatMap(({ element, rows: own }) =>
			own.map(({ path }) => `/MTR/${element ? `${element}/` : ''}${path.replace(/\[\d\]/, '')}`),
		),
	);
	const filled = leaves.filter(({ path }) => rows.has(path)).length;
	return {
		of: `SA100 ${year}`,
		what: 'Leaves of these forms that have a row',
		result: `${filled} of ${leaves.length}, the others with a reason`,
	};
}

function codeRows(): readonly Row[] {
	const of = 'SA100 2024-25';
	const ours = new Set(ruleTables.flatMap(({ rules }) => rules.map(({ code }) => code)));
	const theirs = new Set(hmrcRules().map(({ code }) => code));
	const reasons = reasonsOfLeftOut();
	const counts = new Map<string, number>();
	for (const code of theirs) {
		const reason = reasons.get(code);
		if (!ours.has(code) && reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
	}
	const left = [...counts].map(([reason, count]) => `${count}: ${reason}`).join('; ');
	return [
		{ of, what: 'HMRC’s codes that are checked before sending', result: `${ours.size} of ${theirs.size}` },
		{ of, what: 'The others', result: left },
	];
}

function partnershipCoverage(): readonly Row[] {
	const of = 'SA800 2024-25';
	const paths = new Set(
		partnershipSheets.flatMap(({ element, rows }) =>
			rows
				.filter(({ unsent }) => !unsent)
				.map(({ path }) => `/SApartnership/${element}${path}`.replace(/\[\w\]/g, '')),
		),
	);
	const leaves = partnershipLeaves();
	const filled = leaves.filter(({ path }) => paths.has(path)).length;
	const ours = new Set(partnershipRules.flatMap(({ rules }) => rules.map(({ code }) => code)));
	return [
		{ of, what: 'Leaves that have a row', result: `${filled} of ${leaves.length}, the others with a reason` },
		{
			of,
			what: 'HMRC’s codes that are checked before sending',
			result: `${ours.size} of ${partnershipRuleCodes().size}, the others with a reason`,
		},
	];
}

async function personsRows(year: FormYear): Promise<readonly Row[]> {
	const of = `SA100 ${year}`;
	const returns = personsReturns(year);
	const rules = hmrcFilesIn(schemasFolder, 'sa100', year).rules;
	const rows = [...(await schemaRows(of, returns, year)), ...(await schematronRows(of, returns, rules))];
	if (year !== '2024-25') return [...rows, leavesRow(year)];
	const verdicts = await compactVerdicts(returns);
	const broken = verdicts.filter(({ codes }) => codes.length > 0).length;
	if (broken > 0) throw new Error(`${broken} returns break HMRC's rules by the list of rules`);
	return [...rows, await compiledRow(of, returns), leavesRow(year), ...codeRows()];
}

async function partnershipsRows(): Promise<readonly Row[]> {
	const of = 'SA800 2024-25';
	const returns = partnershipsReturns();
	const rules = hmrcFilesIn(schemasFolder, 'sa800', '2024-25').rules;
	return [
		...(await schemaRows(of, returns, 'partnership')),
		...(await schematronRows(of, returns, rules)),
		await compiledRow(of, returns, partnershipRulesFile),
		...partnershipCoverage(),
	];
}

/** Measures. */
export async function measure() {
	if (!hasShared) throw new Error('HMRC’s files are not on this machine');
	const rows: Row[] = [];
	for (const year of formYears) rows.push(...(await personsRows(year)));
	rows.push(...(await partnershipsRows()));
	const first = rows.slice(0, 3).map(({ of, what, result }) => `${of}: ${what}: ${result}`);
	return {
		title: 'Returns before HMRC’s schema and rules',
		summary: `${first.join('; ')}. The 2025-26 schema is a reconstruction and HMRC’s rules of that year are not public, so that year stands apart.`,
		columns: ['Form and year', 'What', 'Result'],
		rows: rows.map(({ of, what, result }) => [of, what, result]),
		figures: {
			returns: RETURNS,
			elementsNotFilled: notFilled.length,
			partnershipElementsNotFilled: partnershipNotFilled.length,
		},
	};
}
