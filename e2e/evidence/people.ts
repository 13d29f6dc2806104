/** Whether returns entered through the browser reach HMRC's stand-in with exactly the boxes that HMRC's forms ask for. */
import type { Browser } from 'playwright-core';
import { everybody } from '../people/everybody.ts';
import { fileAndCompare } from '../people/file-and-compare.ts';
import type { Comparison } from '../people/leaves.ts';
import type { Person } from '../people/person.ts';
import { startBrowser } from '../src/browser.ts';
import { startProduct } from '../src/product.ts';

/** The comparison for a person, or where they got stuck. */
type Outcome = Comparison & { readonly person: Person };

/** Enters and files everybody, one after another. Skipped without Chromium. */
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
		title: 'Made-up people, from the browser to HMRC’s boxes',
		summary: `${outcomes.length} made-up people, each with a story, were signed up, entered and filed entirely through the screens in Chromium. What HMRC’s stand-in received was compared, element by element, with boxes worked out by hand from HMRC’s forms and notes: ${same} of ${outcomes.length} people match in every element, ${leaves} elements compared. A missing or extra element counts as a difference. Free text, whose exact wording may vary, must contain the right figures.`,
		columns: ['Person', 'Their story', 'Year', 'Elements compared', 'Differences'],
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
