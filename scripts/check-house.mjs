/**
 * `npm run house`: our own rules that no lint covers. Sentences live in messages, money arithmetic and date formats in
 * their own functions; exported functions have a docstring; files stay small; nothing names a machine's paths.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const files = execFileSync(
	'git',
	['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.md', '*.json'],
	{
		encoding: 'utf8',
	},
)
	.split('\n')
	.filter((file) => file !== '' && file !== 'package-lock.json');
const complaints = [];
const spoken = new Set(['label', 'title', 'alt', 'placeholder', 'aria-label', 'hint', 'heading']);

for (const file of files) {
	let text;
	try {
		text = readFileSync(file, 'utf8');
	} catch {
		continue; // In git's list, but deleted in the working tree.
	}
	checkPaths(file, text);
	if (!/\.tsx?$/.test(file) || /\.test\.tsx?$|\/(tests|generated)\//.test(file)) continue;
	checkLength(file, text);
	checkMoney(file, text);
	checkDates(file, text);
	const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
	if (/^(packages\/[^/]+|apps\/server)\/src\//.test(file)) checkDocstrings(file, tree);
	if (/^apps\/web\/src\/.*\.tsx$/.test(file) && !file.includes('/gallery/')) checkSentences(file, tree);
}

for (const complaint of complaints) console.error(complaint);
console.error(complaints.length === 0 ? 'The house is in order.' : `${complaints.length} to fix.`);
process.exit(complaints.length === 0 ? 0 : 1);

function complain(file, node, tree, what) {
	const line = tree && node ? tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1 : 1;
	complaints.push(`${file}:${line} ${what}`);
}

function checkPaths(file, text) {
	if (file === 'scripts/check-house.mjs') return;
	if (/\/work\/(main|shared)|\/root\//.test(text)) complain(file, null, null, 'names a path of one machine');
}

function checkLength(file, text) {
	const lines = text.split('\n').length;
	const reason = /Long because/i.test(text.slice(0, 1500));
	if (lines > 301 && !reason)
		complain(file, null, null, `has ${lines} lines; over 300 needs "Long because …" in its first comment`);
}

/** Pounds become pence only in facts/money, and rates are applied only where tax rounds. */
function checkMoney(file, text) {
	if (/^packages\/(facts\/src\/money|tax\/src|hmrc-local\/src\/calculation|years\/src)/.test(file)) return;
	if (
		/^apps\/web\/src\/(ui|charts)\//.test(file) ||
		/(bench|scripts|testing|agreement|held-back)\//.test(file)
	)
		return;
	text.split('\n').forEach((line, index) => {
		if (/parseFloat\(|\.toFixed\(|[*/] ?100\b(?!0)/.test(line) && !/%[`')}]|not money/.test(line)) {
			complaints.push(
				`${file}:${index + 1} does arithmetic that looks like money; use @halfpenny/facts (or say "not money")`,
			);
		}
	});
}

/** HMRC's stand-in formats its own dates: it shares no code with what it judges. */
function checkDates(file, text) {
	if (/^packages\/(facts\/src\/dates\.ts|hmrc-local\/)/.test(file)) return;
	if (/Intl\.DateTimeFormat|\.toLocale(Date|Time)String\(/.test(text))
		complain(file, null, null, 'writes dates itself; use formatDay and its neighbours of @halfpenny/facts');
}

function checkDocstrings(file, tree) {
	for (const statement of tree.statements) {
		const exported =
			ts.canHaveModifiers(statement) &&
			ts.getModifiers(statement)?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword);
		if (!exported || !ts.isFunctionDeclaration(statement)) continue;
		if (ts.getJSDocCommentsAndTags(statement).length === 0 && statement.body) {
			complain(file, statement, tree, `exports ${statement.name?.text} without a docstring`);
		}
	}
}

function checkSentences(file, tree) {
	const visit = (node) => {
		if (ts.isJsxText(node) && /\p{L}{2,}/u.test(node.text))
			complain(file, node, tree, `says "${node.text.trim().slice(0, 40)}" outside messages`);
		if (
			ts.isJsxAttribute(node) &&
			spoken.has(node.name.getText(tree)) &&
			node.initializer &&
			ts.isStringLiteral(node.initializer)
		) {
			if (/\p{L}{2,}/u.test(node.initializer.text))
				complain(file, node, tree, `says "${node.initializer.text.slice(0, 40)}" outside messages`);
		}
		ts.forEachChild(node, visit);
	};
	visit(tree);
}
