/** The type of a call: method, path, input, every answer and error, and who may make it. */
import type { ErrorCode } from '@halfpenny/messages';
import type * as z from 'zod';

/** Who may call: anyone, anyone signed in, only the owner of the path's resource, or an administrator, who is neither. */
export type Access = 'public' | 'user' | 'owner' | 'admin';

/** One call of the API. Routes, the access test, the OpenAPI file and the web client all come from it. */
export interface Call {
	readonly id: string;
	readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	/** With `:name` parameters. */
	readonly path: string;
	readonly access: Access;
	/** Whether it is idempotent. */
	readonly idempotent: boolean;
	readonly params?: z.ZodType;
	readonly query?: z.ZodType;
	readonly body?: z.ZodType;
	/** The successful answer, JSON unless `media` says otherwise. */
	readonly answer: z.ZodType;
	readonly status: 200 | 201 | 202 | 204;
	/** Absent for JSON. */
	readonly media?: 'multipart' | 'event-stream' | 'png' | 'xml' | 'pdf' | 'file';
	/** Its own errors, besides those that any call may return. */
	readonly errors: readonly ErrorCode[];
}

/** Declares a call, keeping its exact types. */
export function defineCall<const C extends Call>(call: C): C {
	return call;
}

/** What a call takes as its body. */
export type BodyOf<C extends Call> = C['body'] extends z.ZodType ? z.input<C['body']> : never;

/** What a call answers. */
export type AnswerOf<C extends Call> = z.output<C['answer']>;
