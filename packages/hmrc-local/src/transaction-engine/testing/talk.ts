/** For tests: talks to a stand-in and reads its answers. */
import { find, findAll, parseXml, textAt, type XmlElement } from '@halfpenny/govtalk';
import type { FastifyInstance } from 'fastify';

/** The root of an answer. Throws on anything that is not XML. */
export function parse(xml: string): XmlElement {
	const root = parseXml(xml);
	if (!root.ok) throw new Error(`the answer is no XML: ${root.problem}`);
	return root.value;
}

/** Posts a message to `submission` or `poll` and returns the answer. */
export async function post(
	app: FastifyInstance,
	to: 'submission' | 'poll',
	xml: string,
): Promise<XmlElement> {
	const answer = await app.inject({
		method: 'POST',
		url: `/hmrc-local/${to}`,
		payload: xml,
		headers: { 'content-type': 'text/xml' },
	});
	return parse(answer.payload);
}

/** An answer's qualifier, class, correlation id and next address. */
export function summary(answer: XmlElement) {
	const details = (name: string) => textAt(answer, `Header/MessageDetails/${name}`) ?? '';
	return {
		messageClass: details('Class'),
		qualifier: details('Qualifier'),
		function: details('Function'),
		transactionId: details('TransactionID'),
		correlationId: details('CorrelationID'),
		endPoint: details('ResponseEndPoint'),
		interval: find(answer, 'Header/MessageDetails/ResponseEndPoint')?.attributes.get('PollInterval'),
		error: textAt(answer, 'GovTalkDetails/GovTalkErrors/Error/Number'),
		type: textAt(answer, 'GovTalkDetails/GovTalkErrors/Error/Type'),
	};
}

/** The errors in the body of an answer. */
export function bodyErrors(answer: XmlElement) {
	return findAll(answer, 'Body/ErrorResponse/Error').map((error) => ({
		number: textAt(error, 'Number'),
		type: textAt(error, 'Type'),
		text: textAt(error, 'Text'),
		location: textAt(error, 'Location'),
	}));
}
