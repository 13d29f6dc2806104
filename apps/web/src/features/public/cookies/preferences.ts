/** What the user lets us remember on their device: the theme. One cookie, for a year, only if they say so. */

/** The themes. */
export const looks = ['system', 'light', 'dark'] as const;

export type Look = (typeof looks)[number];

/** What is remembered. */
export interface Preferences {
	readonly look: Look;
}

const YEAR_SECONDS = 365 * 24 * 3600;

/** Returns what the cookies say, or undefined if nothing is remembered. */
export function readPreferences(cookies: string): Preferences | undefined {
	const [, name] = /(?:^|;\s*)preferences=look\.(\w+)/.exec(cookies) ?? [];
	const look = looks.find((known) => known === name);
	return look && { look };
}

/** Remembers preferences; undefined forgets them. */
export function writePreferences(preferences: Preferences | undefined): void {
	const secure = location.protocol === 'https:' ? '; secure' : '';
	const kept = preferences ? `look.${preferences.look}; max-age=${YEAR_SECONDS}` : '; max-age=0';
	// biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in every browser yet
	document.cookie = `preferences=${kept}; path=/; samesite=lax${secure}`;
}

/** Shows a theme immediately. */
export function showLook(look: Look): void {
	if (look === 'system') delete document.documentElement.dataset.theme;
	else document.documentElement.dataset.theme = look;
}
