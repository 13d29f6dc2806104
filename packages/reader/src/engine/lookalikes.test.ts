/** Codes that a picture may show as something else. */
import { expect, it } from 'vitest';
import { isAmbiguous } from './lookalikes.ts';

it.each(['083/CPS19', '083/CP519', '846/FR02', 'INV-B123', '120/A0'])('%s may be read wrong', (code) => {
	expect(isAmbiguous(code)).toBe(true);
});

it.each(['120/TL4471', '951/HD7782', '12345', '123/AB', '083-519'])('%s is told', (code) => {
	expect(isAmbiguous(code)).toBe(false);
});
