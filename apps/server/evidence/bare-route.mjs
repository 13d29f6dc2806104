/**
 * The least a request can cost: Fastify, a session look-up in the same database, a response; for a write, one changed
 * row as well. `api-cost.ts` measures the product against it. Prints its address once it listens.
 */
import { createHash } from 'node:crypto';
import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = fastify();
await app.register(cookie);

async function session(request) {
	const hash = createHash('sha256')
		.update(request.cookies.session ?? '')
		.digest('base64url');
	const found = await pool.query({
		...{ name: 'session', text: 'select user_id, expires_at from sessions where token_hash = $1' },
		values: [hash],
	});
	return found.rows[0];
}

app.get('/bare', async (request, reply) => {
	const found = await session(request);
	return found ? { id: found.user_id } : reply.code(401).send({});
});
app.patch('/bare', async (request, reply) => {
	const found = await session(request);
	if (!found) return reply.code(401).send({});
	await pool.query({
		...{ name: 'write', text: 'update bare_rows set answers = $1 where id = 1' },
		values: [JSON.stringify(request.body)],
	});
	return { id: found.user_id };
});

await pool.query('create table if not exists bare_rows (id int primary key, answers jsonb)');
await pool.query("insert into bare_rows values (1, '{}') on conflict do nothing");
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`bare at http://127.0.0.1:${app.addresses()[0].port}\n`);
process.once('SIGTERM', () => process.exit(0));
