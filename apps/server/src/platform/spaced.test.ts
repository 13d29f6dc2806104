/** What is said often is sent seldom, and its last time is never lost. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSpaced } from './spaced.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

it('sends a text at once, and said again soon after only once more', () => {
	const sent: string[] = [];
	const { say } = createSpaced((text) => sent.push(text));
	for (let time = 0; time < 10; time += 1) say('changed');
	expect(sent).toEqual(['changed']);
	vi.advanceTimersByTime(200);
	expect(sent).toEqual(['changed', 'changed']);
	vi.advanceTimersByTime(2000);
	expect(sent).toHaveLength(2);
});

it('waits after each sending, and sends at once after a pause', () => {
	const sent: string[] = [];
	const { say } = createSpaced((text) => sent.push(text));
	say('changed');
	say('changed');
	vi.advanceTimersByTime(200);
	say('changed');
	expect(sent).toHaveLength(2);
	vi.advanceTimersByTime(200);
	expect(sent).toHaveLength(3);
	vi.advanceTimersByTime(200);
	say('changed');
	expect(sent).toHaveLength(4);
});

it('keeps no text waiting for another', () => {
	const sent: string[] = [];
	const { say } = createSpaced((text) => sent.push(text));
	for (const text of ['mine', 'theirs', 'mine']) say(text);
	expect(sent).toEqual(['mine', 'theirs']);
});

it('sends what waits when it is told to, and not again', () => {
	const sent: string[] = [];
	const { say, flush } = createSpaced((text) => sent.push(text));
	for (const text of ['mine', 'theirs', 'mine']) say(text);
	flush();
	expect(sent).toEqual(['mine', 'theirs', 'mine']);
	vi.advanceTimersByTime(2000);
	expect(sent).toHaveLength(3);
});
