/** The assistant: an offline model that needs no key or network, and the tools and guards for any other. */
export type * from './answer-part.ts';
export { collectAnswer } from './answer-part.ts';
export { compose, type Fills, type Unsayable } from './guard/compose.ts';
export { documentAsData, ruleFills, toldToModel } from './guard/for-model.ts';
export { hideIdentifiers } from './guard/identifiers.ts';
export type * from './ports.ts';
export { type Conversation, respond, type Turn } from './respond.ts';
export type { Tool, ToolResult } from './tools/tool.ts';
export { tools } from './tools/tools.ts';
