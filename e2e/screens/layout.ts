/** Finds layout problems: sideways scrolling, controls that overlap or are covered, text cut off. */
import type { Page } from 'playwright-core';

/** Returns the page's current layout problems as sentences; empty if none. */
export function layoutProblems(page: Page): Promise<string[]> {
	return page.evaluate(findProblems);
}

/** Runs in the page, so everything it needs is inside it. */
function findProblems(): string[] {
	interface Place {
		readonly element: Element;
		readonly box: { left: number; top: number; right: number; bottom: number };
	}
	/** A shared pixel is fine: borders touch, and positions are rounded. */
	const TOUCHING = 1.5;
	const controls =
		'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [tabindex="0"]';

	const nameOf = (element: Element) => {
		const words = element.getAttribute('aria-label') ?? (element.textContent?.trim() || element.id);
		return `${element.tagName.toLowerCase()} “${words.slice(0, 40)}”`;
	};

	/** Returns what is left of a box inside whatever clips it. */
	const cut = (element: Element, { left, top, right, bottom }: DOMRect): Place['box'] => {
		const box = { left, top, right, bottom };
		for (let above = element.parentElement; above; above = above.parentElement) {
			if (getComputedStyle(above).overflowX === 'visible') continue;
			const frame = above.getBoundingClientRect();
			if (above === document.documentElement || above === document.body) continue;
			box.left = Math.max(box.left, frame.left);
			box.right = Math.min(box.right, frame.right);
			box.top = Math.max(box.top, frame.top);
			box.bottom = Math.min(box.bottom, frame.bottom);
		}
		return box;
	};

	const isVisible = (element: Element) =>
		element.checkVisibility({
			opacityProperty: true,
			visibilityProperty: true,
			contentVisibilityAuto: true,
		}) && !element.closest('.sr-only, [inert]');

	/** Elements that stay in place while the page scrolls, and so usually cover something. */
	const staying = [...document.body.querySelectorAll('*')].filter(
		(element) => /^(fixed|sticky)$/.test(getComputedStyle(element).position) && isVisible(element),
	);
	const stays = (element: Element) =>
		staying.some((one) => getComputedStyle(one).position === 'fixed' && one.contains(element));

	const isSeen = (element: Element) => isVisible(element) && !stays(element);

	const places = (root: ParentNode): Place[] =>
		[...root.querySelectorAll(controls)]
			.filter(isSeen)
			.flatMap((element) =>
				[...element.getClientRects()]
					.map((rect) => ({ element, box: cut(element, rect) }))
					.filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2),
			);

	const overlap = ({ element: one, box: a }: Place, { element: other, box: b }: Place) =>
		!one.contains(other) &&
		!other.contains(one) &&
		Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOUCHING &&
		Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOUCHING;

	const overlaps = (all: readonly Place[]) =>
		all.flatMap((place, index) =>
			all
				.slice(index + 1)
				.filter((other) => overlap(place, other))
				.map((other) => `${nameOf(place.element)} lies on ${nameOf(other.element)}`),
		);

	/** The part of `cover` that hides what is under it. */
	const drawnParts = (cover: Element) => [cover, ...cover.querySelectorAll('*')].filter(isDrawn);

	/** Returns whether a control is now under one of the parts. */
	const liesUnder = (element: Element, parts: readonly Element[]) => {
		const boxes = parts.map((part) => ({ element: part, box: inWindow(part.getBoundingClientRect()) }));
		return [...element.getClientRects()].some((rect) => {
			const place = { element, box: inWindow(cut(element, rect)) };
			return boxes.some((box) => overlap(place, box));
		});
	};

	/** Returns whether an element could be wholly seen between the parts that stay in place. A long panel can't be. */
	const fits = (element: Element, parts: readonly Element[]) => {
		const taken = parts.map((part) => part.getBoundingClientRect().height);
		return element.getBoundingClientRect().height <= innerHeight - Math.max(0, ...taken);
	};

	/**
	 * Returns controls that are still covered by fixed elements when scrolled into view as the focus does. Not by a toast,
	 * which the user can close.
	 */
	const covered = (root: ParentNode) => {
		const covers = staying
			.filter((cover) => root.contains(cover) && !cover.querySelector('[role=status] button'))
			.map((cover) => ({ cover, parts: drawnParts(cover) }));
		const all = covers.length === 0 ? [] : [...root.querySelectorAll(controls)].filter(isVisible);
		const found = [...all, ...all.toReversed()].flatMap((element) => {
			element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
			return covers
				.filter(
					({ cover, parts }) => !cover.contains(element) && fits(element, parts) && liesUnder(element, parts),
				)
				.map(({ cover }) => `${nameOf(cover)} stays in place over ${nameOf(element)}`);
		});
		scrollTo(0, 0);
		return found;
	};

	const inWindow = ({ left, top, right, bottom }: Place['box']): Place['box'] => ({
		left: Math.max(left, 0),
		top: Math.max(top, 0),
		right: Math.min(right, innerWidth),
		bottom: Math.min(bottom, innerHeight),
	});

	/** Returns whether an element has a background of its own, which hides what is under it. */
	const isDrawn = (element: Element) => {
		const { backgroundColor, backgroundImage } = getComputedStyle(element);
		return isVisible(element) && (backgroundImage !== 'none' || !/, 0\)$|transparent/.test(backgroundColor));
	};

	/** Finds text in a frame that hides what doesn't fit. */
	const cutOff = (root: ParentNode) =>
		[...root.querySelectorAll('main *, dialog *')]
			.filter((element) => {
				const style = getComputedStyle(element);
				const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
				const isText =
					[...element.childNodes].some(
						(node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
					) && !element.closest('svg, .sr-only, [inert]');
				return hides && isText && isSeen(element) && element.clientWidth > 2
					? element.scrollWidth > element.clientWidth + 1
					: false;
			})
			.map((element) => `${nameOf(element)} is cut off`);

	const wide = document.documentElement.scrollWidth - innerWidth;
	const root = document.querySelector('dialog[open]') ?? document;
	return [
		...(wide > 0 ? [`scrolls sideways by ${wide} pixels`] : []),
		...new Set(overlaps(places(root))),
		...new Set(cutOff(root)),
		...new Set(covered(root)),
	];
}
