/** Events of a return reach the people looking at it, and nobody else. */
import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { createEventHub } from './events.ts';

/** Everything a stream has sent so far. */
function listen(stream: NodeJS.ReadableStream): () => string {
	let said = '';
	stream.on('data', (chunk) => {
		said += chunk;
	});
	return () => said;
}

describe('the hub of events', () => {
	it('tells everyone looking at the return, and no one else', async () => {
		const hub = createEventHub();
		const [mine, alsoMine, other] = [hub.open('a'), hub.open('a'), hub.open('b')];
		const said = [mine, alsoMine, other].map(listen);
		hub.publish('a', { type: 'submission', id: '1' });
		hub.publish('nobody', { type: 'return', id: '2' });
		hub.close();
		await Promise.all([mine, alsoMine, other].map((stream) => once(stream, 'close')));
		const event = 'data: {"type":"submission","id":"1"}\n\n';
		expect(said.map((words) => words().replace('retry: 2000\n\n', ''))).toEqual([event, event, '']);
	});

	it('ends the stream of a person who may no longer read it, and counts each person’s streams', async () => {
		vi.useFakeTimers();
		try {
			const hub = createEventHub();
			let signedIn = true;
			const mine = hub.open('a', { userId: 'ann', mayStill: async () => signedIn });
			const said = listen(mine);
			hub.open('b', { userId: 'bob', mayStill: async () => true });
			expect([hub.streamsOf('ann'), hub.streamsOf('bob'), hub.streamsOf('nobody')]).toEqual([1, 1, 0]);
			await vi.advanceTimersByTimeAsync(15_000);
			expect([said(), mine.destroyed]).toEqual([expect.stringContaining(': still here'), false]);
			signedIn = false;
			await vi.advanceTimersByTimeAsync(15_000);
			hub.publish('a', { type: 'return', id: 'secret' });
			await vi.advanceTimersByTimeAsync(1000);
			expect(said()).not.toContain('secret');
			expect([hub.streamsOf('ann'), hub.streamsOf('bob')]).toEqual([0, 1]);
			hub.close();
		} finally {
			vi.useRealTimers();
		}
	});

	it('passes on what another process announced', async () => {
		const announced: string[] = [];
		const [here, there] = [createEventHub((text) => announced.push(text)), createEventHub()];
		const [mine, theirs] = [here.open('a'), there.open('a')];
		const [mineSaid, theirsSaid] = [listen(mine), listen(theirs)];
		here.publish('a', { type: 'submission', id: '1' });
		// Announcing reaches this process too, in the order of everyone else.
		for (const text of announced) for (const hub of [here, there]) hub.hear(text);
		here.close();
		there.restart();
		await Promise.all([mine, theirs].map((stream) => once(stream, 'close')));
		expect([mineSaid(), theirsSaid()]).toEqual(
			Array(2).fill('retry: 2000\n\ndata: {"type":"submission","id":"1"}\n\n'),
		);
		const late = there.open('a');
		expect(late.readableEnded).toBe(false);
		there.close();
	});

	it('ends what is opened after it closed', async () => {
		const hub = createEventHub();
		hub.close();
		const late = hub.open('a');
		listen(late);
		await once(late, 'close');
	});

	it('forgets a reader who left', async () => {
		const hub = createEventHub();
		const gone = hub.open('a');
		gone.destroy();
		await once(gone, 'close');
		const stays = hub.open('a');
		const said = listen(stays);
		hub.publish('a', { type: 'return', id: '3' });
		stays.emit('end');
		hub.close();
		await once(stays, 'close');
		expect(said()).toContain('"id":"3"');
	});
});
