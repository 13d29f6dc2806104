/** A code survives being read out and typed in. */
import { describe, expect, it } from 'vitest';
import { makeCode, readCode } from './typed-code.ts';

describe('a code', () => {
	it('is twelve characters in three groups, different each time', () => {
		const codes = Array.from({ length: 200 }, makeCode);
		for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
		expect(new Set(codes).size).toBe(200);
	});

	it('is the same however it is typed', () => {
		const forms = ['7K3D-01WA-X2M4', ' 7k3d o1wa x2m4 ', '7K3DOLWAX2M4', '7k3d.0iwa.x2m4'];
		expect(new Set(forms.map(readCode))).toEqual(new Set(['7K3D01WAX2M4']));
	});

	it('reads back as it was made', () => {
		const code = makeCode();
		expect(readCode(code)).toBe(code.replaceAll('-', ''));
	});
});
