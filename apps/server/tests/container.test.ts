/** The container files fit the server: they use settings it knows, and together they start it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../src/platform/config.ts';

const root = join(import.meta.dirname, '../../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** A service, as far as the rules below check it. */
interface Service {
	readonly image?: string;
	readonly build?: string;
	readonly restart?: string;
	readonly ports?: readonly string[];
	readonly privileged?: boolean;
	readonly volumes?: readonly string[];
}

const compose: {
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
const { environment, deploy } = compose.services.server;

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

it('starts servers that people reach over TLS, through a proxy', () => {
	const read = readConfig(
		Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)])),
		root,
	);
	expect(read).toMatchObject({
		ok: true,
		config: { publicUrl: 'https://tax.example', overTls: true, hmrc: { environment: 'sandbox' } },
	});
	expect(deploy.replicas).toBe(2);
});

it('sets nothing that the README does not explain', () => {
	const readme = textOf('README.md');
	for (const name of Object.keys(environment)) expect(readme).toContain(name);
});

it('copies into the image only what the repository has, and starts what the build makes', () => {
	const image = textOf('Dockerfile');
	const copied = [...image.matchAll(/^COPY --from=build \/halfpenny\/(\S+)/gm)].map(([, path = '']) => path);
	expect(copied.length).toBeGreaterThan(3);
	for (const path of copied.filter((one) => one !== 'node_modules'))
		expect(existsSync(join(root, path))).toBe(true);
	expect(image).toContain('CMD ["node", "apps/server/dist/main.js"]');
	const { engines } = JSON.parse(textOf('package.json'));
	const [, major = ''] = /^FROM node:(\d+)/m.exec(image) ?? [];
	expect(Number(major)).toBeGreaterThanOrEqual(Number.parseInt(engines.node.replace('>=', ''), 10));
	expect(textOf('.nvmrc').trim()).toBe(major);
});

/** The instructions of the Dockerfile, with continuation lines joined. */
const instructions = textOf('Dockerfile')
	.replace(/\\\n\s*/g, ' ')
	.split('\n')
	.filter((line) => line !== '' && !line.startsWith('#'));
const of = (name: string) => instructions.filter((line) => line.startsWith(`${name} `));

it('follows the rules of Dockerfile linters', () => {
	for (const from of of('FROM')) expect(from).toMatch(/^FROM \S+:(?!latest\b)\S+/);
	expect(of('ADD')).toEqual([]);
	expect(of('MAINTAINER')).toEqual([]);
	expect(instructions.filter((line) => /\b(sudo|apt-get upgrade|curl|wget)\b/.test(line))).toEqual([]);
	for (const command of [...of('CMD'), ...of('ENTRYPOINT')]) JSON.parse(command.replace(/^\w+ /, ''));
	for (const folder of of('WORKDIR')) expect(folder).toMatch(/^WORKDIR \//);
	expect(of('HEALTHCHECK')).toHaveLength(1);
	const secrets = [...of('ENV'), ...of('ARG')].filter((line) => /KEY|PASSWORD|SECRET|TOKEN/.test(line));
	expect(secrets).toEqual([]);
	// The last user is not root.
	expect(of('USER').at(-1)).toBe('USER node');
	expect(instructions.indexOf('USER node')).toBeLessThan(
		instructions.findLastIndex((line) => /^CMD/.test(line)),
	);
});

it('opens only the proxy, gives nobody privileges, and restarts after a failure', () => {
	for (const [name, service] of Object.entries(compose.services)) {
		expect([name, service.image ?? service.build]).toEqual([
			name,
			expect.stringMatching(/^\.$|:(?!latest)\S+$/),
		]);
		expect([name, service.restart, service.privileged]).toEqual([name, 'unless-stopped', undefined]);
		expect([name, service.ports !== undefined]).toEqual([name, name === 'proxy']);
		for (const volume of service.volumes ?? [])
			expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '');
	}
	const { cap_drop, security_opt } = compose.services.server;
	expect([cap_drop, security_opt]).toEqual([['ALL'], ['no-new-privileges:true']]);
});
