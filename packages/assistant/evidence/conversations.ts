/** `npm run eval -w packages/assistant`: asks the assistant scripted questions, and prints how many it answers as it should. */
import { parseFacts } from '@halfpenny/facts';
import { type NextStepInput, nextStep } from '@halfpenny/lifecycle';
import { type AssistantAnswer, type AssistantPorts, answer } from '../src/index.ts';
import { scripts } from './scripts.ts';

const read = parseFacts({
	taxYear: '2025-26',
	employments: [{ employer: 'A', pay: 80_000, taxDeducted: 15_000 }],
	trades: [{ turnover: 8_000 }],
});
if (!read.ok) throw new Error(JSON.stringify(read.problems));
const { facts } = read;
const standing: NextStepInput = {
	today: '2026-11-20',
	taxYear: '2025-26',
	returnType: 'individual',
	channel: 'transaction-engine',
	status: 'draft',
	amending: false,
	hasForm: true,
	deadline: '2027-01-31',
	begun: false,
	submissionId: null,
	test: true,
	notBegun: [],
	missing: [],
	doubtful: [],
	before: [],
	obligations: [],
};
const ports: AssistantPorts = { facts: () => facts, entries: () => [], nextStep: () => nextStep(standing) };

/** The whole answer as one text: what is said, and the pages and laws that go with it. */
function written({ text, sources, actions, needsUpload }: AssistantAnswer): string {
	const pages = actions.map(({ place }) => `[${place.page}]`);
	return [text, ...sources.map(({ label }) => label), ...pages, needsUpload ? '[upload]' : ''].join('\n');
}

const rows = Object.entries(scripts).map(([category, asked]) => {
	const failed = asked.filter(([message, expected]) => !written(answer(message, ports)).includes(expected));
	for (const [message] of failed)
		process.stdout.write(`${category}: “${message.slice(0, 60)}” gave: ${answer(message, ports).text}\n`);
	return { category, asked: asked.length, right: asked.length - failed.length };
});
for (const { category, asked, right } of rows)
	process.stdout.write(`${category.padEnd(14)} ${right} of ${asked}\n`);
