import { expect, it } from 'vitest';
import { besideFigures } from './beside-figures.ts';

const figures = [
	{ label: 'Total income', amount: '55200.00', explanation: '', source: '' },
	{ label: 'Income tax due', amount: '8912.00', explanation: '', source: '' },
];

it('leaves out the lines that the list of figures shows, and nothing else', () => {
	const content =
		'You owe £2,426.00. How it’s worked out:\n– Total income £55,200.00\n– Income tax due £8,912.00 (Tax at the basic rate £7,540.00)\n– Sold a van\n– Total income £55,200.00 = £45,000.00 + £10,200.00\nSome answers are still missing.';
	expect(besideFigures(content, figures)).toBe(
		'You owe £2,426.00. How it’s worked out:\n– Sold a van\n– Total income £55,200.00 = £45,000.00 + £10,200.00\nSome answers are still missing.',
	);
	expect(besideFigures(content, [])).toBe(content);
});
