/** The operator's commands: arguments in, text out. */
import type { Services } from './services.ts';

/** What a command prints, and whether it succeeded. */
export interface Said {
	readonly ok: boolean;
	readonly text: string;
}

/** A recognised command, to be run on open services. */
export type Command = (services: Services) => Promise<Said>;
