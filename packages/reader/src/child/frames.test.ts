import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listen, send } from './frames.ts';

it('brings each message over whole, however the stream cuts it up', () => {
	const messages = fc.array(
		fc.oneof(fc.string(), fc.float32Array(), fc.dictionary(fc.string(), fc.integer())),
	);
	fc.assert(
		fc.property(messages, fc.integer({ min: 1, max: 50 }), (sent, step) => {
			const out = new PassThrough({ highWaterMark: 1 << 20 });
			for (const message of sent) send(out, message);
			const bytes: Buffer = out.read() ?? Buffer.alloc(0);
			const come = new PassThrough();
			const heard: unknown[] = [];
			listen(come, (message) => heard.push(message));
			for (let at = 0; at < bytes.length; at += step) come.emit('data', bytes.subarray(at, at + step));
			expect(heard).toEqual(sent);
		}),
	);
});
