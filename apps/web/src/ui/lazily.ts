/** Parts of the app that are fetched when they are first shown, and that wait for a connection where there is none. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component that is fetched when it is first drawn. */
export function lazily<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
	return lazy(async () => ({ default: await patiently(load) }));
}

/** What `load` gives; without a connection it is tried again once there is one. Throws what else went wrong. */
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
