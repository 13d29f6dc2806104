/** Events of a return reach whoever looks at it, and nobody else. */
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createEventHub } from './events.ts';

/** Everything that a stream has said so far. */
function listen(stream: NodeJS.ReadableStream): () => string {
	let said = '';
	stream.on('data', (chunk) => {
		said += chunk;
	});
	return () => said;
}

describe('the hub of events', () => {
	it('tells everyone who looks at the return, and no one else', async () => {
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

	it('ends what is opened after it closed', async () => {
		const hub = createEventHub();
		hub.close();
		const late = hub.open('a');
		listen(late);
		await once(late, 'close');
	});

	it('forgets a reader who went', async () => {
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
