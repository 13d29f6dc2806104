/** A scene: a person and the screens they see. The person is created only when their screens are checked. */
import type { Browser, BrowserContext } from 'playwright-core';
import type { Screen } from './survey.ts';

/** Where scenes run. Each service starts when a scene first needs it. */
export interface Stage {
	readonly browser: Browser;
	/** The product's address under `npm start`, where people file for themselves. */
	readonly product: () => Promise<string>;
	/** What the product printed so far: the first administrator's token is in it. */
	readonly printed: () => Promise<string>;
	/** The same with an agent who files for people, and every detail of the operator set. */
	readonly agency: () => Promise<string>;
	/** The development server, which shows every component. */
	readonly development: () => Promise<string>;
}

/** Values for `:name` in the screens' addresses. */
export type Places = Readonly<Record<string, string>>;

/** A person, ready: their browser, the service, and the values for their addresses. */
export interface Prepared {
	readonly context: BrowserContext;
	readonly address: string;
	readonly places: Places;
}

/** A person and what they see. */
export interface Scene {
	readonly name: string;
	readonly screens: readonly Screen[];
	readonly prepare: (stage: Stage) => Promise<Prepared>;
}

/** Returns the address with every `:name` filled in. Throws if the scene has no value for one. */
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
