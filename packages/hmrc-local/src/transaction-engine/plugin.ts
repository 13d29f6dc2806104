/** HMRC's Transaction Engine: receives annual returns, judges them, and keeps a ledger of them. */
import type { Plugin, StandIn } from '../app/plugin.ts';
import type { EngineOptions } from './conversation.ts';
import { openLedger } from './ledger/ledger.ts';
import { ledgerRoutes } from './ledger-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { receivedSection } from './received-section.ts';
import { returnsRoute } from './returns-page.ts';
import { schemaCheck } from './schema-check.ts';

/** How the engine is set up. */
export type TransactionEngineOptions = {
	/** The only authorised sender. */
	readonly senderId: string;
	readonly password: string;
	/** Whole seconds to wait between acknowledgement and answer; 1 by default. */
	readonly pollSeconds?: number;
	/** Where the ledger is stored; in memory only by default. */
	readonly dataFolder?: string;
	/** HMRC's schema files (`sa100-2024-25/MTR*.xsd` ...), to validate with them as well. */
	readonly schemasFolder?: string;
};

/** The engine as a plugin. Throws when its ledger cannot be opened. */
export function transactionEngine(options: TransactionEngineOptions, standIn: StandIn): Plugin {
	const { base } = standIn;
	const engine = engineOf(options, standIn);
	const { ledger } = engine;
	return {
		routes: (scope) => {
			scope.removeAllContentTypeParsers();
			scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
			messageRoutes(scope, engine, standIn);
			returnsRoute(scope, ledger.returns, base);
			ledgerRoutes(scope, ledger, `${base}/ledger`);
		},
		section: () => receivedSection(base, ledger.outlines()),
		close: () => ledger.close(),
	};
}

function engineOf(options: TransactionEngineOptions, { now }: StandIn): EngineOptions {
	const { senderId, password, pollSeconds = 1, dataFolder, schemasFolder } = options;
	return {
		senderId,
		password,
		pollSeconds,
		ledger: openLedger(dataFolder),
		now,
		...(schemasFolder === undefined ? {} : { validateWithSchema: schemaCheck(schemasFolder) }),
	};
}
