/** In every state of a return, the card, greeting, progress, badge, panel and completion bar agree. */
import { calls } from '@halfpenny/contract';
import { pence, toPounds } from '@halfpenny/facts';
import { isOpen, type NextStepInput, nextStep } from '@halfpenny/lifecycle';
import { sayMessage } from '@halfpenny/messages';
import { sayNextStep } from '@halfpenny/messages/next-step';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import type { NextStep } from '../src/api/shapes.ts';
import { Greeting } from '../src/features/chat/greeting.tsx';
import { NextStepCard } from '../src/features/dashboard/next-step-card.tsx';
import { completionWords } from '../src/features/dashboard/progress.ts';
import { ProgressCard } from '../src/features/dashboard/progress-card.tsx';
import { badgeOf } from '../src/features/dashboard/return-badge.ts';
import { SubmissionPanel } from '../src/features/dashboard/submission-panel.tsx';

const place = { section: 'employment', entryId: null, question: 'pay' };
const settlement = { balance: pence(12_345), bills: [{ date: '2027-01-31', amount: pence(12_345) }] };
const refund = { balance: pence(-5_000), bills: [] };
const whole: NextStepInput = {
	...{ today: '2026-11-20', taxYear: '2025-26', returnType: 'individual', channel: 'transaction-engine' },
	...{ status: 'draft', amending: false, hasForm: true, deadline: '2027-01-31', begun: true, test: false },
	...{ submissionId: null, notBegun: [], missing: [], doubtful: [], before: [], obligations: [], settlement },
};
const { settlement: _settled, ...unsettled } = whole;
const sent = { ...whole, submissionId: 's1' };
const rejected = { ...sent, status: 'rejected' } as const;
const quarter = {
	kind: 'quarterlyUpdate',
	from: '2026-07-06',
	to: '2026-10-05',
	due: '2026-11-07',
	fulfilledOn: null,
} as const;
const year = { ...quarter, kind: 'finalDeclaration', due: '2028-01-31' } as const;
const amending = { ...sent, amending: true };

const states: readonly (readonly [NextStep['state'], NextStepInput])[] = [
	['new', { ...unsettled, begun: false }],
	['inProgress', { ...whole, notBegun: ['ukProperty'] }],
	['missing', { ...whole, missing: [place] }],
	['doubtful', { ...whole, doubtful: [place] }],
	['ready', whole],
	['ready', { ...whole, settlement: refund }],
	['waiting', { ...sent, status: 'processing' }],
	['unknown', { ...sent, status: 'unknown' }],
	['rejected', { ...rejected, refusal: { changedSince: false, mayTryAgain: true } }],
	['ready', { ...rejected, refusal: { changedSince: true, mayTryAgain: true } }],
	['toPay', { ...sent, status: 'accepted' }],
	['refund', { ...sent, status: 'accepted', settlement: refund }],
	['nothingToPay', { ...sent, status: 'accepted', settlement: { balance: pence(0), bills: [] } }],
	['overdue', { ...whole, today: '2027-02-01', late: { amount: pence(10_000) } }],
	['overdue', { ...whole, today: '2027-02-01', missing: [place] }],
	['failed', { ...sent, status: 'failed' }],
	['needsUtr', { ...whole, before: ['utr'] }],
	['needsConsent', { ...whole, before: ['consent'] }],
	['needsApproval', { ...whole, before: ['approval'] }],
	['needsApproval', { ...whole, before: ['twoStep'] }],
	['needsApproval', { ...whole, before: ['refused'] }],
	['estimate', { ...whole, hasForm: false }],
	['amending', { ...amending, amendment: { differs: true, billChangesBy: pence(8_000) } }],
	['amending', { ...amending, amendment: { differs: false, billChangesBy: pence(0) } }],
	['updateDue', { ...whole, channel: 'mtd', obligations: [quarter, year] }],
	['updateSent', { ...whole, channel: 'mtd', today: '2026-08-01', obligations: [quarter, year] }],
	['yearEnd', { ...whole, channel: 'mtd', obligations: [year] }],
];

/** As the server sends it. */
function presented(input: NextStepInput): NextStep {
	const { headline, detail, amount, action, secondAction, ...rest } = nextStep(input);
	const inWords = ({ words, place: to }: typeof action) => ({
		words: sayMessage(sayNextStep, words),
		place: to,
	});
	return {
		...{ state: rest.state, readyToSend: rest.readyToSend, due: rest.due ?? null },
		headline: sayMessage(sayNextStep, headline),
		detail: detail ? sayMessage(sayNextStep, detail) : null,
		amount: amount
			? { kind: amount.kind, words: sayNextStep(`amount.${amount.kind}`), amount: toPounds(amount.amount) }
			: null,
		action: inWords(action),
		secondAction: secondAction ? inWords(secondAction) : null,
	};
}

const draw = (part: React.ReactNode) =>
	renderToStaticMarkup(<Router ssrPath="/app">{part}</Router>).replaceAll(/<[^>]+>/g, '|');

const chatted = {
	...({ id: 'r1', userId: 'u1', taxYear: '2025-26', returnType: 'individual', canFile: true } as const),
};

describe.each(states)('%s', (state, input) => {
	const step = presented(input);
	const card = draw(<NextStepCard step={step} taxReturn={chatted} />);
	const progress = draw(<ProgressCard done={new Set()} step={step} taxReturn={chatted} />);
	const greeting = draw(<Greeting taxReturn={chatted} step={step} open />);
	const panel = draw(
		<SubmissionPanel
			{...({ service: { today: '2026-11-20' }, person: {} } as Omit<
				Parameters<typeof SubmissionPanel>[0],
				'state' | 'hasUtr' | 'taxReturn'
			>)}
			state={input.status}
			hasUtr={step.state !== 'needsUtr'}
			taxReturn={
				{
					...{ id: 'r1', canFile: input.hasForm, amending: input.amending, submissionId: input.submissionId },
				} as Parameters<typeof SubmissionPanel>[0]['taxReturn']
			}
		/>,
	);
	const badge = badgeOf(input.status).words;
	const { amending: changing } = input;
	const completion = completionWords({
		entries: [],
		ready: step.readyToSend,
		state: step.state,
		taxReturn: { sa100Generated: false, taxYear: '2025-26', amending: changing },
	});

	it('is the expected state', () => {
		expect(step.state).toBe(state);
	});

	it('has one primary action, the same in the card and beside it', () => {
		expect(card).toContain(step.action.words);
		expect(progress).toContain(step.action.words);
	});

	it('is described by the assistant in the card’s words, with its action', () => {
		expect(greeting.replaceAll('|', '')).toContain(step.headline.replace(/[.!?]$/, ''));
		expect(greeting).toContain(step.action.words);
	});

	it('has its badge in the panel, which sends nothing that HMRC already has', () => {
		expect(panel).toContain(badge);
		expect(panel.includes('Already Submitted')).toBe(!isOpen(input.status) && input.status !== 'unknown');
	});

	it('is called ready everywhere or nowhere', () => {
		expect(progress.includes('Ready to Submit!')).toBe(step.readyToSend && !changing);
		const waits = ['needsUtr', 'needsConsent', 'needsApproval'].includes(step.state);
		expect(completion === 'answered').toBe(waits);
		// What went to HMRC is not called unfinished.
		const sent = ['waiting', 'unknown', 'toPay', 'refund', 'nothingToPay'].includes(step.state);
		expect(completion === 'sent').toBe(sent);
		expect(completion === 'putRight').toBe(step.state === 'rejected');
		expect(completion === 'addMore').toBe(!step.readyToSend && !waits && !sent && step.state !== 'rejected');
		if (/\bReady\b/.test(card)) expect(step.readyToSend).toBe(true);
	});

	it('is called accepted, rejected or unknown only with the matching badge', () => {
		expect(card.includes('Accepted.')).toBe(badge === 'Accepted');
		if (card.includes('HMRC rejected')) expect(badge).toBe('Rejected');
		expect(card.includes('finding out')).toBe(badge === 'Finding out what HMRC has');
		expect(card.includes('didn’t reach')).toBe(badge === 'Failed');
	});

	it('can be sent only while it is open', () => {
		if (step.readyToSend) expect(isOpen(input.status)).toBe(true);
	});

	it('leaves no placeholder in its sentences', () => {
		expect(`${card} ${progress}`).not.toMatch(/undefined|null|NaN|\[object/);
	});
});

it('covers every state', () => {
	const covered = new Set(states.map(([state]) => state));
	expect([...covered].sort()).toEqual([...calls.nextStep.answer.shape.state.options].sort());
});
