/** `GET /ledger/mtd`: every request for a token or to an MTD API, oldest first; `?nino=` only those about one person. */
import { Readable } from 'node:stream';
import { jsonList } from '../app/json-list.ts';
import type { Plugin, StandIn } from '../app/plugin.ts';

/** The call as a plugin. */
export const requestLogPlugin = ({ base, requests }: StandIn): Plugin => ({
	routes: (scope) => {
		scope.get<{ Querystring: { nino?: string } }>(`${base}/ledger/mtd`, async ({ query }, reply) =>
			reply
				.type('application/json; charset=utf-8')
				.send(Readable.from(jsonList(requests.all(query.nino?.replaceAll(' ', ''))))),
		);
	},
});
