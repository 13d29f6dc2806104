/** A network that does the same in fewer steps. */
import { type Graph, graphOf, usedSteps } from './graph.ts';
import { readModel, writeModel } from './onnx.ts';
import { changeInBlocks, gate, type Rule, takeInAfter, takeInBefore } from './rules.ts';

/**
 * The file of a network that gives the same numbers as that of `bytes`, apart from how they are rounded, in fewer steps. `inBlocks` is for
 * processors on which onnxruntime keeps what convolutions give in blocks: any other step between two puts it in order and back again.
 * Throws where the bytes are no network.
 */
export function inFewerSteps(bytes: Uint8Array, inBlocks: boolean): Uint8Array {
	const model = readModel(bytes);
	const graph = graphOf(model.graph.node);
	for (const rule of rulesFor(inBlocks)) applyAll(graph, rule);
	return writeModel({ ...model, graph: { ...model.graph, node: usedSteps(graph.steps()) } });
}

/** In this order: what may go into weights does so before what is left is gathered in blocks. */
function rulesFor(inBlocks: boolean): Rule[] {
	return [takeInAfter, gate(inBlocks), takeInBefore, ...(inBlocks ? [changeInBlocks] : [])];
}

/** Once from the first step to the last: what a rule puts in a step's place stands before those that it has still to see. */
function applyAll(graph: Graph, rule: Rule): void {
	for (const step of graph.steps()) if (graph.steps().includes(step)) rule(graph, step);
}
