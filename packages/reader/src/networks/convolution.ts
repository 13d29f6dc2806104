/** Convolutions: their weights, with what is done to every number before or after them taken in. */
import type { Graph } from './graph.ts';
import { type Step, settings, type Weights } from './onnx.ts';

/** What is done to every number alike: it is multiplied, then something is added. */
export interface Linear {
	readonly times: number;
	readonly plus: number;
}

interface Parts {
	readonly kernels: Weights;
	readonly biases: Float32Array;
}

/** A convolution's weights; undefined for any other step. */
export function partsOf(graph: Graph, step: Step | undefined): Parts | undefined {
	const kernels = step?.opType === 'Conv' ? graph.weights(step.input[1]) : undefined;
	const outputs = kernels?.shape[0];
	if (!kernels || !outputs) return undefined;
	return { kernels, biases: graph.weights(step?.input[2])?.values ?? new Float32Array(outputs) };
}

/** The same convolution with each of its answers changed. */
export function changedAfter(
	graph: Graph,
	step: Step,
	parts: Parts,
	{ times, plus }: Linear,
	output: string,
): Step {
	const { shape, values } = parts.kernels;
	const kernels = { shape, values: values.map((value) => value * times) };
	return {
		...step,
		...inputs(
			graph,
			step.input[0],
			kernels,
			parts.biases.map((bias) => bias * times + plus),
		),
		output: [output],
	};
}

/**
 * The same convolution over numbers that were not yet changed. Only where nothing is put round the edges of what it looks at: those
 * are never changed.
 */
export function changedBefore(
	graph: Graph,
	step: Step,
	parts: Parts,
	{ times, plus }: Linear,
	input: string,
): Step {
	const { shape, values } = parts.kernels;
	const each = values.length / parts.biases.length;
	const biases = parts.biases.map((bias, index) => {
		const kernel = values.subarray(index * each, (index + 1) * each);
		return bias + plus * kernel.reduce((sum, value) => sum + value, 0);
	});
	return {
		...step,
		...inputs(graph, input, { shape, values: values.map((value) => value * times) }, biases),
	};
}

/** Whether nothing is put round the edges of what a convolution looks at. */
export function isUnpadded({ attribute }: Step): boolean {
	return attribute.every(
		({ name, ints }) => name !== 'auto_pad' && (name !== 'pads' || ints?.every((pad) => pad === 0)),
	);
}

/** A convolution that changes every number of some planes by itself, which is the quickest way to do so between two others. */
export function linear(
	graph: Graph,
	{ times, plus }: Linear,
	names: { input: string; output: string; planes: number },
): Step {
	const { input, output, planes } = names;
	const kernels = { shape: [planes, 1, 1, 1], values: new Float32Array(planes).fill(times) };
	return {
		opType: 'Conv',
		...inputs(graph, input, kernels, new Float32Array(planes).fill(plus)),
		output: [output],
		attribute: settings({
			group: planes,
			kernel_shape: [1, 1],
			pads: [0, 0, 0, 0],
			strides: [1, 1],
			dilations: [1, 1],
		}),
	};
}

function inputs(graph: Graph, input: string | undefined, kernels: Weights, biases: Float32Array) {
	const bias = { shape: [biases.length], values: biases };
	return { input: [input ?? '', graph.add(kernels), graph.add(bias)] };
}
