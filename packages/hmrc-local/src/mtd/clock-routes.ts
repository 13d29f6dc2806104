/**
 * `POST /test/clock {now}`: moves MTD's time to an instant, and it continues from there; null returns to the machine's.
 */
import type { Plugin, StandIn } from '../app/plugin.ts';
import { isRecord } from './json.ts';

/** The call as a plugin. Tokens and the rate keep to the machine's time. */
export const clockPlugin = ({ base, clock }: StandIn): Plugin => ({
	routes: (scope) => {
		scope.post(`${base}/test/clock`, async ({ body }, reply) => {
			const instant = instantIn(body);
			if (instant === undefined)
				return reply
					.code(400)
					.send({ problems: ['now must be an instant such as 2027-04-06T09:00:00Z, or null'] });
			clock.setTo(instant);
			return { now: clock.now().toISOString() };
		});
	},
});

function instantIn(body: unknown): Date | null | undefined {
	const given = isRecord(body) ? body.now : undefined;
	if (given === null) return null;
	const instant = new Date(typeof given === 'string' ? given : Number.NaN);
	return Number.isNaN(instant.getTime()) ? undefined : instant;
}
