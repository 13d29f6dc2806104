/** Runs the networks that find and read text: natively, or as WebAssembly where there is no native build for the machine. */
import { createRequire } from 'node:module';
import { availableParallelism, loadavg } from 'node:os';

const require = createRequire(import.meta.url);

/** How many threads share a network's work: as many as there are, where no other program needs them, or one. */
type Threads = 'shared' | 'one';

/**
 * How a network runs. Its memory is kept from one picture to the next (the arena): asking the system for it anew takes as long as
 * the work itself. Patterns of memory keep room for every width of line ever read, so there are none. A thread that waits for
 * another keeps its processor busy, so a second one is taken only where a processor is free.
 */
function howToRun(threads: Threads) {
	const [load = 0] = loadavg();
	const isBusy = load >= availableParallelism();
	return {
		intraOpNumThreads: threads === 'one' || isBusy ? 1 : 2,
		enableCpuMemArena: true,
		enableMemPattern: false,
	};
}

/** What a network takes and gives: numbers in a shape. */
interface Numbers {
	readonly data: Float32Array;
	readonly shape: readonly number[];
}

/** A network with one input and one output. */
export type Network = (input: Numbers) => Promise<Numbers>;

/** As much of onnxruntime as is used; its native package has no types of its own. */
interface Library {
	readonly InferenceSession: {
		create(model: Uint8Array, options: ReturnType<typeof howToRun>): Promise<Session>;
	};
	readonly Tensor: new (type: 'float32', data: Float32Array, shape: readonly number[]) => Tensor;
}
interface Tensor {
	readonly data: unknown;
	readonly dims: readonly number[];
}
interface Session {
	readonly inputNames: readonly string[];
	readonly outputNames: readonly string[];
	run(inputs: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>;
}

/** Loads a network from the bytes of its file. Throws where the bytes are none. */
export async function loadNetwork(model: Uint8Array, threads: Threads): Promise<Network> {
	const { InferenceSession, Tensor } = library();
	const session = await InferenceSession.create(model, howToRun(threads));
	const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
	return async ({ data, shape }) => {
		const found = (await session.run({ [input]: new Tensor('float32', data, shape) }))[output];
		if (!(found?.data instanceof Float32Array)) throw new TypeError('The network gave no numbers.');
		return { data: found.data, shape: found.dims };
	};
}

function library(): Library {
	try {
		return require('onnxruntime-node');
	} catch {
		return require('onnxruntime-web');
	}
}
