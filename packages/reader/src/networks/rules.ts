/** What is done in fewer steps with the same outcome. Each rule looks at one step, and changes the network where it fits. */
import { changedAfter, changedBefore, isUnpadded, type Linear, linear, partsOf } from './convolution.ts';
import type { Graph } from './graph.ts';
import { fractions, type Step } from './onnx.ts';

/** A rule. */
export type Rule = (graph: Graph, step: Step) => void;

/** What a step does to every number of another alike. */
interface Change {
	readonly of: string;
	readonly linear: Linear;
}

/** One multiplication or addition after a convolution: its weights do that. */
export const takeInAfter: Rule = (graph, step) => {
	const change = changeBy(graph, step);
	const before = graph.source(change?.of);
	const parts = partsOf(graph, before);
	if (!change || !before || !parts || graph.users(change.of).length !== 1) return;
	graph.exchange([before, step], [changedAfter(graph, before, parts, change.linear, step.output[0] ?? '')]);
};

/** A multiplication and then an addition before convolutions round whose edges nothing is put: their weights do that. */
export const takeInBefore: Rule = (graph, step) => {
	const found = twoChanges(graph, step);
	const users = graph.users(found?.last.output[0]);
	if (!found || users.length === 0 || !users.every(isUnpadded)) return;
	const parts = users.flatMap((user) => partsOf(graph, user) ?? []);
	if (parts.length < users.length) return;
	for (const [index, user] of users.entries()) {
		const own = parts[index];
		if (own) graph.exchange([user], [changedBefore(graph, user, own, found.change.linear, found.change.of)]);
	}
	graph.exchange([step, found.last], []);
};

/** The same before other convolutions: one step does what two did, and leaves the numbers in blocks as convolutions have them. */
export const changeInBlocks: Rule = (graph, step) => {
	const found = twoChanges(graph, step);
	const planes = planesOf(graph, found?.change.of);
	const isBeforeConvolutions = graph.users(found?.last.output[0]).every(({ opType }) => opType === 'Conv');
	if (!found || !planes || !isBeforeConvolutions) return;
	const names = { input: found.change.of, output: found.last.output[0] ?? '', planes };
	graph.exchange([step, found.last], [linear(graph, found.change.linear, names)]);
};

/** A hard swish, x · min(max(x + 3, 0), 6) / 6, as x times a gate. `inBlocks` says whether the gate is to leave the numbers in blocks. */
export function gate(inBlocks: boolean): Rule {
	return (graph, step) => {
		const found = swishFrom(graph, step);
		if (!found) return;
		const { x, steps, output } = found;
		const planes = planesOf(graph, x);
		const name = `${output}.gate`;
		const gates = inBlocks && planes ? gateInBlocks(graph, x, name, planes) : [hardSigmoid(x, name)];
		const times: Step = { opType: 'Mul', input: [x, name], output: [output], attribute: [] };
		graph.exchange(steps, [...gates, times]);
	};
}

/** The steps of a hard swish of `x` that begins with a step. */
function swishFrom(graph: Graph, plus: Step) {
	const { of: x, linear: three } = changeBy(graph, plus) ?? {};
	const clip = onlyUser(graph, plus);
	const times = clip && onlyUser(graph, clip);
	const divide = times && onlyUser(graph, times);
	if (x === undefined || three?.plus !== 3 || !clip || !times || !divide) return undefined;
	const [low, high] = clip.input.slice(1).map(graph.scalar);
	if (clip.opType !== 'Clip' || low !== 0 || high !== 6) return undefined;
	if (times.opType !== 'Mul' || !times.input.includes(x)) return undefined;
	if (divide.opType !== 'Div' || graph.scalar(divide.input[1]) !== 6) return undefined;
	return { x, steps: [plus, clip, times, divide], output: divide.output[0] ?? '' };
}

function gateInBlocks(graph: Graph, x: string, name: string, planes: number): Step[] {
	const limits = [0, 1].map((limit) => graph.add({ shape: [], values: Float32Array.of(limit) }));
	const names = { input: x, output: `${name}.open`, planes };
	return [
		linear(graph, { times: 1 / 6, plus: 1 / 2 }, names),
		{ opType: 'Clip', input: [names.output, ...limits], output: [name], attribute: [] },
	];
}

function hardSigmoid(x: string, name: string): Step {
	const attribute = fractions({ alpha: 1 / 6, beta: 1 / 2 });
	return { opType: 'HardSigmoid', input: [x], output: [name], attribute };
}

/** What a step does where it multiplies with one number, or adds one. */
function changeBy(graph: Graph, { opType, input }: Step): Change | undefined {
	if (opType !== 'Mul' && opType !== 'Add') return undefined;
	const of = input.find((name) => graph.scalar(name) === undefined);
	const by = input.map(graph.scalar).find((number) => number !== undefined);
	if (of === undefined || by === undefined) return undefined;
	return { of, linear: opType === 'Mul' ? { times: by, plus: 0 } : { times: 1, plus: by } };
}

/** A multiplication and the addition after it, as one change. */
function twoChanges(graph: Graph, step: Step): { readonly change: Change; readonly last: Step } | undefined {
	const [first, last] = [changeBy(graph, step), onlyUser(graph, step)];
	const second = last && changeBy(graph, last);
	if (step.opType !== 'Mul' || last?.opType !== 'Add' || !first || !second) return undefined;
	return { change: { of: first.of, linear: { times: first.linear.times, plus: second.linear.plus } }, last };
}

function onlyUser(graph: Graph, { output }: Step): Step | undefined {
	const [user, ...others] = graph.users(output[0]);
	return others.length === 0 ? user : undefined;
}

/** How many planes the numbers under a name have, if a convolution gave them. */
function planesOf(graph: Graph, name: string | undefined): number | undefined {
	const from = graph.source(name);
	if (from?.opType === 'Conv') return graph.weights(from.input[1])?.shape[0];
	if (from?.opType === 'BatchNormalization') return graph.weights(from.input[1])?.shape[0];
	return from?.opType === 'Mul'
		? planesOf(
				graph,
				from.input.find((each) => !graph.weights(each)),
			)
		: undefined;
}
