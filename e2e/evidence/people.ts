/** Whether people told in prose, entered through the browser alone, reach HMRC's stand-in with the very boxes that HMRC's forms ask for. */
import type { Browser } from 'playwright-core';
import { everybody } from '../people/everybody.ts';
import { fileAndCompare } from '../people/file-and-compare.ts';
import type { Comparison } from '../people/leaves.ts';
import type { Person } from '../people/person.ts';
import { startBrowser } from '../src/browser.ts';
import { startProduct } from '../src/product.ts';

/** What came of a person: the comparison, or where their way ended. */
type Outcome = Comparison & { readonly person: Person };

/** Enters and files everybody, one after the other, in one product as it starts by itself. */
export async function measure() {
	const browser = await startBrowser().catch((error: Error) => error);
	if (browser instanceof Error) return { skipped: `no Chromium (${browser.message.split('\n')[0]})` };
	const product = await startProduct();
	try {
		const outcomes: Outcome[] = [];
		for (const person of everybody) outcomes.push(await outcomeOf(browser, product.address, person));
		return report(outcomes);
	} finally {
		await browser.close();
		await product.stop();
	}
}

async function outcomeOf(browser: Browser, address: string, person: Person): Promise<Outcome> {
	const found = await fileAndCompare(browser, address, person).catch(
		(error: Error): Comparison => ({ compared: 0, differences: [`not filed: ${error.message}`] }),
	);
	for (const difference of found.differences) console.log(`${person.name}: ${difference}`);
	return { ...found, person };
}

function report(outcomes: readonly Outcome[]) {
	const same = outcomes.filter(({ differences }) => differences.length === 0).length;
	const leaves = outcomes.reduce((sum, { compared }) => sum + compared, 0);
	return {
		title: 'People told in prose, from the browser to HMRC’s boxes',
		summary: `${outcomes.length} made-up people, each told in prose, were signed up, entered and filed through the screens in Chromium and in no other way. What HMRC’s stand-in then held was compared, element by element, with boxes worked out by hand from HMRC’s forms and notes: ${same} of ${outcomes.length} people equal in every element, ${leaves} elements compared. An element that is missing, or one too many, counts as a difference; of free text, whose words nobody can foretell, it is seen that it has the figures that it must have.`,
		columns: ['Person', 'What they tell', 'Year', 'Elements compared', 'Differences'],
		rows: outcomes.map(({ person, compared, differences }) => [
			person.name,
			person.story,
			person.taxYear,
			compared,
			differences.join('; ').replaceAll(/[|\s]+/g, ' ') || 'none',
		]),
		figures: { people: outcomes.length, same, leaves },
	};
}
