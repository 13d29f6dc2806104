/** The networks that find and read text: PP-OCR's. */
import { networkFile } from './networks.ts';
import { loadNetwork, type Network } from './runtime.ts';

/** A network that reads a line of text, and what its answers stand for. */
export interface Recogniser {
	readonly network: Network;
	/** The first is the blank; the last is a space. */
	readonly characters: readonly string[];
}

/** All that reads a picture. */
export interface Models {
	/** Where there is text. */
	readonly detector: Network;
	/** Two readers trained on different texts: what both read is hardly ever wrong. The second is for what matters. */
	readonly recognisers: readonly [Recogniser, Recogniser];
}

let loaded: Promise<Models> | undefined;

/** The models, loaded when first asked for. */
export function loadModels(): Promise<Models> {
	loaded ??= load();
	return loaded;
}

async function load(): Promise<Models> {
	const [detector, recognisers] = await Promise.all([
		loadNetwork(networkFile('detector'), 'shared'),
		loadRecognisers(),
	]);
	return { detector, recognisers };
}

/** The two readers of lines, loaded anew. */
export async function loadRecognisers(): Promise<Models['recognisers']> {
	const files = [networkFile('firstReader'), networkFile('secondReader')] as const;
	const [first, second] = await Promise.all([recogniserIn(files[0]), recogniserIn(files[1])]);
	return [first, second];
}

/** A line is too little work to share: a second thread hardly helps, and costs as much processor again. */
async function recogniserIn(file: Buffer): Promise<Recogniser> {
	return { network: await loadNetwork(file, 'one'), characters: charactersOf(file) };
}

/** The list of characters that a model carries: an entry of its metadata, a length and then a line a character. */
function charactersOf(model: Buffer): string[] {
	const key = model.lastIndexOf('\n\tcharacter\x12');
	if (key < 0) throw new Error('The model has no list of characters.');
	let [at, length, shift] = [key + 12, 0, 0];
	for (let byte = 0x80; byte & 0x80; shift += 7) {
		byte = model[at++] ?? 0;
		length |= (byte & 0x7f) << shift;
	}
	const lines = model
		.subarray(at, at + length)
		.toString('utf8')
		.replace(/\n$/, '')
		.split('\n');
	return ['', ...lines, ' '];
}
