/** The calls for a year under Making Tax Digital. */
import { type Call, calls } from '@halfpenny/contract';
import type { TestMode } from '@halfpenny/hmrc';
import { sayDeclaration } from '@halfpenny/messages/mtd-calculation';
import type { FastifyInstance } from 'fastify';
import { type CallInput, registerCall } from '../../platform/http/register-call.ts';
import { createPersonLimit } from '../../platform/person-limit.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { findDocumentOwner } from '../documents/repository.ts';
import { needsTwoStep } from '../two-step/needed.ts';
import { type MtdCaller, mtdCaller } from './access/hmrc-access.ts';
import { readBalance } from './account/balance.ts';
import type { Business } from './businesses/business.ts';
import { chooseQuarters, createBusiness } from './businesses/create.ts';
import { presentBusiness } from './businesses/present.ts';
import { readBusinesses } from './businesses/queries.ts';
import { triggerFor } from './calculation/commands.ts';
import { readCalculation, readCalculations } from './calculation/queries.ts';
import { declareFinal } from './declaration/commands.ts';
import { readDeclarations } from './declaration/queries.ts';
import { type Done, saveDraft, submitQuarter } from './quarters/commands.ts';
import { readObligations } from './quarters/obligations.ts';
import { linkDocumentTo, readPapers } from './quarters/papers.ts';
import { listSubmissionsOf, previewQuarter, readHeld, readSubmission } from './quarters/queries.ts';
import { findQuarterOwner } from './quarters/repository.ts';
import { registerUpdateJob } from './quarters/send.ts';
import { readYearLine } from './year/year-line.ts';
import { addContractor, listContractors, removeContractor } from './year-end/cis-deductions.ts';
import { linkBusiness, sendYearEnd } from './year-end/commands.ts';
import { listForeignIncome, putForeignIncome, removeForeignIncome } from './year-end/foreign-income.ts';
import { listInvestments, putInvestment, removeInvestment } from './year-end/investments.ts';
import { readProgress } from './year-end/progress-repository.ts';
import { presentYearEnd, readYearEnd } from './year-end/queries.ts';

/** HMRC allows three requests a second for everyone together: one person's pages must not use them up. */
const ASKING = { concurrency: 2, mostWaiting: 20 };

/** Does what a person asks of HMRC, within their share of the requests. */
type Ask = <T>(
	input: Pick<CallInput<Call & { readonly access: 'user' }>, 'user' | 'request'>,
	testMode: TestMode | undefined,
	work: (caller: MtdCaller) => Promise<Result<T>>,
) => Promise<Result<T>>;

/** `send` is for what HMRC stores: outside the stand-in and sandbox it needs two-step sign-in. */
interface Asks {
	readonly ask: Ask;
	readonly send: Ask;
}

/** Registers the calls and jobs. */
export function registerMakingTaxDigital(app: FastifyInstance, services: Services): void {
	registerUpdateJob(services);
	const limit = createPersonLimit(ASKING);
	const ask: Ask = ({ user, request }, testMode, work) =>
		limit(user.userId, async () => work(await mtdCaller(services, user, request, testMode)));
	const send: Ask = async (input, testMode, work) =>
		(await needsTwoStep(services, services.database, input.user.userId))
			? fail('TWO_STEP_NEEDED')
			: ask(input, testMode, work);
	registerBusinesses(app, services, ask);
	registerQuarters(app, services, { ask, send });
	registerPapers(app, services);
	registerYearEnd(app, services, { ask, send });
	registerContractors(app, services, { ask, send });
	registerForeignIncome(app, services, { ask, send });
	registerInvestments(app, services, { ask, send });
	registerCalculations(app, services, ask);
	registerDeclarations(app, services, send);
}

function registerBusinesses(app: FastifyInstance, services: Services, ask: Ask): void {
	registerCall(app, calls.mtdBusinesses, {
		handle: async (input) => {
			const found = await ask(input, input.query.testScenario, (caller) => readBusinesses(services, caller));
			return found.ok ? succeed(found.value.flatMap((one) => presentBusiness(one) ?? [])) : found;
		},
	});
	registerCall(app, calls.createMtdBusiness, {
		handle: async (input) => {
			const { testScenario, userId: _self, ...asked } = input.body;
			return presented(await ask(input, testScenario, (caller) => createBusiness(services, caller, asked)));
		},
	});
	registerCall(app, calls.chooseMtdQuarters, {
		handle: async (input) => {
			const { testScenario, ...chosen } = input.body;
			const asked = { ...chosen, ...input.params };
			return presented(await ask(input, testScenario, (caller) => chooseQuarters(services, caller, asked)));
		},
	});
	registerCall(app, calls.mtdObligations, {
		handle: (input) => {
			const { testScenario, ...span } = input.query;
			const asked = { ...input.params, ...span };
			return ask(input, testScenario, (caller) => readObligations(services, caller, asked));
		},
	});
	registerCall(app, calls.mtdYear, {
		handle: (input) => {
			const { testScenario, taxYear } = input.query;
			return ask(input, testScenario, (caller) => readYearLine(services, caller, taxYear));
		},
	});
	registerCall(app, calls.mtdBalance, {
		handle: (input) => ask(input, input.query.testScenario, (caller) => readBalance(services, caller)),
	});
}

/** A business made or changed here is always of a type the pages show. */
function presented(found: Result<Business>) {
	if (!found.ok) return found;
	const shown = presentBusiness(found.value);
	if (!shown) throw new Error('a business of no known kind was changed');
	return succeed(shown);
}

function registerQuarters(app: FastifyInstance, services: Services, { ask, send }: Asks): void {
	registerCall(app, calls.mtdQuarterly, {
		handle: async ({ user, params, query }) =>
			succeed(await listSubmissionsOf(services, user.userId, { ...params, ...query })),
	});
	registerCall(app, calls.saveMtdDraft, {
		handle: async (input) => {
			const saved = await ask(input, undefined, (caller) => saveDraft(services, caller, input.body));
			return saved.ok
				? readSubmission(services, input.user.userId, { ...input.body, ...saved.value })
				: saved;
		},
	});
	registerCall(app, calls.previewMtdUpdate, {
		handle: (input) =>
			ask(input, input.body.testScenario, (caller) => previewQuarter(services, caller, input.body)),
	});
	registerCall(app, calls.submitMtdUpdate, {
		handle: async (input) => {
			const { body, user } = input;
			const done = await send<Done>(input, body.testScenario, (caller) =>
				submitQuarter(services, caller, { ...body, seenHeld: body.seenHeld }),
			);
			if (!done.ok) return done;
			const { quarterId, success, message } = done.value;
			const submission = await readSubmission(services, user.userId, { ...body, quarterId });
			return submission.ok ? succeed({ success, message, submission: submission.value }) : submission;
		},
	});
	registerCall(app, calls.mtdHeld, {
		handle: (input) =>
			ask(input, undefined, (caller) => readHeld(services, caller, { ...input.params, ...input.query })),
	});
}

function registerPapers(app: FastifyInstance, services: Services): void {
	const { database } = services;
	type Params = Readonly<Record<string, string>>;
	registerCall(app, calls.mtdDocuments, {
		findOwner: async ({ id = '' }: Params) => findQuarterOwner(database, id),
		handle: async ({ user, params }) => succeed(await readPapers(services, user.userId, params.id)),
	});
	registerCall(app, calls.linkDocument, {
		findOwner: async ({ id = '' }: Params) => findDocumentOwner(database, id),
		handle: ({ user, params, body }) => linkDocumentTo(services, user.userId, { ...params, ...body }),
	});
}

function registerYearEnd(app: FastifyInstance, services: Services, { ask, send }: Asks): void {
	const read = async (caller: MtdCaller, taxYear: string) => {
		const found = await readYearEnd(services, caller, taxYear);
		return found.ok ? succeed(presentYearEnd(found.value.yearEnd)) : found;
	};
	registerCall(app, calls.mtdYearEnd, {
		handle: (input) => ask(input, input.query.testScenario, (caller) => read(caller, input.query.taxYear)),
	});
	registerCall(app, calls.mtdYearEndProgress, {
		handle: async ({ user, query }) =>
			succeed(await readProgress(services.database, user.userId, query.taxYear)),
	});
	registerCall(app, calls.linkMtdBusiness, {
		handle: (input) =>
			ask(input, undefined, async (caller) => {
				const asked = { ...input.params, ...input.body };
				const linked = await linkBusiness(services, caller.userId, asked);
				return linked.ok ? read(caller, asked.taxYear) : linked;
			}),
	});
	registerCall(app, calls.sendMtdYearEnd, {
		handle: (input) => {
			const { testScenario, taxYear, shownHash, keys } = input.body;
			return send(input, testScenario, (caller) =>
				sendYearEnd(services, caller, { taxYear, shownHash, keys }),
			);
		},
	});
}

function registerContractors(app: FastifyInstance, services: Services, { ask, send }: Asks): void {
	registerCall(app, calls.mtdCisDeductions, {
		handle: (input) =>
			ask(input, input.query.testScenario, (caller) =>
				listContractors(services, caller, input.query.taxYear),
			),
	});
	registerCall(app, calls.addMtdCisDeductions, {
		handle: (input) =>
			send(input, input.body.testScenario, (caller) => addContractor(services, caller, input.body)),
	});
	registerCall(app, calls.removeMtdCisDeductions, {
		handle: (input) => {
			const { testScenario, taxYear } = input.query;
			const asked = { taxYear, ...input.params };
			return send(input, testScenario, (caller) => removeContractor(services, caller, asked));
		},
	});
}

function registerForeignIncome(app: FastifyInstance, services: Services, { ask, send }: Asks): void {
	registerCall(app, calls.mtdForeignIncome, {
		handle: (input) =>
			ask(input, input.query.testScenario, (caller) =>
				listForeignIncome(services, caller, input.query.taxYear),
			),
	});
	registerCall(app, calls.putMtdForeignIncome, {
		handle: (input) =>
			send(input, input.body.testScenario, (caller) => putForeignIncome(services, caller, input.body)),
	});
	registerCall(app, calls.removeMtdForeignIncome, {
		handle: (input) => {
			const { testScenario, taxYear } = input.query;
			const asked = { taxYear, ...input.params };
			return send(input, testScenario, (caller) => removeForeignIncome(services, caller, asked));
		},
	});
}

function registerInvestments(app: FastifyInstance, services: Services, { ask, send }: Asks): void {
	registerCall(app, calls.mtdInvestments, {
		handle: (input) =>
			ask(input, input.query.testScenario, (caller) =>
				listInvestments(services, caller, input.query.taxYear),
			),
	});
	registerCall(app, calls.putMtdInvestment, {
		handle: (input) =>
			send(input, input.body.testScenario, (caller) => putInvestment(services, caller, input.body)),
	});
	registerCall(app, calls.removeMtdInvestment, {
		handle: (input) => {
			const { testScenario, taxYear } = input.query;
			const asked = { taxYear, ...input.params };
			return send(input, testScenario, (caller) => removeInvestment(services, caller, asked));
		},
	});
}

function registerCalculations(app: FastifyInstance, services: Services, ask: Ask): void {
	registerCall(app, calls.mtdCalculations, {
		handle: (input) => {
			const { testScenario, taxYear } = input.query;
			return ask(input, testScenario, (caller) => readCalculations(services, caller, taxYear));
		},
	});
	registerCall(app, calls.triggerMtdCalculation, {
		handle: (input) => {
			const { testScenario, ...asked } = input.body;
			return ask(input, testScenario, (caller) => triggerFor(services, caller, asked));
		},
	});
	registerCall(app, calls.mtdCalculation, {
		handle: (input) => {
			const { testScenario, taxYear } = input.query;
			const asked = { ...input.params, taxYear };
			return ask(input, testScenario, (caller) => readCalculation(services, caller, asked));
		},
	});
}

function registerDeclarations(app: FastifyInstance, services: Services, send: Ask): void {
	registerCall(app, calls.crystallise, {
		handle: async (input) => {
			const { testScenario, taxYear, calculationId, declarationAccepted = false } = input.body;
			const declaring = { taxYear, calculationId, declarationAccepted };
			const declared = await send(input, testScenario, (caller) => declareFinal(services, caller, declaring));
			if (!declared.ok) return declared;
			const all = await readDeclarations(services, input.user.userId, taxYear);
			const one = all.find(({ submissionId }) => submissionId === declared.value);
			if (!one) throw new Error('what was declared is gone');
			const success = one.status === 'accepted';
			return succeed({
				...one,
				success,
				message: sayDeclaration(success ? 'said.accepted' : 'said.sending'),
			});
		},
	});
	registerCall(app, calls.mtdDeclarations, {
		handle: async ({ user, query }) => succeed(await readDeclarations(services, user.userId, query.taxYear)),
	});
}
