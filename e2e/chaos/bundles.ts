/** Copies the built server and stand-in for one run, so that a rebuild doesn't affect it. Can plant a defect in the copy. */
import { execFileSync } from 'node:child_process';
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** The repository's folder. The path works from the sources and from a bundle in `.cache/NAME/`. */
export const root = join(import.meta.dirname, '../..');

/** A way to break filing on purpose: texts that occur once in the bundle, and their replacements. */
export interface Defect {
	readonly name: string;
	/** The channel it breaks. */
	readonly channel: 'transaction-engine' | 'mtd';
	/** Some texts are patterns, because a bundler may add a number to a name. */
	readonly changes: readonly (readonly [from: string | RegExp, to: string])[];
}

/** One defect for each thing that filing must never do. */
export const DEFECTS = {
	resendFromUnknown: {
		name: 'sends again while the outcome is unknown',
		channel: 'transaction-engine',
		changes: [
			[
				'case "unknown":\n    case "released":\n      return "lookUp";',
				'case "unknown":\n      return "send";\n    case "released":\n      return "lookUp";',
			],
			['notFoundAtHmrc: "unknown",', 'notFoundAtHmrc: "unknown", sendingBegan: "sending",'],
		],
	},
	receiptNotKept: {
		name: 'accepts without storing the receipt',
		channel: 'transaction-engine',
		changes: [[/\.\.\.receipt\d* \? \{ sealedReceipt: seal\("receipt", receipt\d*\) \} : \{\},/, '']],
	},
	forgottenTooSoon: {
		name: 'deletes a submission at HMRC while it is still being polled',
		channel: 'transaction-engine',
		changes: [['case "polling":\n      return "poll";', 'case "polling":\n      return "forget";']],
	},
	eventNotWritten: {
		name: 'does not record that it was acknowledged',
		channel: 'transaction-engine',
		changes: [[/event: \{ (?:kind: )?(\w+), [^}]*\}, isNew: !again/, '$& && $1 !== "acknowledged"']],
	},
	declaredAgainFromUnknown: {
		name: 'declares again while the outcome is unknown',
		channel: 'mtd',
		changes: [
			[
				'case "unknown":\n    case "released":\n      return "lookUp";',
				'case "unknown":\n      return "send";\n    case "released":\n      return "lookUp";',
			],
			['notFoundAtHmrc: "unknown",', 'notFoundAtHmrc: "unknown", sendingBegan: "sending",'],
		],
	},
	silenceTakenForNo: {
		name: 'treats a declaration without an answer as never sent',
		channel: 'mtd',
		changes: [
			[
				'return { kind: "outcomeUnknown", detail: reasonOf(outcome) };',
				'return { kind: "notSent", detail: reasonOf(outcome) };',
			],
		],
	},
} as const satisfies Record<string, Defect>;

/** The files of a copy. */
export interface Bundles {
	/** The folder that replaces the repository. */
	readonly root: string;
	readonly server: string;
	readonly standIn: string;
	readonly remove: () => void;
}

/** What the server and the stand-in need from the repository. */
const COPIED = [
	'package.json',
	'apps/server/dist',
	'apps/server/migrations',
	'apps/web/dist',
	'packages/hmrc-local/dist',
];

/** Builds what is stale, copies it, and plants the defect. Throws if the bundle lacks the text that the defect replaces. */
export function copyBundles(defect?: Defect): Bundles {
	execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
	// Inside the repository, so that Node finds third-party packages.
	mkdirSync(join(root, '.cache'), { recursive: true });
	const copy = mkdtempSync(join(root, '.cache/chaos-'));
	for (const folder of COPIED)
		cpSync(join(root, folder), join(copy, folder), {
			recursive: true,
			filter: (path) => !path.endsWith('.js.map'),
		});
	symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
	for (const change of defect?.changes ?? []) plant(join(copy, 'apps/server/dist'), change);
	return {
		root: copy,
		server: join(copy, 'apps/server/dist/main.js'),
		standIn: join(copy, 'packages/hmrc-local/dist/main.js'),
		remove: () => rmSync(copy, { recursive: true, force: true }),
	};
}

/** Replaces the text in every file that has it: chunks from earlier builds lie beside the current ones. */
function plant(folder: string, [from, to]: Defect['changes'][number]): void {
	let planted = 0;
	for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
		const text = readFileSync(join(folder, file), 'utf8');
		const changed = text.replace(from, to);
		if (changed === text) continue;
		writeFileSync(join(folder, file), changed);
		planted += 1;
	}
	if (planted === 0) throw new Error(`nothing to break: no bundle has ${from}`);
}
