/** Answers that are not answers: broken bodies, and a gateway's page. */
import type { Fault } from './fault.ts';

/** An answer's bytes, spoilt in one of the ways a fault may ask for. */
export function malformed(bytes: Buffer, variant: Fault['variant']): Buffer {
	if (variant === 'empty') return Buffer.alloc(0);
	if (variant === 'notXml') return Buffer.from('{"status":"ok"}');
	if (variant === 'otherEnvelope') return Buffer.from('<Envelope xmlns="urn:other"><Body/></Envelope>');
	if (variant === 'entities') return Buffer.concat([Buffer.from(entities), bytes]);
	return bytes.subarray(0, bytes.length >> 1);
}

/** Entities that would grow to a thousand million characters in a parser that expands them. */
const entities = `<!DOCTYPE GovTalkMessage [<!ENTITY a0 "aaaaaaaaaa">${Array.from(
	{ length: 8 },
	(_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`,
).join('')}]>`;

/** What a gateway in front of HMRC says. */
export const gatewayPage = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Service unavailable</title></head>
<body><h1>Service unavailable</h1><p>Sorry, there is a problem with the service. Try again later.</p><br><hr></body></html>
`;
