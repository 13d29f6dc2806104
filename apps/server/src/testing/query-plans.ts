/** What the application asks PostgreSQL for, as it was sent, and how PostgreSQL finds the answer. */
import { Client, DatabaseError } from 'pg';
import { growingTables } from './many-returns.ts';

const UNIQUE_VIOLATION = '23505';

/** A statement that was sent, the values of its first time, and how often it was sent. */
export interface Asked {
	readonly text: string;
	readonly values: readonly unknown[];
	times: number;
}

/** Listens to what this process sends to PostgreSQL until it is told to stop. */
export function listenToQueries(): { readonly asked: readonly Asked[]; readonly stop: () => void } {
	const asked = new Map<string, Asked>();
	const { query } = Client.prototype;
	const note = (first: unknown, second: unknown): void => {
		const { text, values } = readQuery(first, second);
		if (text === undefined || !/^\s*(select|insert|update|delete|with)\b/i.test(text)) return;
		const known = asked.get(text) ?? { text, values, times: 0 };
		known.times += 1;
		asked.set(text, known);
	};
	Client.prototype.query = function listening(this: Client, ...parameters: unknown[]) {
		note(parameters[0], parameters[1]);
		return Reflect.apply(query, this, parameters);
	} as typeof query;
	return {
		get asked() {
			return [...asked.values()].sort((one, other) => other.times - one.times);
		},
		stop: () => {
			Client.prototype.query = query;
		},
	};
}

/** `pg` takes a text or an object with one, and the values beside it or in it. */
function readQuery(first: unknown, second: unknown) {
	const given = typeof first === 'object' && first !== null ? first : { text: first };
	const text = 'text' in given && typeof given.text === 'string' ? given.text : undefined;
	const inside = 'values' in given ? given.values : undefined;
	const values: readonly unknown[] = [second, inside].find(Array.isArray) ?? [];
	return { text, values };
}

/** One step of a plan, as PostgreSQL's JSON names it. */
interface Step {
	readonly 'Node Type': string;
	readonly 'Relation Name'?: string;
	/** Absent where it was only planned. */
	readonly 'Actual Rows'?: number;
	readonly 'Actual Loops'?: number;
	readonly 'Rows Removed by Filter'?: number;
	readonly Plans?: readonly Step[];
}

/** How PostgreSQL found what a statement asked for. */
export interface Plan {
	/** `Index Scan on entries`, once each. */
	readonly steps: readonly string[];
	/** Undefined where it was only planned. */
	readonly milliseconds: number | undefined;
	/** The most rows of one table that a step looked at. */
	readonly rows: number;
	/** Growing tables that were read from end to end. */
	readonly scanned: readonly string[];
}

/** Runs a statement in a transaction that is undone, or only plans one whose row is already there. */
export async function explain(client: Client, asked: Asked): Promise<Plan> {
	try {
		return await explainWith(client, 'analyze, format json', asked);
	} catch (error) {
		if (!(error instanceof DatabaseError) || error.code !== UNIQUE_VIOLATION) throw error;
		return explainWith(client, 'format json', asked);
	}
}

async function explainWith(client: Client, options: string, { text, values }: Asked): Promise<Plan> {
	await client.query('begin');
	try {
		const { rows } = await client.query(`explain (${options}) ${text}`, [...values]);
		const [{ Plan: top, 'Execution Time': milliseconds }] = rows[0]['QUERY PLAN'];
		const reads = stepsOf(top).filter((step) => step['Relation Name'] !== undefined);
		const scans = reads.filter((step) => step['Node Type'] === 'Seq Scan' && step['Actual Loops'] !== 0);
		return {
			steps: [...new Set(reads.map((step) => `${step['Node Type']} on ${step['Relation Name']}`))],
			milliseconds,
			rows: Math.max(0, ...reads.map(rowsOf)),
			scanned: scans.flatMap((step) => step['Relation Name'] ?? []).filter((name) => growingTables.has(name)),
		};
	} finally {
		await client.query('rollback');
	}
}

function stepsOf(step: Step): Step[] {
	return [step, ...(step.Plans ?? []).flatMap(stepsOf)];
}

function rowsOf(step: Step): number {
	const looked = (step['Actual Rows'] ?? 0) + (step['Rows Removed by Filter'] ?? 0);
	return looked * (step['Actual Loops'] ?? 0);
}
