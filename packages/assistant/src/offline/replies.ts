/** What the offline model replies to each topic. */
import { sayAssistant } from '@halfpenny/messages/assistant';
import { sources } from '@halfpenny/messages/sources';
import { figureReply, oweReply } from '../figures/owe.ts';
import { whatIfReply } from '../figures/what-if.ts';
import { knowledgeFigures } from '../knowledge/figures.ts';
import { searchKnowledge } from '../knowledge/search.ts';
import type { Asked, Reply } from './reply.ts';
import { datesReply, greetingReply, missingReply, suggestionsReply } from './standing.ts';
import type { Topic } from './topic.ts';

/** Whom to call in an emergency; not figures of tax, and so not of a year. */
const HELP = { samaritans: '116 123', emergency: '999' } as const;

/** The replies by topic. */
export const replies: Readonly<Record<Topic, (asked: Asked) => Reply>> = {
	crisis: () => ({ sentences: [sayAssistant('crisis')], fills: HELP }),
	abuse: () => ({ sentences: [sayAssistant('abuse')] }),
	tooLong: () => ({ sentences: [sayAssistant('tooLong')] }),
	instructions: () => ({ sentences: [sayAssistant('instructions')] }),
	outside: () => ({ sentences: [sayAssistant('outside')], sources: [sources.contactHmrc] }),
	greeting: greetingReply,
	send: () => ({
		sentences: [sayAssistant('send')],
		actions: [{ words: { id: 'do.send' }, place: { page: 'check' } }],
	}),
	upload: () => ({
		sentences: [sayAssistant('upload')],
		actions: [{ words: { id: 'do.upload' }, place: { page: 'documents' } }],
		needsUpload: true,
	}),
	enter: () => ({
		sentences: [sayAssistant('enter')],
		actions: [{ words: { id: 'do.questions' }, place: { page: 'about' } }],
	}),
	whatIfPension: (asked) => whatIfReply(asked, 'pension'),
	whatIfPay: (asked) => whatIfReply(asked, 'pay'),
	missing: missingReply,
	suggestions: suggestionsReply,
	dates: datesReply,
	figure: figureReply,
	owe: oweReply,
	other: lookUp,
};

function lookUp({ message, ports }: Asked): Reply {
	const { taxYear } = ports.facts();
	const entry = searchKnowledge(message, taxYear);
	if (!entry) return { sentences: [sayAssistant('cannot')], sources: [sources.contactHmrc] };
	return {
		// The question that was understood stands first, so that an answer to another one is seen as such.
		sentences: [entry.question, entry.answer],
		fills: knowledgeFigures(taxYear),
		sources: [sources[entry.source]],
	};
}
