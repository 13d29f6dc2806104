import { expect, it } from 'vitest';
import { labelOfBox } from './label-of-box.ts';

it.each([
	['EMP2', 'Tax taken off this pay'],
	['FSE6', 'When did it start?'],
	['SSE5', 'When did it start?'],
])('%s was asked as “%s”', (box, label) => expect(labelOfBox(box)).toBe(label));

it.each(['EMP17', 'XYZ1'])('%s has no question of its own', (box) => expect(labelOfBox(box)).toBeUndefined());

it('knows the questions of a partnership', () =>
	expect(labelOfBox('3.7', 'partnership')).toBe('Date on which it started'));
