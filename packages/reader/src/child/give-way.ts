/** How a process gives way to whatever else the machine does. */
import { getPriority, setPriority } from 'node:os';

/** As `nice` counts: the server that people wait for comes first. */
export const GIVES_WAY = 10;

/** Lets this process give way. One that was started to give way more stays so: only an administrator may take that back. */
export function giveWay(): void {
	if (getPriority() < GIVES_WAY) setPriority(GIVES_WAY);
}
