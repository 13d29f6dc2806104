/** Duplicate names within one object of a JSON text: `JSON.parse` silently keeps the last. */
import { formatPath } from './path/fact-path.ts';

const QUOTE = '"';
const BACKSLASH = '\\';

/** An object or list around the current position. */
interface Frame {
	/** The names so far; undefined in a list. */
	readonly names: Set<string> | undefined;
	/** The current name or index. */
	at: string | number;
	/** Whether a name comes next. */
	wantsName: boolean;
}

/** Repeated paths such as `employments[0].pay`, in order, once per repetition. The text must be valid JSON. */
export function namesTwice(json: string): readonly string[] {
	const twice: string[] = [];
	const frames: Frame[] = [];
	for (let at = 0; at < json.length; at += 1) {
		const sign = json[at];
		const frame = frames.at(-1);
		if (sign === QUOTE) {
			const end = endOfText(json, at);
			if (frame?.wantsName && takeName(frame, json.slice(at, end + 1)))
				twice.push(formatPath(frames.map((one) => one.at)));
			at = end;
		} else if (sign === '{') frames.push({ names: new Set(), at: '', wantsName: true });
		else if (sign === '[') frames.push({ names: undefined, at: 0, wantsName: false });
		else if (sign === '}' || sign === ']') frames.pop();
		else if (sign === ',' && frame) next(frame);
	}
	return twice;
}

/** The index of the quote that closes the text. */
function endOfText(json: string, from: number): number {
	let end = from + 1;
	while (end < json.length && json[end] !== QUOTE) end += json[end] === BACKSLASH ? 2 : 1;
	return end;
}

/** Whether the object already has the name, however it is escaped: `"pay"` and `"\\u0070ay"` are the same. */
function takeName(frame: Frame, written: string): boolean {
	const name = String(JSON.parse(written));
	const isThere = frame.names?.has(name) === true;
	frame.names?.add(name);
	frame.at = name;
	frame.wantsName = false;
	return isThere;
}

function next(frame: Frame): void {
	if (typeof frame.at === 'number') frame.at += 1;
	else frame.wantsName = true;
}
