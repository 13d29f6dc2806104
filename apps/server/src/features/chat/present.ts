/** An answer of the assistant as the contract has it. */
import type { AssistantAnswer } from '@halfpenny/assistant';
import { toPounds } from '@halfpenny/facts';
import { presentAction } from '../next-step/present.ts';
import type { Answered } from './finish.ts';
import type { Message } from './message.ts';

type Metadata = Message['metadata'];

/** What comes with an answer, without the parts it lacks. */
export function presentAnswer(answer: AssistantAnswer, model: Metadata['model']): Answered {
	const { text, figures, sources, charts, proposals, documentTypes, actions, upload, memory } = answer;
	return {
		content: text,
		memory,
		proposed: proposals,
		metadata: {
			model,
			...(figures.length > 0 && {
				figures: figures.map(({ value, ...rest }) => ({ ...rest, amount: toPounds(value) })),
			}),
			...(charts.length > 0 && { charts: charts.map(presentChart) }),
			...(sources.length > 0 && { sources: sources.map((source) => ({ ...source })) }),
			...(documentTypes.length > 0 && { documentTypes: documentTypes.map((one) => ({ ...one })) }),
			...(actions.length > 0 && { actions: actions.map(presentAction) }),
			...(upload !== undefined && { requiresUpload: true, ...(upload && { documentType: upload }) }),
		},
	};
}

function presentChart({ title, bars }: AssistantAnswer['charts'][number]) {
	return { title, bars: bars.map(({ label, value }) => ({ label, amount: toPounds(value) })) };
}
