/** One HTTP request, and the bodies that HMRC accepts. */

/** A body and its content type. */
export type HttpBody = { readonly contentType: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** The methods that HMRC's APIs use. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A request before it is sent. */
export type HttpRequest = {
	readonly method: HttpMethod;
	readonly url: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: HttpBody;
};

/** The bytes of an XML message, unchanged. */
export const xmlBody = (xml: Uint8Array): HttpBody => ({
	contentType: 'text/xml; charset=utf-8',
	// `fetch` does not accept bytes in shared memory.
	bytes: new Uint8Array(xml),
});

/** A value as JSON. */
export const jsonBody = (value: unknown): HttpBody => ({
	contentType: 'application/json',
	bytes: new TextEncoder().encode(JSON.stringify(value)),
});

/** Fields, encoded like a form. */
export const formBody = (fields: Readonly<Record<string, string>>): HttpBody => ({
	contentType: 'application/x-www-form-urlencoded',
	bytes: new TextEncoder().encode(new URLSearchParams(fields).toString()),
});
