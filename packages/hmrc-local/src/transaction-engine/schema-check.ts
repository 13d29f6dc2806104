/**
 * Validates a document with HMRC's own schema, if a folder with its files is given (they are not part of this
 * repository).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlDocument, XmlElement, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import type { Form } from './structure/form.ts';

/** The messages of HMRC's schema about the document in a message's Body; none if it is valid. */
export type SchemaCheck = (
	xml: Uint8Array,
	of: { readonly form: Form; readonly year: string; readonly top: string },
) => readonly string[];

/**
 * A check that reads `FOLDER/sa100-YEAR/MTR*.xsd` and `FOLDER/sa800-YEAR/SApartnership*.xsd`. A form and year without
 * a file is not checked.
 */
export function schemaCheck(folder: string): SchemaCheck {
	const validators = new Map<string, XsdValidator | undefined>();
	return (xml, { form, year, top }) => {
		const name = `${form.toLowerCase()}-${year}`;
		if (!validators.has(name)) validators.set(name, validatorOf(join(folder, name), top));
		const validator = validators.get(name);
		return validator ? messages(xml, validator) : [];
	};
}

function validatorOf(folder: string, top: string): XsdValidator | undefined {
	const named = (name: string) => name.startsWith(top) && name.endsWith('.xsd');
	const file = existsSync(folder) ? readdirSync(folder).find(named) : undefined;
	return file === undefined
		? undefined
		: XsdValidator.fromDoc(XmlDocument.fromString(readFileSync(join(folder, file), 'utf8')));
}

function messages(xml: Uint8Array, validator: XsdValidator): readonly string[] {
	const text = bodyOf(xml);
	if (text === undefined) return [];
	const document = XmlDocument.fromString(text);
	try {
		validator.validate(document);
		return [];
	} catch (error) {
		if (error instanceof XmlValidateError) return error.details.map((detail) => detail.message.trim());
		throw error;
	} finally {
		document.dispose();
	}
}

/** The document in the Body, with the namespaces that were in scope there. */
function bodyOf(xml: Uint8Array): string | undefined {
	const message = XmlDocument.fromBuffer(xml);
	try {
		const body = message.root.find("*[local-name()='Body']/*")[0];
		return body instanceof XmlElement ? body.canonicalizeToString() : undefined;
	} finally {
		message.dispose();
	}
}
