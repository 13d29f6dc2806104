/** A partnership return over HTTP: accepted with its receipt, or refused for what is wrong with it. */
import { existsSync } from 'node:fs';
import { buildPollRequest, placeIrmark, textAt } from '@halfpenny/govtalk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHmrcLocal } from '../app/create-hmrc-local.ts';
import { credentials, submission, utr } from './testing/build-message.ts';
import {
	everyPage,
	type PartnershipToSend,
	partnershipSubmission,
	shortPage,
} from './testing/build-partnership.ts';
import { bodyErrors, post, summary } from './testing/talk.ts';

const messageClass = 'HMRC-SA-SA800';
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const schemas = new URL('../../../../../shared/self-assessment/schemas', import.meta.url).pathname;

/** A day when HMRC accepts amendments for the year. */
const now = () => new Date('2026-01-20T10:00:00.000Z');

let app = createHmrcLocal(credentials);
beforeEach(() => {
	const schemasFolder = existsSync(schemas) ? { schemasFolder: schemas } : {};
	app = createHmrcLocal({ ...credentials, pollSeconds: 0, now, ...schemasFolder });
});
afterEach(() => app.close());

async function answerTo(xml: string, of = messageClass) {
	const { correlationId } = summary(await post(app, 'submission', xml));
	return post(app, 'poll', text(buildPollRequest({ messageClass: of, correlationId })));
}
const errorsOf = async (toSend: PartnershipToSend) =>
	bodyErrors(await answerTo(partnershipSubmission(toSend)));
const codesOf = async (toSend: PartnershipToSend) => (await errorsOf(toSend)).map(({ number }) => number);

describe('a partnership return', () => {
	it.each([
		['every page', everyPage],
		['the shortest', shortPage],
	])('with %s is accepted with its own mark, once', async (_what, toSend) => {
		const xml = partnershipSubmission(toSend);
		const answer = await answerTo(xml);
		expect(bodyErrors(answer)).toEqual([]);
		const digest = 'Body/SuccessResponse/IRmarkReceipt/Signature/SignedInfo/Reference/DigestValue';
		expect(xml).toContain(`>${textAt(answer, digest)}</IRmark>`);
		expect(summary(answer)).toMatchObject({ qualifier: 'response', messageClass });
		expect(bodyErrors(await answerTo(xml))[0]?.text).toContain('received already');
		const returns = (await app.inject('/hmrc-local/ledger/returns')).json();
		expect(returns).toMatchObject([{ form: 'SA800', taxYear: '2024-25', submissions: 2, duplicates: 1 }]);
		expect((await app.inject('/hmrc-local/ledger')).json()[0]).toMatchObject({
			form: 'SA800',
			sender: 'Partnership',
			uniqueTaxpayerReference: utr,
		});
	});

	it('is a different return from that of a person with the same reference', async () => {
		expect(bodyErrors(await answerTo(submission({}), 'HMRC-SA-SA100'))).toEqual([]);
		expect(await codesOf(shortPage)).toEqual([]);
	});

	it('can be amended', async () => {
		expect(await codesOf({ ...shortPage, amendment: true })).toEqual(['3001']);
		expect(await codesOf(shortPage)).toEqual([]);
		expect(await codesOf({ ...shortPage, amendment: true })).toEqual([]);
	});
});

describe('what is refused', () => {
	const partners = everyPage.pages?.PartnerDetails ?? [];

	it('shares more than a pound out, and no others', async () => {
		const shared = (more: number) => ({
			...everyPage,
			pages: {
				...everyPage.pages,
				PartnerDetails: partners.map((one, at) =>
					at === 0 ? { ...one, 'N2.11': (48_625 + more).toFixed(2) } : one,
				),
			},
		});
		expect(await codesOf(shared(1.01))).toEqual(['6924']);
		expect(await codesOf(shared(1))).toEqual([]);
	});

	it('a statement that does not carry the profit over, at its box', async () => {
		const boxes = { ...shortPage.boxes, 'N1.11': '40000.01' };
		expect(await errorsOf({ ...shortPage, boxes })).toEqual([
			{
				number: '6904',
				type: 'business',
				text: 'Box N1.11 must be 40000.00 by the boxes that it adds up; the return gives 40000.01.',
				location:
					'/hd:GovTalkMessage[1]/hd:Body[1]/ptr:IRenvelope[1]/ptr:SApartnership[1]/ptr:Partnership[1]/ptr:PartnershipStatement[1]/ptr:PartnershipInformation[1]/ptr:TradeProfit[1]',
			},
		]);
	});

	it('a UTR with a wrong check digit, of the second partner', async () => {
		const PartnerDetails = partners.map((one, at) => (at === 1 ? { ...one, 'N2.8': '1097172565' } : one));
		const [error, ...more] = await errorsOf({ ...everyPage, pages: { ...everyPage.pages, PartnerDetails } });
		expect([more, error?.number]).toEqual([[], '8205']);
		expect(error?.location).toMatch(/ptr:PartnerDetails\[2\]\/ptr:PartnerUTR\[1\]$/);
	});

	it('a structure that the schema does not allow', async () => {
		const texts = { 'SApartnership/Partnership/OtherInformation/AgentName': 'An Agent' };
		const boxes = { ...shortPage.boxes, '9.1': '01234 567890' };
		expect(await codesOf({ ...shortPage, texts })).toEqual([]);
		const [error] = await errorsOf({ ...shortPage, boxes, texts, reference: '1097172564' });
		expect(error).toMatchObject({ number: '4065', type: 'schema' });
		expect(error?.text).toContain('Only one of these');
	});

	it('the class of the other form, immediately', async () => {
		const wrong = partnershipSubmission({ ...shortPage, messageClass: 'HMRC-SA-SA100' });
		expect(summary(await post(app, 'submission', wrong)).error).toBe('5001');
	});

	it('an agent without a declaration, and an agent’s declaration from anyone else', async () => {
		const agent = { 'IRheader/Sender': 'Agent', 'IRheader/Agent/Company': 'Example Agents Ltd' };
		expect(await codesOf({ ...shortPage, texts: agent })).toEqual(['3001']);
		const declaration = 'SApartnership/Declaration';
		const declared = {
			[`${declaration}/PartnershipDeclaration`]: [],
			[`${declaration}/PartnershipAgentDeclaration`]: 'yes',
		};
		expect(await codesOf({ ...shortPage, texts: declared })).toEqual(['3001']);
		expect(await codesOf({ ...shortPage, texts: { ...agent, ...declared } })).toEqual([]);
	});

	it('attachments that the class does not announce, that it announces but that are missing, or that are not PDFs', async () => {
		const attachment = (content: string) => ({ 'SApartnership/AttachedFiles/Attachment': content });
		const attached = `${messageClass}-ATT`;
		const pdf = { ...shortPage, texts: attachment('JVBERi0xLjc=') };
		expect(await codesOf(pdf)).toEqual(['6001']);
		const codes = async (toSend: PartnershipToSend) =>
			bodyErrors(await answerTo(partnershipSubmission({ ...toSend, messageClass: attached }), attached)).map(
				({ number }) => number,
			);
		expect(await codes(shortPage)).toEqual(['6015']);
		expect(await codes({ ...shortPage, texts: attachment('SGVsbG8=') })).toEqual(['6790']);
		expect(await codes(pdf)).toEqual([]);
	});

	it('a mark of something else', async () => {
		const xml = partnershipSubmission(shortPage).replace('Test and Partners', 'Another Partnership');
		expect(summary(await post(app, 'submission', xml)).error).toBe('2021');
		const empty = xml.replace(/<IRmark Type="generic">[^<]*</, '<IRmark Type="generic"><');
		expect(bodyErrors(await answerTo(text(placeIrmark(empty).xml)))).toEqual([]);
	});
});
