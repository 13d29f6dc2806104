/** Puts ⟦ ⟧ around the sentences in a catalogue's source, but not around names and ids. */
import ts from 'typescript';

/** Properties that only programs read: addresses, ids, kinds. */
const forPrograms =
	/^(id|key|kind|code|path|href|url|to|icon|tone|section|question|source|topic|list|slug|file|date|updated|type|lang|name|email|address|rule|stage)$/;

/** Returns the source with brackets around each sentence. */
export function inBrackets(source) {
	const file = ts.createSourceFile('catalogue.ts', source, ts.ScriptTarget.Latest, true);
	const places = [];
	const visit = (node) => {
		if (isText(node) && isSaid(node)) {
			places.push([node.getStart(file) + 1, '⟦'], [node.getEnd() - 1, '⟧']);
			return;
		}
		ts.forEachChild(node, visit);
	};
	visit(file);
	return places
		.sort(([one], [other]) => other - one)
		.reduce((text, [at, bracket]) => text.slice(0, at) + bracket + text.slice(at), source);
}

const isText = (node) =>
	ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

/** Whether people read a text: it is a property's value, a function's result, or in a list of sentences. */
function isSaid(node) {
	const words = node.getText();
	if (!/[A-Za-z]/.test(words) || /^['"`](\/|https?:|#|mailto:)/.test(words)) return false;
	const sentence = /\s/.test(words.slice(1, -1).trim()) || /^['"`]\p{Lu}/u.test(words);
	const { parent } = node;
	if (ts.isPropertyAssignment(parent))
		return (
			parent.initializer === node && (sentence || !forPrograms.test(parent.name.getText().replace(/'/g, '')))
		);
	if (ts.isArrowFunction(parent) || ts.isReturnStatement(parent)) return true;
	if (ts.isConditionalExpression(parent)) return parent.condition !== node;
	if (ts.isArrayLiteralExpression(parent) || ts.isVariableDeclaration(parent)) return sentence;
	return ts.isCallExpression(parent) && parent.expression !== node && sentence && !isMethod(parent);
}

/** `join(' and ')` and the like take text but don't show it. */
const isMethod = ({ expression }) => ts.isPropertyAccessExpression(expression);
