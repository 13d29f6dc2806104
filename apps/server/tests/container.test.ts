/** The container files fit the server: it knows their settings, and together they start it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../src/platform/config.ts';

const root = join(import.meta.dirname, '../../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

const compose: {
	readonly services: {
		readonly server: {
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
