/** Reads and writes the files of networks (ONNX). Parts that nothing here changes are kept as they are. */
import protobuf from 'protobufjs/light.js';

/** Numbers that come with a network. */
export interface Weights {
	readonly shape: readonly number[];
	readonly values: Float32Array;
}

/** A setting of a step. `t` holds numbers. */
export interface Attribute {
	readonly name: string;
	readonly type: number;
	readonly f?: number;
	readonly i?: number;
	readonly ints?: readonly number[];
	readonly t?: Tensor;
}

interface Tensor {
	readonly dims: readonly number[];
	readonly dataType: number;
	readonly floats?: readonly number[];
	readonly raw?: Uint8Array;
}

/** A step of a network's work: from named numbers to named numbers. */
export interface Step {
	readonly opType: string;
	readonly input: readonly string[];
	readonly output: readonly string[];
	readonly attribute: readonly Attribute[];
}

/** A network's file. */
export interface Model {
	readonly graph: { readonly node: readonly Step[] };
}

/** What an attribute holds, and what a tensor does, by ONNX's numbers for it. */
const HOLDS = { float: 1, whole: 2, tensor: 4, wholes: 7 } as const;
const FLOATS = 1;

const one = (type: string, id: number) => ({ type, id });
const many = (type: string, id: number) => ({ rule: 'repeated', type, id });
const unpacked = (type: string, id: number) => ({ ...many(type, id), options: { packed: false } });

/** Parts that nothing here looks into are kept as bytes. */
const FORMAT = protobuf.Root.fromJSON({
	nested: {
		Model: {
			fields: {
				version: one('int32', 1),
				producer: one('bytes', 2),
				producerVersion: one('bytes', 3),
				domain: one('bytes', 4),
				modelVersion: one('int32', 5),
				description: one('bytes', 6),
				graph: one('Graph', 7),
				operators: many('bytes', 8),
				metadata: many('bytes', 14),
				functions: many('bytes', 25),
			},
		},
		Graph: {
			fields: {
				node: many('Step', 1),
				name: one('string', 2),
				initializer: many('bytes', 5),
				description: one('bytes', 10),
				input: many('bytes', 11),
				output: many('bytes', 12),
				values: many('bytes', 13),
			},
		},
		Step: {
			fields: {
				input: many('string', 1),
				output: many('string', 2),
				name: one('string', 3),
				opType: one('string', 4),
				attribute: many('Attribute', 5),
				description: one('bytes', 6),
				domain: one('string', 7),
			},
		},
		Attribute: {
			fields: {
				name: one('string', 1),
				f: one('float', 2),
				i: one('int32', 3),
				s: one('bytes', 4),
				t: one('Tensor', 5),
				floats: unpacked('float', 7),
				ints: unpacked('int32', 8),
				type: one('int32', 20),
			},
		},
		Tensor: {
			fields: {
				dims: unpacked('int32', 1),
				dataType: one('int32', 2),
				floats: many('float', 4),
				wholes: many('int64', 7),
				name: one('string', 8),
				raw: one('bytes', 9),
			},
		},
	},
});

const MODEL = FORMAT.lookupType('Model');

/** The network in a file. Throws where the bytes are none. */
export function readModel(bytes: Uint8Array): Model {
	return MODEL.decode(bytes) as unknown as Model;
}

/** The file of a network. */
export function writeModel(model: Model): Uint8Array {
	return MODEL.encode(model).finish();
}

/** How many numbers a step of the kind `Constant` gives, where they are fractions. */
export function sizeOf({ attribute }: Step): number | undefined {
	const tensor = attribute[0]?.t;
	return tensor?.dataType === FLOATS ? tensor.dims.reduce((size, side) => size * side, 1) : undefined;
}

/** The numbers that a step of the kind `Constant` gives, where they are fractions. */
export function weightsOf({ attribute }: Step): Weights | undefined {
	const tensor = attribute[0]?.t;
	if (tensor?.dataType !== FLOATS) return undefined;
	// They stand as bytes or as numbers; what is absent is read as empty.
	const values = tensor.floats?.length
		? Float32Array.from(tensor.floats)
		: new Float32Array(Uint8Array.from(tensor.raw ?? []).buffer);
	return { shape: tensor.dims, values };
}

/** A step that gives numbers, under a name. */
export function constant(name: string, { shape, values }: Weights): Step {
	const t = { dims: shape, dataType: FLOATS, raw: new Uint8Array(values.buffer) };
	return {
		opType: 'Constant',
		input: [],
		output: [name],
		attribute: [{ name: 'value', type: HOLDS.tensor, t }],
	};
}

/** Settings of a step by their names: one whole number, or several. */
export function settings(given: Readonly<Record<string, number | readonly number[]>>): Attribute[] {
	return Object.entries(given).map(([name, value]) =>
		typeof value === 'number'
			? { name, type: HOLDS.whole, i: value }
			: { name, type: HOLDS.wholes, ints: value },
	);
}

/** Settings of a step that are fractions. */
export function fractions(given: Readonly<Record<string, number>>): Attribute[] {
	return Object.entries(given).map(([name, f]) => ({ name, type: HOLDS.float, f }));
}
