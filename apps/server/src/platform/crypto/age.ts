/** How old something is, whatever happens to the clock: stopped machines count, and a clock set back makes nothing younger. */

/** Milliseconds since it began. */
export type Age = () => number;

/** Begins to count. */
export function startAge(): Age {
	const [steady, wall] = [performance.now(), Date.now()];
	return () => Math.max(performance.now() - steady, Date.now() - wall);
}
