/** What the stand-in gives each of its APIs, and what it expects back. */
import type { FastifyInstance } from 'fastify';
import type { SeenHeaders } from '../apis/fraud-prevention/seen-headers.ts';
import type { Updates } from '../businesses/updates.ts';
import type { AnswerUnderFaults } from '../faults/answer-under-faults.ts';
import type { Clock } from '../mtd/clock.ts';
import type { RequestLog } from '../mtd/request-log.ts';
import type { Application } from '../oauth/application.ts';
import type { Grants } from '../oauth/grants.ts';
import type { People } from '../people/test-user.ts';
import type { StateStore } from '../storage/state-store.ts';

/** Shared by all plugins. */
export type StandIn = {
	/** The start of every path, such as `/hmrc-local`. */
	readonly base: string;
	/** The machine's time, which tokens and the rate use. */
	readonly now: () => Date;
	/** The time MTD's years and quarters use. */
	readonly clock: Clock;
	readonly underFaults: AnswerUnderFaults;
	/** Survives the process. */
	readonly store: StateStore;
	/** Every request for a token or to an MTD API. */
	readonly requests: RequestLog;
	readonly application: Application;
	readonly people: People;
	readonly grants: Grants;
	readonly updates: Updates;
	/** The fraud prevention headers of the last MTD calls. */
	readonly seenHeaders: SeenHeaders;
	/** How long an access token lives. */
	readonly tokenSeconds: number;
	/** How many calls an application may make; 0 for any number. */
	readonly requestsPerSecond: number;
	/** How long after an update its obligations show as fulfilled. */
	readonly fulfilmentSeconds: number;
	/** How long a calculation takes. */
	readonly calculationSeconds: number;
	/** Whether MTD has the gaps of HMRC's own sandbox. */
	readonly strict: boolean;
};

/** One API of HMRC, or one set of pages. */
export type Plugin = {
	/** Adds its calls to its own scope, where it parses bodies as it needs. */
	readonly routes: (scope: FastifyInstance) => void;
	/** Its part of the start page, in HTML; shows nothing about anyone. */
	readonly section?: () => string;
	/** Closes its own files. */
	readonly close?: () => void;
};
