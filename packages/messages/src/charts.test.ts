/** The words of a band hold wherever it is used: Scotland's higher rate begins above its intermediate band. */
import { expect, it } from 'vitest';
import { bandWords } from './charts.ts';

it.each(['higher', 'additional'])('says of the %s rate nothing that holds in one country only', (band) => {
	expect(bandWords('nonSavings', band).why).not.toMatch(/basic|intermediate|advanced/);
});
