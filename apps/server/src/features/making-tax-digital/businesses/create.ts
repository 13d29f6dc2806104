/** Creates businesses with HMRC's test support, for tests only, and chooses a business's quarters. */
import { randomUUID } from 'node:crypto';
import type { BodyOf, calls } from '@halfpenny/contract';
import {
	createTestBusiness,
	putQuarterlyPeriodType,
	retrieveBusiness,
	type TestBusiness,
} from '@halfpenny/hmrc';
import { failWith } from '@halfpenny/result';
import { firstDayOf, taxYearOf } from '@halfpenny/years';
import { audit } from '../../../platform/audit-repository.ts';
import { todayInTheUk } from '../../../platform/clock.ts';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import type { HmrcSession } from '../../hmrc-connection/session.ts';
import { failureOf, resultOf } from '../access/failures.ts';
import { type MtdCaller, openFor } from '../access/hmrc-access.ts';
import { type Business, type BusinessContent, sealBusiness } from './business.ts';
import { findBusiness, keepBusiness } from './queries.ts';
import { insertBusiness } from './repository.ts';

type Asked = Omit<BodyOf<typeof calls.createMtdBusiness>, 'userId' | 'testScenario'>;

/** HMRC's test support requires an address for every trade; nobody lives at this one. */
const ADDRESS = {
	businessAddressLineOne: '1 Example Street',
	businessAddressPostcode: 'TS1 1PA',
	businessAddressCountryCode: 'GB',
};

/** Creates a made-up business. It is only stored here if HMRC gives no answer. NOT_FOUND in live. */
export async function createBusiness(
	services: Services,
	caller: MtdCaller,
	asked: Asked,
): Promise<Result<Business>> {
	const { environment } = services.config.hmrc;
	if (environment === 'live' || environment === 'test-in-live') return fail('NOT_FOUND');
	const access = await openFor(services, caller);
	if (!access.ok) return access;
	const { mtd: session, nino } = access.value;
	const made = await createTestBusiness(session, nino, testBusiness(asked, todayInTheUk(services.clock)));
	if (made.kind === 'refused') return failWith(failureOf(made));
	const business =
		made.kind === 'answered'
			? await namedByHmrc(services, caller, { asked, businessId: made.value, access: access.value })
			: succeed(await keepOurselves(services, caller.userId, asked));
	if (business.ok) {
		const { userId } = caller;
		const detail = { keptBy: business.value.keptBy, type: business.value.type };
		const subject = `mtdBusiness:${business.value.id}`;
		await audit(services.database, {
			at: services.clock.now(),
			userId,
			action: 'mtd.businessCreated',
			subject,
			detail,
		});
	}
	return business;
}

/** Trading since the previous year, so that there is a whole year to report. */
function testBusiness(asked: Asked, today: string): TestBusiness {
	const { businessName, businessType: typeOfBusiness = 'self-employment', tradingName } = asked;
	const { accountingPeriodStart: start, accountingPeriodEnd: end } = asked;
	const trade = typeOfBusiness === 'self-employment';
	const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
	return {
		typeOfBusiness,
		...(trade && { tradingName: tradingName || businessName, ...ADDRESS }),
		...(start !== undefined && { firstAccountingPeriodStartDate: start }),
		...(end !== undefined && { firstAccountingPeriodEndDate: end }),
		commencementDate: start !== undefined && start < today ? start : firstDayOf(taxYearOf(yearAgo)),
	};
}

async function namedByHmrc(
	services: Services,
	{ userId }: MtdCaller,
	{
		asked,
		businessId,
		access,
	}: {
		readonly asked: Asked;
		readonly businessId: string;
		readonly access: HmrcSession;
	},
): Promise<Result<Business>> {
	const content = contentOf(asked, businessId);
	const details = resultOf(await retrieveBusiness(access.mtd, access.nino, businessId));
	// Without a scenario HMRC's sandbox answers with samples: then what was typed is all we know.
	if (!details.ok || details.value.businessId !== businessId)
		return succeed(await keepBusiness(services, userId, content));
	const { commencementDate = null, quarterlyTypeChoice = null, tradingName = null } = details.value;
	const known = { ...content, commencementDate, quarterlyTypeChoice, tradingName };
	return succeed(await keepBusiness(services, userId, known));
}

function contentOf(asked: Asked, businessId: string): BusinessContent {
	const { businessName, businessType: type = 'self-employment', tradingName } = asked;
	return {
		...{ businessId, businessName, type, tradingName: tradingName || businessName },
		...{ commencementDate: null, cessationDate: null, quarterlyTypeChoice: null },
	};
}

async function keepOurselves(services: Services, userId: string, asked: Asked): Promise<Business> {
	const { database, vault, clock, config } = services;
	const id = randomUUID();
	const content = contentOf(asked, id);
	const sealed = sealBusiness(await vault.cipherOf(database, userId), id, content);
	const row = {
		...{ id, userId, environment: config.hmrc.environment, businessIndex: vault.index('business', id) },
		...({ keptBy: 'us', sealed, createdAt: clock.now() } as const),
	};
	await insertBusiness(database, row);
	return { ...content, id, userId, keptBy: 'us' };
}

/** Chooses a business's quarters for a year. MTD_QUARTERS_FIXED once HMRC has an update for it. */
export async function chooseQuarters(
	services: Services,
	caller: MtdCaller,
	asked: {
		readonly businessId: string;
		readonly taxYear: string;
		readonly quarterlyPeriodType: 'standard' | 'calendar';
	},
): Promise<Result<Business>> {
	const { businessId, taxYear, quarterlyPeriodType } = asked;
	const business = await findBusiness(services, caller, businessId);
	if (!business.ok) return business;
	if (business.value.keptBy === 'us') return fail('MTD_BUSINESS_UNKNOWN');
	const access = await openFor(services, caller);
	if (!access.ok) return access;
	const { mtd: session, nino } = access.value;
	const chosen = await putQuarterlyPeriodType(session, { nino, businessId, taxYear }, quarterlyPeriodType);
	if (chosen.kind === 'refused' && chosen.status === 422) return fail('MTD_QUARTERS_FIXED');
	const done = resultOf(chosen);
	if (!done.ok) return done;
	const { id: _id, userId: _userId, keptBy: _keptBy, ...content } = business.value;
	const quarterlyTypeChoice = { quarterlyPeriodType, taxYearOfChoice: taxYear };
	return succeed(await keepBusiness(services, caller.userId, { ...content, quarterlyTypeChoice }));
}
