/** The container files fit the server: they use settings it knows, and together they start it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../src/platform/config.ts';
import { compose, environmentOfServer, instructions, of, root, textOf } from './compose.ts';

const { environment, deploy } = compose.services.server;

it('starts servers that people reach over TLS, through a proxy', () => {
	const read = readConfig(environmentOfServer(), root);
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
