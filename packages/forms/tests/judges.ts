/** HMRC's own checks on what we build: its schemas (by two programs) and its Schematron rules. */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { type HmrcForm, hmrcFilesIn } from '../src/hmrc-files/find-files.ts';

const run = promisify(execFile);

/** The folder with HMRC's files: `HMRC_FILES`, or the one next to the repository. */
export const shared = process.env.HMRC_FILES ?? besideTheRepository(import.meta.dirname);

function besideTheRepository(folder: string): string {
	const found = join(folder, '../shared/self-assessment');
	const parent = dirname(folder);
	return existsSync(found) || parent === folder ? found : besideTheRepository(parent);
}

/** HMRC's schemas, a folder for each year: `HMRC_SCHEMAS`, or among HMRC's files. */
export const schemasFolder = process.env.HMRC_SCHEMAS || join(shared, 'schemas');

/** Whether HMRC's schemas are on this machine. */
export const hasSchemas = existsSync(schemasFolder);

/** Whether HMRC's files are on this machine. */
export const hasShared = existsSync(shared);

/** Whether a program is installed. */
export function hasProgram(name: string): boolean {
	return spawnSync(name, ['--version']).error === undefined;
}

/** HMRC's schemas, by purpose; '' if there is none. */
export const schemas = {
	'2024-25': schemaOf('sa100', '2024-25'),
	'2025-26': schemaOf('sa100', '2025-26'),
	partnership: schemaOf('sa800', '2024-25'),
	envelope: join(schemasFolder, 'envelope/envelope-v2-0-HMRC.xsd'),
} as const;

function schemaOf(form: HmrcForm, year: string): string {
	return hmrcFilesIn(schemasFolder, form, year).schema ?? '';
}

/** HMRC's rules compiled to XSLT, by year. */
const rules = { '2024-25': 'rules/MTR-2024-25.svrl.xslt' } as const;

/** HMRC's rules of the partnership return, compiled to XSLT. */
export const partnershipRulesFile = 'rules/SA800-2024-25.svrl.xslt';

const validators = new Map<string, XsdValidator>();

function validatorOf(schema: string): XsdValidator {
	const known = validators.get(schema);
	if (known) return known;
	xmlRegisterFsInputProviders();
	const url = schema;
	const document = XmlDocument.fromBuffer(readFileSync(url), { url });
	const validator = XsdValidator.fromDoc(document);
	document.dispose();
	validators.set(schema, validator);
	return validator;
}

/** libxml2-wasm's errors against a schema; empty when valid. */
export function schemaErrors(xml: string, schema: keyof typeof schemas): readonly string[] {
	const document = XmlDocument.fromString(xml);
	try {
		validatorOf(schemas[schema]).validate(document);
		return [];
	} catch (error) {
		if (!(error instanceof XmlValidateError)) throw error;
		return error.details.map(({ message }) => message.trim());
	} finally {
		document.dispose();
	}
}

/** Which of many texts xmllint finds valid, in order. One process for all. */
export function xmllintAgrees(
	xmls: readonly string[],
	schema: keyof typeof schemas,
): Promise<readonly boolean[]> {
	return withFiles(xmls, async (files) => {
		const { stderr } = spawnSync('xmllint', ['--noout', '--nonet', '--schema', schemas[schema], ...files], {
			encoding: 'utf8',
			maxBuffer: 1e8,
		});
		return files.map((file) => stderr.includes(`${file} validates`));
	});
}

/** The result of HMRC's rules for one message. */
export interface RulesVerdict {
	/** How many rules were tested: 0 means that nothing was checked. */
	readonly fired: number;
	/** HMRC's codes of the rules it fails, sorted, with repeats. */
	readonly codes: readonly string[];
}

/** The result of HMRC's Schematron for each whole GovTalk message, in two processes: 0.2 to 1 s a message. */
export async function ruleVerdicts(
	messages: readonly string[],
	stylesheet: string = rules['2024-25'],
): Promise<readonly RulesVerdict[]> {
	const middle = Math.ceil(messages.length / 2);
	const halves = [messages.slice(0, middle), messages.slice(middle)].filter((half) => half.length > 0);
	return (await Promise.all(halves.map((half) => verdictsOf(half, stylesheet)))).flat();
}

function verdictsOf(messages: readonly string[], stylesheet: string): Promise<readonly RulesVerdict[]> {
	return withFiles(messages, async (files) => {
		const { stdout } = await run('xsltproc', ['--nonet', join(shared, stylesheet), ...files], {
			maxBuffer: 1e9,
		});
		const reports = stdout.split('<?xml ').slice(1);
		if (reports.length !== messages.length) throw new Error(`xsltproc gave ${reports.length} reports`);
		return reports.map((report) => ({
			fired: report.split('<svrl:fired-rule').length - 1,
			codes: [...report.matchAll(/diagnostic="errorCode\.[^"]*">\s*(\d+)/g)]
				.map(([, code = '']) => code)
				.sort(),
		}));
	});
}

/** The IRenvelope as it is in a message. */
export function irEnvelopeOf(message: string | Uint8Array): string {
	const text = typeof message === 'string' ? message : new TextDecoder().decode(message);
	const start = text.indexOf('<IRenvelope');
	const end = text.indexOf('</IRenvelope>');
	if (start < 0 || end < 0) throw new Error('the message has no IRenvelope');
	return text.slice(start, end + '</IRenvelope>'.length);
}

/** Writes texts to separate files while `use` runs. */
export async function withFiles<Result>(
	texts: readonly string[],
	use: (files: readonly string[]) => Promise<Result>,
): Promise<Result> {
	const folder = mkdtempSync(join(tmpdir(), 'halfpenny-forms-'));
	try {
		const files = texts.map((text, index) => {
			const file = join(folder, `${index}.xml`);
			writeFileSync(file, text);
			return file;
		});
		return await use(files);
	} finally {
		rmSync(folder, { recursive: true });
	}
}
