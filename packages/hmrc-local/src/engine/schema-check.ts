/** Validates a document with HMRC's own schema, where a folder with its files is given (they are not part of this repository). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlDocument, XmlElement, XmlValidateError, XsdValidator } from 'libxml2-wasm';

/** The messages of HMRC's schema about the document in a message's Body; none when it fits. */
export type SchemaCheck = (xml: Uint8Array, taxYear: string) => readonly string[];

/** A check that reads `FOLDER/sa100-YEAR/MTR*.xsd`. A year without a file is not checked. */
export function schemaCheck(folder: string): SchemaCheck {
	const validators = new Map<string, XsdValidator | undefined>();
	return (xml, taxYear) => {
		if (!validators.has(taxYear)) validators.set(taxYear, validatorOf(folder, taxYear));
		const validator = validators.get(taxYear);
		return validator ? messages(xml, validator) : [];
	};
}

function validatorOf(folder: string, taxYear: string): XsdValidator | undefined {
	const year = join(folder, `sa100-${taxYear}`);
	const file = existsSync(year) ? readdirSync(year).find((name) => /^MTR.*\.xsd$/.test(name)) : undefined;
	return file === undefined
		? undefined
		: XsdValidator.fromDoc(XmlDocument.fromString(readFileSync(join(year, file), 'utf8')));
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
