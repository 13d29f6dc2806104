/** The type of a command: it gets its arguments and a terminal, and returns how it ended. */
import { problemSentence } from '@halfpenny/messages';
import { sayCli } from '@halfpenny/messages/cli';

/** A command's standard input and outputs, so that tests can supply their own. */
export interface Terminal {
	readonly readFile: (path: string) => Promise<Uint8Array>;
	readonly input: () => AsyncIterable<Uint8Array>;
	/** The folder of HMRC's own schemas and rules, if there is one (`HMRC_SCHEMAS`). */
	readonly hmrcSchemas?: string | undefined;
	readonly print: (text: string) => void;
	readonly complain: (text: string) => void;
}

/** Something wrong with the input. */
export interface Complaint {
	readonly path: string;
	readonly message: string;
}

/** How a command ended: well, with complaints for standard error, or with its answer printed but exit code 2. */
export interface Outcome {
	readonly complaints: readonly Complaint[];
	/** The answer was printed, and it is "no". */
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

/** Ended well. */
export const ended: Outcome = { complaints: [] };

/** Returns an outcome with one complaint that has no path. */
export function complaint(message: string, path = ''): Outcome {
	return { complaints: [{ path, message }] };
}

/** Returns problems of facts or forms as complaints, each with its sentence. */
export function complaintsOf(
	problems: readonly { path: string; code: string; allowed?: readonly string[] }[],
): Outcome {
	const complaints = problems.map(({ path, code, allowed }) => ({
		...{ path, message: problemSentence(code, allowed) },
	}));
	return { complaints };
}

/** Returns the bytes of FILE, or of standard input for `-`; undefined if it can't be read. */
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

/** Returns the bytes of the only FILE argument, or complaints. */
export async function readArgument(
	positionals: readonly string[],
	terminal: Terminal,
): Promise<{ bytes: Uint8Array } | Outcome> {
	const [file] = positionals;
	if (file === undefined) return complaint(sayCli('cli.fileNeeded'));
	const bytes = await readBytes(file, terminal);
	return bytes ? { bytes } : complaint(sayCli('cli.cannotRead', { file }));
}
