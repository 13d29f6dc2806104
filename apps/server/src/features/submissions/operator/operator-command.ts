/** The operator's commands about submissions: text in, text out. */
import { errorTable } from '@halfpenny/messages/errors';
import { sayOperator, stuckReason } from '@halfpenny/messages/operator';
import type { Command, Said } from '../../../platform/operator-command.ts';
import { fail } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { resolveSubmission, type StuckSubmission, stuckSubmissions } from './operator.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `submissions`, or `resolve <id> --found|--not-found`; undefined for anything else. */
export function operatorCommand([name, id, found, ...more]: readonly string[]): Command | undefined {
	if (name === 'submissions' && id === undefined) return list;
	const said = found === '--found' || found === '--not-found';
	if (name !== 'resolve' || id === undefined || !said || more.length > 0) return undefined;
	return (services) => resolve(services, id, found === '--found');
}

async function list(services: Services): Promise<Said> {
	const stuck = await stuckSubmissions(services);
	const text = stuck.length === 0 ? sayOperator('stuck.none') : stuck.map(describe).join('\n\n');
	return { ok: true, text };
}

function describe({ id, form, taxYear: year, environment, state, ...stuck }: StuckSubmission): string {
	const { createdAt, seenAtHmrcAt, reason, transactionId, correlationId, irmark } = stuck;
	return [
		id,
		sayOperator('letter.what', { form, year, environment }),
		sayOperator('stuck.since', { state, when: createdAt.toISOString() }),
		sayOperator('letter.why', { why: stuckReason(reason) }),
		...(seenAtHmrcAt ? [sayOperator('stuck.seen', { when: seenAtHmrcAt.toISOString() })] : []),
		sayOperator('stuck.transaction', { id: transactionId }),
		...(correlationId === null ? [] : [sayOperator('stuck.correlation', { id: correlationId })]),
		sayOperator('stuck.mark', { irmark }),
	].join('\n  ');
}

async function resolve(services: Services, id: string, found: boolean): Promise<Said> {
	const resolved = UUID.test(id) ? await resolveSubmission(services, id, found) : fail('NOT_FOUND');
	if (resolved.ok)
		return { ok: true, text: sayOperator(found ? 'resolved.found' : 'resolved.notFound', { id }) };
	const { code, details } = resolved.problem;
	const when = details?.releasableAt;
	const from = typeof when === 'string' ? [sayOperator('resolve.from', { when })] : [];
	const why = [`${errorTable[code].message}.`, ...from].join(' ');
	return { ok: false, text: sayOperator('resolve.refused', { id, why }) };
}
