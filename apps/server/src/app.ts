/** The application: every check, then every feature. Tests create it as main does and call it without a network. */
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { LARGEST_UPLOAD } from '@halfpenny/facts';
import {
	type FastifyBaseLogger,
	type FastifyInstance,
	type FastifyServerOptions,
	fastify,
	LogController,
} from 'fastify';
import { registerAccountDeletion } from './features/account-deletion/routes.ts';
import { registerAccountHistory } from './features/account-history/routes.ts';
import { registerNotices } from './features/account-notices/notices.ts';
import { registerAccountSecurity } from './features/account-security/routes.ts';
import { registerAccounts } from './features/accounts/routes.ts';
import { registerAdmin } from './features/admin/routes.ts';
import { registerCalculation } from './features/calculation/routes.ts';
import { registerCarryForward } from './features/carry-forward/routes.ts';
import { registerChat } from './features/chat/routes.ts';
import { registerConsent } from './features/consent/routes.ts';
import { registerDocuments } from './features/documents/routes.ts';
import { registerEntries } from './features/entries/routes.ts';
import { registerExports } from './features/exports/routes.ts';
import { registerFailedJobs } from './features/failed-jobs/routes.ts';
import { registerHmrcConnection } from './features/hmrc-connection/routes.ts';
import { registerHmrcTest } from './features/hmrc-connection/test-page/routes.ts';
import { registerImports } from './features/imports/routes.ts';
import { declarationsOf } from './features/making-tax-digital/declaration/advance.ts';
import { registerMakingTaxDigital } from './features/making-tax-digital/routes.ts';
import { registerNextStep } from './features/next-step/routes.ts';
import { registerPartnerships } from './features/partnerships/routes.ts';
import { registerPasskeys } from './features/passkeys/routes.ts';
import { registerProfile } from './features/profile/routes.ts';
import { registerProposals } from './features/proposals/routes.ts';
import { registerReturnOverview } from './features/return-overview/routes.ts';
import { presentService } from './features/service/present.ts';
import { registerService } from './features/service/routes.ts';
import { registerSubmissions } from './features/submissions/routes.ts';
import { registerSuggestedDeductions } from './features/suggested-deductions/routes.ts';
import { registerSummary } from './features/summary/routes.ts';
import { twoStepSince } from './features/two-step/repository.ts';
import { registerTwoStep } from './features/two-step/routes.ts';
import { registerUnsavedAnswers } from './features/unsaved-answers/routes.ts';
import { guardCalls } from './platform/http/access.ts';
import { recogniseCallers } from './platform/http/caller.ts';
import { answerErrors, answerUnreadable } from './platform/http/error-handler.ts';
import { validateInput } from './platform/http/good-params.ts';
import { proxyHmrcLocal } from './platform/http/hmrc-local-proxy.ts';
import { keepRoom } from './platform/http/keep-room.ts';
import { setSecurityHeaders } from './platform/http/security-headers.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import { writeAnswer } from './platform/http/write-answer.ts';
import { logAnswers, withoutHeaders } from './platform/log.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Services } from './platform/services.ts';
import { trustedBy } from './platform/trust-proxy.ts';

/** Every part of the API that needs only the services, in no particular order. */
const features = [
	registerService,
	registerProfile,
	registerReturnOverview,
	registerEntries,
	registerUnsavedAnswers,
	registerCalculation,
	registerMakingTaxDigital,
	registerSummary,
	registerNextStep,
	registerChat,
	registerDocuments,
	registerConsent,
	registerHmrcConnection,
	registerHmrcTest,
	registerFailedJobs,
	registerProposals,
	registerPartnerships,
	registerCarryForward,
	registerSuggestedDeductions,
	registerExports,
	registerImports,
	registerAccountSecurity,
	registerAccountHistory,
	registerTwoStep,
	registerPasskeys,
	registerAccountDeletion,
	registerAdmin,
];

/** More than any of our forms fills; uploads have their own limit. */
const BODY_LIMIT_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 60_000;

/** The application over its services; counts its answers if asked. The caller listens, or injects requests, and closes it. */
export async function createApp(
	services: Services,
	log?: FastifyBaseLogger,
	metrics?: Metrics,
): Promise<FastifyInstance> {
	const options: FastifyServerOptions = {
		logController: new LogController({ disableRequestLogging: true }),
		trustProxy: trustedBy(services.config.trustProxy),
		bodyLimit: BODY_LIMIT_BYTES,
		requestTimeout: REQUEST_TIMEOUT_MS,
		frameworkErrors: answerUnreadable,
		// One for all requests: what is logged names the route, and a logger each would cost more than the line.
		childLoggerFactory: (logger) => logger,
	};
	const app = fastify(log ? { ...options, loggerInstance: log.child({}, withoutHeaders) } : options);
	app.setValidatorCompiler(validateInput);
	app.setSerializerCompiler(writeAnswer);
	logAnswers(app);
	metrics?.watch(app);
	answerErrors(app);
	await app.register(cookie);
	await app.register(rateLimit, { global: false });
	await app.register(multipart, { limits: { fileSize: LARGEST_UPLOAD, files: 1, fields: 10 } });
	await setSecurityHeaders(app, services);
	recogniseCallers(app, services);
	guardCalls(app, services);
	keepRoom(app, services);
	for (const register of features) register(app, services);
	registerSubmissions(app, services, declarationsOf(services));
	registerAccounts(app, services, twoStepSince);
	registerNotices(services);
	await proxyHmrcLocal(app, services);
	await serveWebApp(app, services, presentService);
	return app;
}
