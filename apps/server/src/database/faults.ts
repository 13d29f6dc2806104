/** What an error says about the database itself: that its disk is full, or that it is unreachable. */

/** What is wrong with the database. */
type DatabaseFault = 'full' | 'away';

/** PostgreSQL's codes (appendix A of its manual, classes 08, 53 and 57), and the system's. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const AWAY = new Set([
	...['57P01', '57P02', '57P03', '53300', '3D000'],
	...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'],
]);

/** What `pg` says about an ended connection, without a code. */
const ENDED =
	/^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

/** What an error, or its cause, says is wrong with the database; undefined if it says nothing of the kind. */
export function databaseFaultOf(error: unknown): DatabaseFault | undefined {
	if (!(error instanceof Error)) return undefined;
	const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
	if (FULL.has(code)) return 'full';
	if (AWAY.has(code) || code.startsWith('08') || ENDED.test(error.message)) return 'away';
	return databaseFaultOf(error.cause);
}
