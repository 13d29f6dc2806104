/**
 * Changes a page in the browser before it is printed, as another issuer might have drawn it: other words, other places, other lines between.
 * Long because the browser is sent the one function as text, with all that it uses inside.
 */

/** How a page is changed. */
export type Change =
	/** Labels in other words that mean the same. */
	| 'words'
	/** Labels in words that nobody knows. */
	| 'strange'
	/** Values before their labels. */
	| 'mirror'
	/** Labels over their values. */
	| 'stack'
	/** Labels under their values. */
	| 'captions'
	/** The rows of a list in another order. */
	| 'shuffle'
	/** The two columns of amounts of a table swapped. */
	| 'columns'
	/** Rows between that are of nothing a reader gives. */
	| 'decoys'
	/** Lines between that any paper may have. */
	| 'noise'
	/** Another typeface, other borders and spaces. */
	| 'look';

/** What the page is changed by. */
export interface Asked {
	readonly seed: string;
	readonly changes: readonly Change[];
	/** The values on the page, as printed: they stay as they are. */
	readonly shown: readonly string[];
	readonly wordings: Readonly<Record<string, readonly string[]>>;
	readonly strange: readonly string[];
	readonly noise: readonly string[];
	readonly decoys: readonly string[];
}

/** Changes the page that it runs in; how many changes were made. The same seed makes the same ones. */
export function changePage(asked: Asked): number {
	const looks = [
		'*{font-family:"Liberation Mono"!important;font-size:9px!important}',
		'*{font-family:"DejaVu Serif"!important}',
		'*{font-family:"Liberation Sans Narrow"!important}',
		'*{font-weight:normal!important}',
		'*{text-transform:uppercase!important}',
		'*{border:none!important}',
		'td,th{border:1px solid #555!important}',
		'*{line-height:1.05!important}',
		'*{line-height:1.8!important}',
		'td,th{text-align:right!important}',
		'td,th{padding:1px 3px!important}',
		'body{zoom:0.75}',
		'*{letter-spacing:0.3px!important}',
	];
	let made = 0;
	let state = 2_166_136_261;
	for (const character of asked.seed) state = Math.imul(state ^ character.charCodeAt(0), 16_777_619);
	const changesOf: Record<Change, () => void> = {
		words: () => textsOf().forEach(reword),
		strange: () => textsOf().forEach(estrange),
		shuffle,
		mirror: () => pairs.forEach(swap),
		stack: () => pairs.forEach(stack),
		captions: () => pairs.forEach(caption),
		columns: () => document.querySelectorAll('table').forEach(swapColumns),
		decoys: () => pairs.forEach(addDecoy),
		noise: addNoise,
		look: changeLook,
	};
	const known = meanings();
	const pairs = pairsOf();
	for (const change of asked.changes) changesOf[change]();
	return made;

	function random(): number {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	}

	function pick(list: readonly string[]): string {
		return list[Math.floor(random() * list.length)] ?? '';
	}

	function plain(text: string): string {
		return text.toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ').trim();
	}

	function meanings(): Map<string, readonly string[]> {
		const found = new Map<string, readonly string[]>();
		for (const labels of Object.values(asked.wordings))
			for (const label of labels) if (!found.has(plain(label))) found.set(plain(label), labels);
		return found;
	}

	function isValue(text: string): boolean {
		const isShown = asked.shown.some((value) =>
			value.length > 2 ? text.includes(value) : value !== '' && text.trim() === value,
		);
		return isShown || /\d\.\d\d\b|\d{4}/.test(text);
	}

	function textsOf(): Text[] {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const texts: Text[] = [];
		while (walker.nextNode()) {
			const node = walker.currentNode;
			if (node instanceof Text && node.parentElement?.tagName !== 'STYLE' && node.data.trim() !== '')
				texts.push(node);
		}
		return texts;
	}

	/** The new words in capitals where the old were. */
	function like(old: string, text: string): string {
		const bare = text.replace(/:$/, '');
		return /[a-z]/.test(old) ? bare : bare.toUpperCase();
	}

	/** Most labels are said in other words: a whole text, or what stands before its colon. */
	function reword(node: Text): void {
		if (random() > 0.7) return;
		const [, label = ''] = /^\s*(.*?)\s*[:£\u00a0]*\s*$/s.exec(node.data) ?? [];
		const [before = ''] = node.data.trim().split(':');
		const old = known.has(plain(label)) ? label : before;
		const labels = known.get(plain(old));
		if (!labels || old === '') return;
		node.data = node.data.replace(old, like(old, pick(labels)));
		made += 1;
	}

	/** A third of the labels says nothing. */
	function estrange(node: Text): void {
		const old = node.data.trim().replace(/:$/, '');
		const isLabel = !isValue(node.data) && /[a-z]{2}/i.test(old) && old.split(' ').length < 7;
		if (!isLabel || random() > 0.3) return;
		node.data = node.data.replace(old, like(old, pick(asked.strange)));
		made += 1;
	}

	/** The elements that hold a label and its value, and nothing else. */
	function pairsOf(): [HTMLElement, HTMLElement][] {
		return [...document.body.querySelectorAll('*')].flatMap((element): [HTMLElement, HTMLElement][] => {
			const after = element.nextElementSibling;
			if (element.tagName === 'DT' && after?.tagName === 'DD')
				return [[element as HTMLElement, after as HTMLElement]];
			const [one, other, ...more] = [...element.children] as HTMLElement[];
			const ownText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
			if (!one || !other || more.length > 0 || ownText) return [];
			const isPlain = [one, other].every(
				(each) =>
					(each.textContent ?? '').trim() !== '' &&
					(each.textContent ?? '').length < 70 &&
					!each.querySelector('table,div div,p p'),
			);
			const isPair = !isValue(one.textContent ?? '') && isValue(other.textContent ?? '');
			return isPlain && isPair ? [[one, other]] : [];
		});
	}

	function swap([label, value]: readonly [HTMLElement, HTMLElement]): void {
		label.parentElement?.insertBefore(value, label);
		made += 1;
	}

	/** A label over its value; a table that has more columns than these two stays as it is. */
	function stack([label, value]: readonly [HTMLElement, HTMLElement]): void {
		const row = label.parentElement;
		const rows = [...(row?.closest('table')?.querySelectorAll('tr') ?? [])];
		if (!row || (row.tagName === 'TR' && rows.some(({ children }) => children.length !== 2))) return;
		const isList = label.tagName === 'DT';
		if (isList) row.style.display = 'block';
		else
			for (const each of [row, label, value])
				each.style.cssText += ';display:block;text-align:left;width:auto;float:none;margin:0';
		(isList ? value : row).style.marginBottom = '7px';
		made += 1;
	}

	function caption(pair: readonly [HTMLElement, HTMLElement]): void {
		const before = made;
		stack(pair);
		if (made === before) return;
		const [label, value] = pair;
		label.parentElement?.insertBefore(value, label);
		if (label.tagName !== 'DT') return;
		label.style.marginBottom = '7px';
		value.style.marginBottom = '0';
	}

	function shuffle(): void {
		const lists = new Set(pairs.map(([label]) => label.parentElement?.parentElement));
		for (const list of lists) {
			const rows = pairs.flatMap(([label]) => {
				const row = label.parentElement;
				return row && label.tagName !== 'DT' && row.parentElement === list ? [row] : [];
			});
			if (!list || rows.length < 2 || rows.length !== list.children.length) continue;
			const order = rows.map((row) => ({ row, at: random() })).sort((one, other) => one.at - other.at);
			for (const { row } of order) list.appendChild(row);
			made += 1;
		}
	}

	function swapColumns(table: HTMLTableElement): void {
		const rows = [...table.querySelectorAll('tr')];
		const isPlain = rows.every(
			({ cells }) => cells.length === 3 && [...cells].every(({ colSpan }) => colSpan === 1),
		);
		if (!isPlain || rows.length < 3) return;
		for (const row of rows) row.insertBefore(row.cells[2] as Node, row.cells[1] as Node);
		made += 1;
	}

	/** A quarter of the amounts gets a row beside it that is of something else. */
	function addDecoy([label]: readonly [HTMLElement, HTMLElement]): void {
		const row = label.parentElement;
		if (!row || label.tagName === 'DT' || random() > 0.25) return;
		if (!/\d\.\d\d$/.test((row.children[1]?.textContent ?? '').trim())) return;
		const copy = row.cloneNode(true) as HTMLElement;
		const [name, amount] = [leafOf(copy.children[0]), leafOf(copy.children[1])];
		if (!name || !amount) return;
		name.textContent = pick(asked.decoys);
		const pence = String(Math.floor(random() * 90_000 + 1_000));
		amount.textContent = `${pence.slice(0, -2)}.${pence.slice(-2)}`;
		row.parentElement?.insertBefore(copy, random() < 0.5 ? row : row.nextSibling);
		made += 1;
	}

	function leafOf(element: Element | undefined): Element | undefined {
		return element?.children.length === 1 ? leafOf(element.children[0]) : element;
	}

	/** Up to three lines: at the head, somewhere, and at the foot. */
	function addNoise(): void {
		const blocks = [...document.body.children].filter(({ tagName }) => tagName !== 'STYLE');
		for (const spot of [blocks[0], blocks[Math.floor(random() * blocks.length)], undefined]) {
			if (random() < 0.25) continue;
			const line = document.createElement('div');
			line.textContent = pick(asked.noise);
			line.style.cssText = `font-size:${pick(['8', '9', '10', '11'])}px;margin:6px 0;text-align:${pick(['left', 'center', 'right'])}`;
			document.body.insertBefore(line, spot ?? null);
			made += 1;
		}
	}

	function changeLook(): void {
		const style = document.createElement('style');
		style.textContent = pick(looks);
		document.head.appendChild(style);
		made += 1;
	}
}
