/** A copy of the built server and stand-in for one run, so that a build meanwhile changes nothing; broken on purpose if asked. */
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

/** Where the repository is, from the sources and from a bundle in `.cache/NAME/` alike. */
export const root = join(import.meta.dirname, '../..');

/** A way to break filing, to see it caught: texts of the bundle, each there once, and what stands in their place. */
export interface Defect {
	readonly name: string;
	/** Whose filing it breaks. */
	readonly channel: 'transaction-engine' | 'mtd';
	/** A bundler may add a number to a name, so some texts are patterns. */
	readonly changes: readonly (readonly [from: string | RegExp, to: string])[];
}

/** What the machine must never do, done. */
export const DEFECTS = {
	resendFromUnknown: {
		name: 'sends again when nobody knows what HMRC has',
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
		name: 'accepts without keeping the receipt',
		channel: 'transaction-engine',
		changes: [[/\.\.\.receipt\d* \? \{ sealedReceipt: seal\("receipt", receipt\d*\) \} : \{\},/, '']],
	},
	forgottenTooSoon: {
		name: 'has HMRC forget a submission while it is asked after',
		channel: 'transaction-engine',
		changes: [['case "polling":\n      return "poll";', 'case "polling":\n      return "forget";']],
	},
	eventNotWritten: {
		name: 'does not write down that it was acknowledged',
		channel: 'transaction-engine',
		changes: [['return again ? [] :', 'return again || kind === "acknowledged" ? [] :']],
	},
	declaredAgainFromUnknown: {
		name: 'declares again when nobody knows whether HMRC has the declaration',
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
		name: 'takes a declaration that nobody answered for one that never left',
		channel: 'mtd',
		changes: [
			[
				'return { kind: "outcomeUnknown", detail: reasonOf(outcome) };',
				'return { kind: "notSent", detail: reasonOf(outcome) };',
			],
		],
	},
} as const satisfies Record<string, Defect>;

/** The copy. */
export interface Bundles {
	/** The folder that takes the place of the repository. */
	readonly root: string;
	readonly server: string;
	readonly standIn: string;
	readonly remove: () => void;
}

/** What the server and the stand-in need of the repository. */
const COPIED = [
	'package.json',
	'apps/server/dist',
	'apps/server/migrations',
	'apps/web/dist',
	'packages/hmrc-local/dist',
];

/** Builds what is stale and copies it, then plants the defect. Throws when the bundle does not read as the defect expects. */
export function copyBundles(defect?: Defect): Bundles {
	execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
	// Inside the repository, so that third-party packages are found.
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

/** Old chunks of earlier builds lie beside the ones in use, so the text may stand in several files. */
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
