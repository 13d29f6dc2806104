/** Tilted lines of text are laid level, also where the tilt changes down the page. */
import { describe, expect, it } from 'vitest';
import { levelOf } from './upright.ts';

const line = (y: number, slope: number) => ({ x: 500, y, width: 800, height: 20, slope });
const rows = [100, 300, 500, 700, 900, 1100, 1300];

describe('laying a page level', () => {
	it('puts both ends of a tilted line on one height', () => {
		const level = levelOf(
			rows.map((y) => line(y, 0.05)),
			1000,
			1400,
		);
		const [left, right] = [level(100, 680), level(900, 720)];
		expect(left.y).toBeCloseTo(right.y, 0);
		expect(right.x - left.x).toBeCloseTo(800, -1);
	});

	it('follows a tilt that grows down the page', () => {
		const slopeAt = (y: number) => 0.00003 * (y - 700);
		const level = levelOf(
			rows.map((y) => line(y, slopeAt(y))),
			1000,
			1400,
		);
		for (const y of [100, 1300]) {
			const [left, right] = [level(100, y - 400 * slopeAt(y)), level(900, y + 400 * slopeAt(y))];
			expect(Math.abs(left.y - right.y)).toBeLessThan(3);
		}
	});

	it('leaves a page without text as it is', () => {
		expect(levelOf([], 1000, 1400)(3, 4)).toEqual({ x: 3, y: 4 });
	});
});
