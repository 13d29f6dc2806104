/** How many calculations a second one core does. */
import { type FactsInput, parseFacts } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';

function measure(name: string, input: FactsInput, working: boolean): void {
	const result = parseFacts(input);
	if (!result.ok) throw new Error(JSON.stringify(result.problems));
	const options = { working };
	let count = 0;
	for (let run = 0; run < 20_000; run++) calculate(result.facts, options);
	const start = performance.now();
	while (performance.now() - start < 1000) {
		for (let run = 0; run < 1000; run++) calculate(result.facts, options);
		count += 1000;
	}
	console.log(
		`${name.padEnd(40)} ${Math.round((count / (performance.now() - start)) * 1000).toLocaleString('en-GB')} a second`,
	);
}

const salary: FactsInput = { taxYear: '2025-26', employments: [{ pay: 45_000, taxDeducted: 6486 }] };
measure('plain salary, without working', salary, false);
measure('plain salary, with working', salary, true);
