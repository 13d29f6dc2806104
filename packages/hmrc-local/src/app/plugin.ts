/** What the stand-in gives to each API that it plays, and what it wants back. */
import type { FastifyInstance } from 'fastify';
import type { Updates } from '../businesses/updates.ts';
import type { AnswerUnderFaults } from '../faults/answer-under-faults.ts';
import type { RequestLog } from '../mtd/request-log.ts';
import type { Application } from '../oauth/application.ts';
import type { Grants } from '../oauth/grants.ts';
import type { People } from '../people/test-user.ts';
import type { StateStore } from '../storage/state-store.ts';

/** What all plugins share. */
export type StandIn = {
	/** Begins every path, such as `/hmrc-local`. */
	readonly base: string;
	readonly now: () => Date;
	readonly underFaults: AnswerUnderFaults;
	/** Outlives the process. */
	readonly store: StateStore;
	/** Every request for a token or to an MTD API. */
	readonly requests: RequestLog;
	readonly application: Application;
	readonly people: People;
	readonly grants: Grants;
	readonly updates: Updates;
	/** How long an access token lives. */
	readonly tokenSeconds: number;
	/** How many calls an application may make; 0 for any number. */
	readonly requestsPerSecond: number;
};

/** One API of HMRC, or one set of pages. */
export type Plugin = {
	/** Adds its calls to a scope of its own, in which it reads bodies as it needs them. */
	readonly routes: (scope: FastifyInstance) => void;
	/** Its part of the start page, in HTML; shows nothing about anybody. */
	readonly section?: () => string;
	/** Lets go of files of its own. */
	readonly close?: () => void;
};
