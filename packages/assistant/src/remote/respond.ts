/** An answer of a remote model: it asks our tools, writes gaps, and code puts the figures in. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import type { ModelMessage } from 'ai';
import type { AnswerPart } from '../answer-part.ts';
import { compose, type Fills, type Unsayable } from '../guard/compose.ts';
import { createHider, type Hider } from '../guard/identifiers.ts';
import type { AssistantPorts } from '../ports.ts';
import type { Conversation, Turn } from '../respond.ts';
import { ask, ModelFailure } from './ask.ts';
import { instructionsFor, knownFills } from './instructions.ts';
import type { RemoteModel } from './model.ts';
import { openToolbox, partsOf, type Toolbox } from './toolbox.ts';

/** How an answer is made. */
export interface RemoteOptions {
	/** Aborted when the person stops it. */
	readonly signal: AbortSignal;
	/** The longest that an answer may take, in milliseconds. */
	readonly timeoutMs?: number;
}

const TIMEOUT_MS = 60_000;
const MOST_EARLIER = 12;
const LONGEST_EARLIER = 4_000;

/**
 * The answer of a remote model, part by part. Whatever identifies a person is hidden from it and restored after. If it
 * writes a figure of its own it is asked once more; after that its text is replaced by what the tools say. Throws
 * `ModelFailure`.
 */
export async function* respondRemotely(
	model: RemoteModel,
	{ message }: Turn,
	{ messages }: Conversation,
	ports: AssistantPorts,
	{ signal, timeoutMs = TIMEOUT_MS }: RemoteOptions,
): AsyncGenerator<AnswerPart> {
	const hider = createHider(ports.facts());
	const toolbox = openToolbox(ports, hider);
	const known = knownFills(ports);
	const said = [...messages.slice(-MOST_EARLIER), { role: 'user' as const, text: message }].map(
		({ role, text }): ModelMessage => ({
			role,
			content: hider.hide(text.slice(0, longestOf(text, message))),
		}),
	);
	const own = [...messages, { role: 'user', text: message }].flatMap(({ role, text }) =>
		role === 'user' ? [text] : [],
	);
	const late = AbortSignal.timeout(timeoutMs);
	const question = {
		...{ system: instructionsFor(ports, known), toolbox },
		signal: AbortSignal.any([signal, late]),
	};
	const vouched = () => ({ ...known, ...toolbox.fills() });
	const judge = (written: string) => composeHidden(written, hider, vouched(), own.join('\n'));
	try {
		const first = await ask(model, { ...question, messages: said });
		let composed = first === '' ? undefined : judge(first);
		if (composed && !composed.ok) {
			const again = redo(first, composed.problem);
			const second = await ask(model, { ...question, messages: [...said, ...again] });
			composed = second === '' ? undefined : judge(second);
		}
		for (const call of toolbox.calls) yield { type: 'tool', call };
		yield { type: 'text', text: composed?.ok ? composed.value : plainly(toolbox, vouched(), own.join('\n')) };
		yield* partsOf(toolbox);
		yield { type: 'memory', memory: {} };
	} catch (error) {
		throw late.aborted ? new ModelFailure('slow', error) : error;
	}
}

/** The new message is read in full; earlier ones only up to a limit. */
function longestOf(text: string, message: string): number {
	return text === message ? message.length : LONGEST_EARLIER;
}

/** What was hidden is a gap like any other: its letters and digits are no figures of the model's. */
function composeHidden(
	written: string,
	hider: Hider,
	vouched: Fills,
	own: string,
): ReturnType<typeof compose> {
	const hidden = [...written.matchAll(TOKEN)].map(([token, name = '']) => [name, hider.restore(token)]);
	const tokens = hidden.flatMap(([name, value]) => (value === `[${name}]` ? [] : [[`token:${name}`, value]]));
	return compose(written.replace(TOKEN, '{token:$1}'), { ...vouched, ...Object.fromEntries(tokens) }, own);
}

const TOKEN = /\[([A-Z]+-\d+)\]/g;

function redo(written: string, { code, found }: Unsayable): readonly ModelMessage[] {
	const why =
		code === 'BARE_FIGURE'
			? `These figures are your own: ${found.join(', ')}. Use a tool and its gaps, or leave them out.`
			: `Nothing fills these gaps: ${found.join(', ')}. Use only gaps that a tool gave you.`;
	return [
		{ role: 'assistant', content: written },
		{ role: 'user', content: `${why} Write the whole answer again, and nothing about this correction.` },
	];
}

/** What the tools found, in their own words. */
function plainly({ results }: Toolbox, vouched: Fills, own: string): string {
	const texts = results.flatMap(({ sentences, fills = {} }) => {
		const composed = compose(sentences.join(' '), { ...vouched, ...fills }, own);
		return composed.ok ? [composed.value] : [];
	});
	return texts.length > 0 ? [...new Set(texts)].join('\n\n') : sayAssistant('refused');
}
