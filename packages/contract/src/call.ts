/** The type of a call: method, path, input, every answer and error, and who may make it. */
import type { ErrorCode } from '@halfpenny/messages';
import type * as z from 'zod';

/** Who may call: anyone, any signed-in user, the owner of the path's resource, or an administrator (not a user). */
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
	/** Errors of its own, besides those any call may return. */
	readonly errors: readonly ErrorCode[];
}

/** Declares a call, keeping its exact types. */
export function defineCall<const C extends Call>(call: C): C {
	return call;
}

/** A call's body. */
export type BodyOf<C extends Call> = C['body'] extends z.ZodType ? z.input<C['body']> : never;

/** A call's answer. */
export type AnswerOf<C extends Call> = z.output<C['answer']>;
