/** Checks a return against HMRC's own schema and rules, with the programs xmllint and xsltproc. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HmrcFiles } from './find-files.ts';
import { END, FIELD, rulesStylesheet } from './rules-stylesheet.ts';

/** One error from HMRC's files. */
export interface HmrcFinding {
	/** HMRC's number of the rule, or `schema`. */
	readonly code: string;
	/** HMRC's wording. */
	readonly message: string;
	/** The indexed XPath of the element; undefined for the schema, which names it in its wording. */
	readonly location: string | undefined;
}

/** What could be checked, and what was found. */
export interface HmrcJudgement {
	readonly findings: readonly HmrcFinding[];
	/** Whether the schema was checked. */
	readonly schema: boolean;
	/** How many times a rule was tested; undefined when no rules could run. */
	readonly rulesFired: number | undefined;
}

/** Checks a whole GovTalk message. If a program or file is missing, its part stays unchecked. */
export async function judgeByHmrc(message: Uint8Array, files: HmrcFiles): Promise<HmrcJudgement> {
	const folder = mkdtempSync(join(tmpdir(), 'halfpenny-hmrc-'));
	try {
		const schema = files.schema ? await bySchema(message, files.schema, folder) : undefined;
		const [rules] = (files.rules ? await byRules([message], files.rules, folder) : undefined) ?? [];
		return {
			findings: [...(schema ?? []), ...(rules?.findings ?? [])],
			schema: schema !== undefined,
			rulesFired: rules?.fired,
		};
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** The rules' result for one message. */
export interface RulesReport {
	readonly findings: readonly HmrcFinding[];
	/** How many times a rule was tested. */
	readonly fired: number;
}

/** The result of HMRC's rules for each of many messages; undefined when xsltproc is not installed or the file has no rules. */
export async function judgeManyByRules(
	messages: readonly Uint8Array[],
	rules: string,
): Promise<readonly RulesReport[] | undefined> {
	const folder = mkdtempSync(join(tmpdir(), 'halfpenny-hmrc-'));
	try {
		return await byRules(messages, rules, folder);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

async function bySchema(
	message: Uint8Array,
	schema: string,
	folder: string,
): Promise<readonly HmrcFinding[] | undefined> {
	const file = join(folder, 'envelope.xml');
	writeFileSync(file, envelopeOf(message));
	const ran = await run('xmllint', ['--noout', '--nonet', '--schema', schema, file]);
	return ran?.stderr
		.split('\n')
		.flatMap((line) => /Schemas \w+ error : (.*)$/.exec(line)?.[1] ?? [])
		.map((said) => ({ code: 'schema', message: said.replace(/\{[^}]*\}/g, ''), location: undefined }));
}

/** All in one process. */
async function byRules(
	messages: readonly Uint8Array[],
	rules: string,
	folder: string,
): Promise<readonly RulesReport[] | undefined> {
	const stylesheet = rulesStylesheet(readFileSync(rules, 'utf8'));
	if (stylesheet === undefined) return undefined;
	const style = join(folder, 'rules.xslt');
	writeFileSync(style, stylesheet);
	const files = messages.map((message, index) => {
		const file = join(folder, `${index}.xml`);
		writeFileSync(file, message);
		return file;
	});
	const ran = await run('xsltproc', ['--nonet', style, ...files]);
	return ran?.stdout.split(END).slice(0, -1).map(reportOf);
}

/** Parses the stylesheet's output: dots, and lines of three fields. */
function reportOf(text: string): RulesReport {
	const lines = text.split('\n');
	const broken = lines.map((line) => line.split(FIELD)).filter((fields) => fields.length === 3);
	const dots = lines.filter((line) => /^\.+$/.test(line)).join('');
	const findings = broken.map(([code = '', location = '', words = '']) => ({
		code,
		location,
		message: words,
	}));
	return { findings, fired: dots.length };
}

/** The IRenvelope as it is in the message, with its own namespaces. */
function envelopeOf(message: Uint8Array): string {
	const [envelope = ''] = /<IRenvelope[\s\S]*<\/IRenvelope>/.exec(new TextDecoder().decode(message)) ?? [];
	return envelope;
}

interface Ran {
	readonly stdout: string;
	readonly stderr: string;
}

/** The program's output, whatever its exit code; undefined when it is not installed. */
function run(program: string, args: readonly string[]): Promise<Ran | undefined> {
	return new Promise((resolve) => {
		execFile(program, [...args], { maxBuffer: 1e8 }, (error, stdout, stderr) => {
			const missing = error !== null && 'code' in error && error.code === 'ENOENT';
			resolve(missing ? undefined : { stdout, stderr });
		});
	});
}
