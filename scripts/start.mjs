/**
 * `npm start`: the composition root. Starts the server and, unless HMRC_ENV is live, HMRC's stand-in. Each is its own
 * process; both share one address.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensureBuilt, root } from './lib/bundles.mjs';

const live = process.env.HMRC_ENV === 'live';
const local = (process.env.HMRC_ENV?.trim() || 'local') === 'local';
const dataFolder = process.env.DATA_DIR ?? './data';
const environment = { ...process.env, HALFPENNY_ROOT: root };
const children = new Set();
let stopping = false;

await ensureBuilt(['server', 'reader', ...(live ? [] : ['hmrc-local']), 'web']);
if (local) supplyAgent();
if (!live) await startStandIn();
start('server', 'apps/server/dist/main.js');

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));

/** If no sender is set, a made-up agent files, so that you can try the agent's consent page too. */
function supplyAgent() {
	if (environment.HMRC_SENDER?.trim()) return;
	environment.HMRC_SENDER = 'agent';
	environment.HMRC_AGENT_ID ||= 'A1234567';
	environment.HMRC_AGENT_NAME ||= 'Example Tax Agents';
	environment.HMRC_AGENT_ADDRESS ||= '1 Made-up Street|Leeds';
}

/** The stand-in's credentials aren't secret: it listens on this machine only and files nothing. */
async function startStandIn() {
	environment.HMRC_LOCAL_PORT ??= String(await freePort());
	environment.HMRC_LOCAL_URL ??= `http://127.0.0.1:${environment.HMRC_LOCAL_PORT}/hmrc-local`;
	environment.HMRC_LOCAL_DATA ??= join(dataFolder, 'hmrc-local');
	if (local) {
		environment.HMRC_SENDER_ID ??= 'HALFPENNY-LOCAL';
		environment.HMRC_PASSWORD ??= 'not-a-secret';
		environment.HMRC_CLIENT_ID ??= 'halfpenny-local';
		environment.HMRC_CLIENT_SECRET ??= 'not-a-secret';
	}
	environment.HMRC_LOCAL_SENDER_ID ??= environment.HMRC_SENDER_ID;
	environment.HMRC_LOCAL_PASSWORD ??= environment.HMRC_PASSWORD;
	// The stand-in never sees the application's real HMRC credentials.
	const others = local ? {} : { HMRC_CLIENT_ID: '', HMRC_CLIENT_SECRET: '' };
	start('hmrc-local', 'packages/hmrc-local/dist/main.js', others);
}

function start(name, path, others = {}) {
	const child = spawn(process.execPath, ['--enable-source-maps', join(root, path)], {
		env: { ...environment, ...others },
		stdio: 'inherit',
		cwd: process.cwd(),
	});
	children.add(child);
	child.on('exit', (code) => {
		children.delete(child);
		if (!stopping && name !== 'server')
			console.error('HMRC’s stand-in stopped, so nothing can be filed locally.');
		if (!stopping && name === 'server') stop(code ?? 1);
		if (stopping && children.size === 0) process.exit(process.exitCode ?? 0);
	});
}

/** Asks every process to stop, and kills any still running after ten seconds. */
function stop(code) {
	if (stopping) return;
	stopping = true;
	process.exitCode = code;
	if (children.size === 0) process.exit(code);
	for (const child of children) child.kill('SIGTERM');
	setTimeout(() => {
		for (const child of children) child.kill('SIGKILL');
	}, 10_000).unref();
}

function freePort() {
	return new Promise((resolve, reject) => {
		const probe = createServer().on('error', reject);
		probe.listen(0, '127.0.0.1', () => {
			const { port } = probe.address();
			// The server's own port is free too until the server listens.
			probe.close(() => resolve(String(port) === process.env.PORT ? freePort() : port));
		});
	});
}
