import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesTwice } from './index.ts';

describe('duplicate names', () => {
	it.each([
		['{"pay":1,"pay":2}', ['pay']],
		['{"employments":[{"pay":1},{"pay":1,"tips":2,"pay":{}}]}', ['employments[1].pay']],
		['{"a":{"b":1},"b":1,"a":{"b":2}}', ['a']],
		['{"pay":1,"\\u0070ay":2,"pay":3}', ['pay', 'pay']],
		['{"a":"b\\",\\"a\\":1","c":["a","a",{"a":[{"a":1,"a":1}]}]}', ['c[2].a[0].a']],
		['[{"a":1},{"a":1}]', []],
		['{"a\\\\":1,"a":2, "b" : "{\\"a\\":1}" }', []],
		['"text"', []],
		['{}', []],
	])('in %s are %j', (json, paths) => {
		expect(namesTwice(json)).toEqual(paths);
	});

	it('never occur in what our own code writes', () => {
		fc.assert(
			fc.property(fc.json(), (json) => {
				expect(namesTwice(json)).toEqual([]);
			}),
			{ numRuns: 500 },
		);
	});

	it('are found wherever a name is repeated', () => {
		fc.assert(
			fc.property(
				fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }),
				fc.jsonValue(),
				(given, value) => {
					const [name = ''] = Object.keys(given);
					const again = `${JSON.stringify(name)}:${JSON.stringify(value)}`;
					const json = JSON.stringify(given);
					expect(namesTwice(`{${again},${json.slice(1)}`)).toHaveLength(1);
				},
			),
			{ numRuns: 500 },
		);
	});
});
