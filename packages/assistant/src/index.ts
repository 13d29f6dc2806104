/** The offline assistant: answers from the calculation and from the knowledge, with no key and no network. */
export { answer } from './answer.ts';
export type { AssistantAnswer, AssistantPorts } from './ports.ts';
