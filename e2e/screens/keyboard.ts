/** A user with only a keyboard. Checks at every stop that the focus is visible. */
import type { Locator, Page } from 'playwright-core';

/** More stops than any screen has. */
const MOST_STOPS = 150;

/** Presses Tab, or Shift+Tab, until the control has the focus. Throws if it never does, or can't be seen. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
	await control.waitFor();
	const wanted = await control.elementHandle();
	for (let stops = 0; stops < MOST_STOPS; stops += 1) {
		if (await page.evaluate((element) => element === document.activeElement, wanted)) return checkFocus(page);
		await page.keyboard.press(key);
	}
	throw new Error(`${control} is not reached with ${key}`);
}

/** Tabs through the whole screen and out again, both ways. Returns the number of stops; throws if it is a trap. */
export async function goThrough(page: Page): Promise<number> {
	const forth = await leaveWith(page, 'Tab');
	await leaveWith(page, 'Shift+Tab');
	return forth;
}

async function leaveWith(page: Page, key: string): Promise<number> {
	for (let stops = 1; stops <= MOST_STOPS; stops += 1) {
		await page.keyboard.press(key);
		if (await page.evaluate(() => document.activeElement === document.body)) return stops;
		await checkFocus(page);
	}
	throw new Error(`${key} never leaves ${page.url()}`);
}

/** Throws if the focus can't be seen. Elements that slide in get a moment. */
async function checkFocus(page: Page): Promise<void> {
	let problem = await page.evaluate(whatIsUnseen);
	for (let looks = 0; problem !== undefined && looks < 20; looks += 1) {
		await page.waitForTimeout(100);
		problem = await page.evaluate(whatIsUnseen);
	}
	if (problem !== undefined) throw new Error(problem);
}

/** Returns what is wrong with the visible focus; undefined if nothing. Runs in the page. */
function whatIsUnseen(): string | undefined {
	const element = document.activeElement;
	if (!element || element === document.body) return undefined;
	const name = `${element.tagName.toLowerCase()} “${(element.textContent || element.id).trim().slice(0, 40)}”`;
	// A radio drawn by its label, or an amount with a pound sign, shows the ring there.
	const ringed = [element, element.nextElementSibling, element.parentElement, element.closest('label')].some(
		(one) => {
			if (!one) return false;
			const { outlineStyle, outlineWidth } = getComputedStyle(one);
			return outlineStyle !== 'none' && !/^[01](\.\d+)?px$/.test(outlineWidth); // not money
		},
	);
	if (!ringed) return `${name} has the focus and does not show it`;
	const { left, right, top, bottom } = element.getBoundingClientRect();
	const onScreen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
	return onScreen ? undefined : `${name} has the focus and is not on the screen`;
}
