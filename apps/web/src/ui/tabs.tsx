/** Tabs following the WAI-ARIA pattern: one Tab stop, arrows to move between them, the panel below. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { useAlive } from './use-alive.ts';

/** A tab and its contents. */
export interface Tab {
	readonly key: string;
	readonly label: string;
	readonly panel: ReactNode;
}

/** The caller holds the selected tab, so that it can be in the address. Arrow keys select immediately. */
export function Tabs({
	id,
	label,
	tabs,
	chosen,
	onChoose,
	small = false,
}: {
	readonly id: string;
	/** What the tabs choose between. */
	readonly label: string;
	readonly tabs: readonly Tab[];
	readonly chosen: string;
	readonly onChoose: (key: string) => void;
	/** For a side panel: smaller words, closer together. */
	readonly small?: boolean;
}) {
	const list = useRef<HTMLDivElement>(null);
	const alive = useAlive();
	const at = tabs.findIndex(({ key }) => key === chosen);
	// On a narrow screen, or one that was turned, the selected tab may be off screen. Scrolls the tabs, not the page.
	useEffect(() => {
		const bar = list.current;
		if (!bar) return;
		const watch = new ResizeObserver(() => showTab(bar, at));
		watch.observe(bar);
		return () => watch.disconnect();
	}, [at]);
	const move = (event: KeyboardEvent) => {
		const next = destination(event.key, at, tabs.length);
		const tab = next === undefined ? undefined : tabs[next];
		if (!tab) return;
		event.preventDefault();
		onChoose(tab.key);
		list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-tab-${tab.key}`)}`)?.focus();
	};
	return (
		<div>
			<div
				ref={list}
				role="tablist"
				aria-label={label}
				onScroll={({ currentTarget }) => markMore(currentTarget)}
				className={classes(
					'relative flex overflow-x-auto border-b border-line p-1 pb-0',
					'data-more-after:mask-r-from-[calc(100%-2.5rem)] data-more-before:mask-l-from-[calc(100%-2.5rem)]',
					small ? 'gap-2' : 'gap-4 lg:gap-6',
				)}
			>
				{tabs.map(({ key, label: words }) => (
					<button
						key={key}
						type="button"
						role="tab"
						id={`${id}-tab-${key}`}
						aria-selected={key === chosen}
						aria-disabled={!alive || undefined}
						aria-controls={key === chosen ? `${id}-panel` : undefined}
						tabIndex={key === chosen ? 0 : -1}
						onClick={() => onChoose(key)}
						onKeyDown={move}
						className={classes(
							'-mb-px min-h-11 border-b-[3px] px-1 whitespace-nowrap',
							small ? 'text-14' : 'text-18',
							key === chosen
								? 'border-copper font-semibold text-ink'
								: 'edge-unseen text-muted hover:border-edge hover:text-ink',
						)}
					>
						{words}
					</button>
				))}
			</div>
			<div
				id={`${id}-panel`}
				role="tabpanel"
				aria-labelledby={`${id}-tab-${chosen}`}
				className={small ? 'pt-4' : 'pt-6'}
			>
				{tabs[at]?.panel}
			</div>
		</div>
	);
}

function showTab(bar: HTMLElement, at: number): void {
	const tab = bar.children[at];
	if (tab instanceof HTMLElement) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.clientWidth) / 2;
	markMore(bar);
}

/** Fades the end beyond which there are more tabs. */
function markMore(bar: HTMLElement): void {
	bar.toggleAttribute('data-more-before', bar.scrollLeft > 1);
	bar.toggleAttribute('data-more-after', bar.scrollLeft + bar.clientWidth < bar.scrollWidth - 1);
}

/** Returns the index a key leads to, wrapping at the ends; undefined for other keys. */
export function destination(key: string, at: number, count: number): number | undefined {
	switch (key) {
		case 'ArrowRight':
			return (at + 1) % count;
		case 'ArrowLeft':
			return (at + count - 1) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return undefined;
	}
}
