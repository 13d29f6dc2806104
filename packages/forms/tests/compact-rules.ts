/**
 * HMRC's rules again, each as one loop over its own context with its own test, word for word. The compiled Schematron
 * walks the whole return for each of some 470 patterns (0.25 s a return); this takes milliseconds. A test compares the
 * two.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { shared, withFiles } from './judges.ts';

interface HmrcRule {
	readonly kind: 'assert' | 'report';
	readonly code: string;
	readonly context: string;
	readonly test: string;
}

/** HMRC's rules of the SA100 family, 2024-25. */
export function hmrcRules(): readonly HmrcRule[] {
	return JSON.parse(readFileSync(join(shared, 'rules/sa100-2024-25-rules.json'), 'utf8'));
}

/** HMRC's codes of the partnership return, 2024-25. */
export function partnershipRuleCodes(): ReadonlySet<string> {
	const rules: readonly { readonly code: string }[] = JSON.parse(
		readFileSync(join(shared, 'rules/sa800-2024-25-rules.json'), 'utf8'),
	);
	return new Set(rules.map(({ code }) => code));
}

const NAMESPACES = `xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:date="http://exslt.org/dates-and-times"
	xmlns:math="http://exslt.org/math" xmlns:str="http://exslt.org/strings" xmlns:set="http://exslt.org/sets"
	xmlns:regexp="http://exslt.org/regular-expressions" xmlns:hd="http://www.govtalk.gov.uk/CM/envelope"
	xmlns:MTR="http://www.govtalk.gov.uk/taxation/SA/SA100/24-25/1"`;

function escaped(xpath: string): string {
	return xpath.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

function stylesheet(): string {
	const loops = hmrcRules().map(({ kind, code, context, test }) => {
		const broken = kind === 'assert' ? `not(${test})` : test;
		return `<xsl:for-each select="${escaped(context)}"><xsl:text>.</xsl:text><xsl:if test="${escaped(broken)}"><xsl:text> ${code} </xsl:text></xsl:if></xsl:for-each>`;
	});
	return `<xsl:stylesheet version="1.0" ${NAMESPACES}><xsl:output method="text"/><xsl:template match="/">${loops.join('')}<xsl:text>\n</xsl:text></xsl:template></xsl:stylesheet>`;
}

/** The codes of the rules that each message fails, sorted, with repeats; and how many times a rule was tested. */
export async function compactVerdicts(
	messages: readonly string[],
): Promise<readonly { readonly fired: number; readonly codes: readonly string[] }[]> {
	return withFiles([stylesheet(), ...messages], async ([style = '', ...files]) => {
		const { stdout } = await promisify(execFile)('xsltproc', ['--nonet', style, ...files], {
			maxBuffer: 1e9,
		});
		const reports = stdout.split('\n').slice(0, -1);
		if (reports.length !== messages.length) throw new Error(`xsltproc gave ${reports.length} reports`);
		return reports.map((report) => ({
			fired: report.split('.').length - 1,
			codes: [...report.matchAll(/\d+/g)].map(([code]) => code).sort(),
		}));
	});
}
