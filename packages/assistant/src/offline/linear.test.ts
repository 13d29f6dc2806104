/** A classifier learns from examples what tells them apart, and the same each time. */
import { describe, expect, it } from 'vitest';
import { trained } from '../../eval/learn/train.ts';
import { featuresOf, type Standing } from './learned/features.ts';
import { classifierOf } from './linear.ts';

const example = (label: string, text: string, standing: Standing = {}) => ({
	label,
	features: featuresOf(text, standing),
});
const fruit = ['red apple', 'green apple', 'apple pie'].map((text) => example('fruit', text));
const vehicles = ['fast car', 'red car', 'car park'].map((text) => example('vehicle', text));
const weights = trained([...fruit, ...vehicles]);

describe('the classifier', () => {
	it('gives the same weights for the same examples', () => {
		expect(trained([...fruit, ...vehicles])).toEqual(weights);
	});

	it.each([
		['sweet apple', 'fruit'],
		['old car', 'vehicle'],
	])('tells “%s” apart by the words that only %s has', (text, label) => {
		expect(classifierOf(weights).rate(featuresOf(text, {}))[0]?.label).toBe(label);
	});

	it('shares what is certain among the labels that are open', () => {
		const rated = classifierOf(weights).rate(featuresOf('sweet apple', {}), (label) => label === 'vehicle');
		expect(rated).toEqual([{ label: 'vehicle', chance: 1 }]);
	});

	it('counts what stands open', () => {
		const standings = [
			['bill', 'calculate'],
			['rule', 'lookUp'],
		] as const;
		const all = ['and now', 'so now'].flatMap((text) =>
			standings.map(([label, used]) => example(label, text, { used })),
		);
		const classifier = classifierOf(trained(all));
		for (const [label, used] of standings)
			expect(classifier.rate(featuresOf('and now', { used }))[0]?.label).toBe(label);
	});
});
