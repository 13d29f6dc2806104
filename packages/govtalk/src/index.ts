/** GovTalk for HMRC's Transaction Engine: envelope, safe XML, canonical form, IRmark. Knows nothing about forms. */

export { toBase32 } from './base32.ts';
export * from './envelope/message.ts';
export * from './envelope/replies.ts';
export * from './envelope/requests.ts';
export * from './envelope/responses.ts';
export * from './irmark.ts';
export * from './namespaces.ts';
export type * from './problems.ts';
export type { XmlLimits } from './xml/guard.ts';
export * from './xml/location.ts';
export { parseXml } from './xml/parse-xml.ts';
export * from './xml/tree.ts';
export * from './xml/write-xml.ts';
