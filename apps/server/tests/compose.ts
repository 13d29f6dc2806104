/** For tests: the files for containers, and the settings they give a server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The repository's folder. */
export const root = join(import.meta.dirname, '../../..');

/** A file of the repository. */
export const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** A service, as far as the rules below check it. */
interface Service {
	readonly image?: string;
	readonly build?: string;
	readonly restart?: string;
	readonly ports?: readonly string[];
	readonly privileged?: boolean;
	readonly volumes?: readonly string[];
}

/** What `compose.yaml` says. */
export const compose: {
	readonly volumes: Readonly<Record<string, unknown>>;
	readonly services: Readonly<Record<string, Service>> & {
		readonly server: Service & {
			readonly cap_drop: readonly string[];
			readonly security_opt: readonly string[];
			readonly environment: Readonly<Record<string, string>>;
			readonly deploy: { replicas: number };
		};
	};
} = parse(textOf('compose.yaml'));

/** As the operator fills in `.env`. */
const FILE: Readonly<Record<string, string>> = {
	POSTGRES_PASSWORD: 'made-up',
	ROOT_KEY: Buffer.alloc(32, 1).toString('base64'),
	DOMAIN: 'tax.example',
	HMRC_OWN_UTRS: '2234567890',
	HMRC_SENDER_ID: 'made-up',
	HMRC_PASSWORD: 'made-up',
	HMRC_VENDOR_ID: '1234',
};

/** `${NAME}`, `${NAME:-otherwise}` and `${NAME:?what to do}` as Compose fills them. */
function filled(text: string): string {
	return text.replace(
		/\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
		(_, name: string, otherwise = '') => FILE[name] ?? otherwise,
	);
}

/** The environment that Compose gives a server, with `.env` filled in as above. */
export function environmentOfServer(): Record<string, string> {
	const { environment } = compose.services.server;
	return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)]));
}

/** The instructions of the Dockerfile, with continuation lines joined. */
export const instructions = textOf('Dockerfile')
	.replace(/\\\n\s*/g, ' ')
	.split('\n')
	.filter((line) => line !== '' && !line.startsWith('#'));
/** Those of one name. */
export const of = (name: string) => instructions.filter((line) => line.startsWith(`${name} `));
