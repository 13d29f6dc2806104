/** A scene: somebody, and the screens that they see. Who it is gets made only when their screens are looked at. */
import type { Browser, BrowserContext } from 'playwright-core';
import type { Screen } from './survey.ts';

/** Where scenes are played; each service is started when a scene first asks for it. */
export interface Stage {
	readonly browser: Browser;
	/** The address of the product as `npm start` gives it, where people file for themselves. */
	readonly product: () => Promise<string>;
	/** The same where an agent files for people and every word about the operator is set. */
	readonly agency: () => Promise<string>;
	/** The development server, which has the page of every component. */
	readonly development: () => Promise<string>;
}

/** What stands for `:name` in the addresses of screens. */
export type Places = Readonly<Record<string, string>>;

/** Somebody, ready to look: their browser, the service, and what stands in their addresses. */
export interface Prepared {
	readonly context: BrowserContext;
	readonly address: string;
	readonly places: Places;
}

/** Somebody and what they see. */
export interface Scene {
	readonly name: string;
	readonly screens: readonly Screen[];
	readonly prepare: (stage: Stage) => Promise<Prepared>;
}

/** The address with every `:name` filled in; throws when the scene has nothing for one. */
export function fillPlaces(path: string, places: Places): string {
	return path.replace(/:([a-zA-Z]\w*)/g, (_, name: string) => {
		const place = places[name];
		if (place === undefined) throw new Error(`${path}: nothing stands for :${name}`);
		return place;
	});
}

/** A screen in one of its states. */
export function open(name: string, path: string, act?: Screen['act'], more: Partial<Screen> = {}): Screen {
	return { name, path, ...(act ? { act } : {}), ...more };
}
