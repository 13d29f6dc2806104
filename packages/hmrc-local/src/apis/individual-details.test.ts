/** A person's MTD status; every call is checked against HMRC's files. */
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codesOf, makeBusiness, newPerson, type Person, trade } from '../../tests/mtd-person.ts';
import { createForTest } from '../../tests/talk-mtd.ts';

let app: FastifyInstance;
let person: Person;
beforeEach(async () => {
	app = createForTest({ requestsPerSecond: 0, now: () => new Date('2026-09-28T10:00:00Z') });
	person = await newPerson(app);
});
afterEach(() => app.close());

type Statuses = {
	readonly itsaStatuses: readonly {
		readonly taxYear: string;
		readonly itsaStatusDetails: readonly { readonly status: string }[];
	}[];
};
const read = async (rest: string) => {
	const { body } = await person.call('GET', `/individuals/person/itsa-status/${person.nino}/${rest}`);
	return (body as Statuses).itsaStatuses.map(({ taxYear, itsaStatusDetails }) => [
		taxYear,
		...itsaStatusDetails.map(({ status }) => status),
	]);
};
const give = (year: string, ...itsaStatusDetails: readonly object[]) =>
	person.call('POST', `/individuals/self-assessment-test-support/itsa-status/${person.nino}/${year}`, {
		body: { itsaStatusDetails },
	});
const status = (name: string, day: number) => ({
	submittedOn: `2025-05-0${day}T10:00:00.000Z`,
	status: name,
	statusReason: 'Rollover',
});

describe('a person’s MTD status', () => {
	it('is mandated from 2026-27 unless set otherwise', async () => {
		expect(await read('2024-25?futureYears=true')).toEqual([
			['2024-25', 'Annual'],
			['2025-26', 'MTD Voluntary'],
			['2026-27', 'MTD Mandated'],
			['2027-28', 'MTD Mandated'],
		]);
		expect(await read('2025-26')).toEqual([['2025-26', 'MTD Voluntary']]);
	});

	it('can be given by test support, with its history', async () => {
		expect((await give('2026-27', status('Annual', 1), status('MTD Exempt', 2))).status).toBe(204);
		expect(await read('2026-27')).toEqual([['2026-27', 'MTD Exempt']]);
		expect(await read('2026-27?history=true')).toEqual([['2026-27', 'MTD Exempt', 'Annual']]);
	});

	it('removes the updates that were due', async () => {
		await makeBusiness(person, trade);
		await give('2026-27', status('Annual', 1));
		const from = 'fromDate=2026-04-06&toDate=2027-04-05';
		const path = `/obligations/details/${person.nino}/income-and-expenditure?${from}`;
		expect(codesOf((await person.call('GET', path)).body)).toEqual(['NO_OBLIGATIONS_FOUND']);
	});

	it('cannot be anything', async () => {
		expect(codesOf((await give('2026-27', status('Rich', 1))).body)).toEqual(['FORMAT_STATUS']);
		expect(codesOf((await give('2026-27', status('Annual', 1), status('Dormant', 1))).body)).toEqual([
			'DUPLICATE_SUBMITTED_ON',
		]);
		const poor = { ...status('Annual', 1), businessIncome2YearsPrior: -1 };
		expect(codesOf((await give('2026-27', poor)).body)).toEqual(['FORMAT_BUSINESS_INCOME_2_YEARS_PRIOR']);
		const path = `/individuals/person/itsa-status/${person.nino}/2026-27?history=yes`;
		expect(codesOf((await person.call('GET', path)).body)).toEqual(['FORMAT_HISTORY']);
	});
});
