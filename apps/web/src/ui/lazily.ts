/** Parts of the app that load when first shown, and wait for a connection if there is none. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component that loads when first rendered. */
export function lazily<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
	return lazy(async () => ({ default: await patiently(load) }));
}

/** Returns what `load` gives. Tries again after a lost connection; throws any other failure. */
export async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
	try {
		return await load();
	} catch (thrown) {
		if (navigator.onLine) throw thrown;
		await new Promise<void>((resolve) => {
			addEventListener('online', () => resolve(), { once: true });
		});
		return patiently(load);
	}
}
