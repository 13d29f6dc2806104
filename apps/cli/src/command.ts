/** What a command is: it gets its arguments and a way to the outside, and says how it ended. */
import { problemSentence } from '@halfpenny/messages';
import { sayCli } from '@halfpenny/messages/cli';

/** The outside of a command: standard input and both outputs, so that tests can stand in. */
export interface Terminal {
	readonly readFile: (path: string) => Promise<Uint8Array>;
	readonly input: () => AsyncIterable<Uint8Array>;
	/** The folder with HMRC's own schemas and rules, where there is one (`HMRC_SCHEMAS`). */
	readonly hmrcSchemas?: string | undefined;
	readonly print: (text: string) => void;
	readonly complain: (text: string) => void;
}

/** One thing that was wrong with what the person gave. */
export interface Complaint {
	readonly path: string;
	readonly message: string;
}

/** Ended well, or with complaints that go to standard error as JSON, or with a bad answer that was printed. */
export interface Outcome {
	readonly complaints: readonly Complaint[];
	/** The answer was printed, and it is no. */
	readonly failed?: boolean;
}

/** A command of `halfpenny`. */
export interface Command {
	readonly options?: readonly string[];
	/** Options that take one of some values, or any: `--form sa800`, `--tax 1200.50`. */
	readonly values?: Readonly<Record<string, readonly string[] | 'any'>>;
	readonly run: (
		positionals: readonly string[],
		options: ReadonlySet<string>,
		terminal: Terminal,
	) => Promise<Outcome>;
}

/** Nothing was wrong. */
export const ended: Outcome = { complaints: [] };

/** One complaint about no path in particular. */
export function complaint(message: string, path = ''): Outcome {
	return { complaints: [{ path, message }] };
}

/** Problems of facts or forms as complaints with their sentences. */
export function complaintsOf(
	problems: readonly { path: string; code: string; allowed?: readonly string[] }[],
): Outcome {
	const complaints = problems.map(({ path, code, allowed }) => ({
		...{ path, message: problemSentence(code, allowed) },
	}));
	return { complaints };
}

/** The bytes of FILE, or of standard input for `-`; undefined when they cannot be read. */
export async function readBytes(file: string, terminal: Terminal): Promise<Uint8Array | undefined> {
	try {
		if (file !== '-') return await terminal.readFile(file);
		const chunks: Uint8Array[] = [];
		for await (const chunk of terminal.input()) chunks.push(chunk);
		return Buffer.concat(chunks);
	} catch {
		return undefined;
	}
}

/** The one FILE argument's bytes, or why there are none. */
export async function readArgument(
	positionals: readonly string[],
	terminal: Terminal,
): Promise<{ bytes: Uint8Array } | Outcome> {
	const [file] = positionals;
	if (file === undefined) return complaint(sayCli('cli.fileNeeded'));
	const bytes = await readBytes(file, terminal);
	return bytes ? { bytes } : complaint(sayCli('cli.cannotRead', { file }));
}
