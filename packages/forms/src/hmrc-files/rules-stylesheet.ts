/** Turns HMRC's Schematron into a stylesheet: each rule as one loop over its own context, with its own test word for word. */
import { findAll, parseXml, type XmlElement } from '@halfpenny/govtalk';

/** HMRC's Schematron is large: 3 MB of rules at most. */
const LIMITS = { bytes: 20 * 1024 * 1024, nodes: 1_000_000 };

const EXTENSIONS = `xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:date="http://exslt.org/dates-and-times"
	xmlns:math="http://exslt.org/math" xmlns:str="http://exslt.org/strings" xmlns:set="http://exslt.org/sets"
	xmlns:regexp="http://exslt.org/regular-expressions"`;

/** The field separator; no HMRC text contains it. */
export const FIELD = '|#|';

/** The end of a document. */
export const END = '|end|';

/** The indexed XPath of the current node. */
const LOCATION = `<xsl:for-each select="ancestor-or-self::*">/<xsl:value-of select="local-name()"/>[<xsl:value-of select="1 + count(preceding-sibling::*[name() = name(current())])"/>]</xsl:for-each>`;

/**
 * A stylesheet that writes a dot each time a rule is tested, and a line of code, location and HMRC's wording for each
 * failure; then an end mark. Undefined when the text is not Schematron.
 */
export function rulesStylesheet(schematron: string): string | undefined {
	const parsed = parseXml(schematron, LIMITS);
	if (!parsed.ok || parsed.value.name !== 'schema') return undefined;
	const root = parsed.value;
	const words = new Map(
		findAll(root, 'diagnostics/diagnostic').map((one) => [one.attributes.get('id') ?? '', one.text.trim()]),
	);
	const loops = findAll(root, 'pattern/rule').flatMap((rule) => {
		const context = rule.attributes.get('context') ?? '';
		const checks = rule.children.map((check) => checkOf(check, words)).join('');
		return [`<xsl:for-each select="${escaped(context)}">.${checks}</xsl:for-each>`];
	});
	if (loops.length === 0) return undefined;
	const names = findAll(root, 'ns').map(
		({ attributes }) => `xmlns:${attributes.get('prefix')}="${escaped(attributes.get('uri') ?? '')}"`,
	);
	return `<xsl:stylesheet version="1.0" ${EXTENSIONS} ${names.join(' ')}><xsl:output method="text"/><xsl:template match="/">${loops.join('')}<xsl:text>&#10;${END}&#10;</xsl:text></xsl:template></xsl:stylesheet>`;
}

function checkOf({ name, attributes, text }: XmlElement, words: ReadonlyMap<string, string>): string {
	const test = escaped(attributes.get('test') ?? '');
	const diagnostics = (attributes.get('diagnostics') ?? '').split(/\s+/);
	const said = (prefix: string) => words.get(diagnostics.find((id) => id.startsWith(prefix)) ?? '');
	const fields = [said('errorCode.') ?? '', LOCATION, escaped(said('transactional.') ?? text.trim())];
	const report = `<xsl:text>&#10;</xsl:text>${fields.join(`<xsl:text>${FIELD}</xsl:text>`)}<xsl:text>&#10;</xsl:text>`;
	return `<xsl:if test="${name === 'report' ? test : `not(${test})`}">${report}</xsl:if>`;
}

function escaped(text: string): string {
	return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;').replace(/\s+/g, ' ');
}
