/** What a hundred kills around the final declaration of Making Tax Digital lose or duplicate. */
import { declarationsFiling } from '../chaos/declarations/filing.ts';
import { declarationsReport } from '../chaos/report.ts';
import { runSideBySide } from '../chaos/side-by-side.ts';

const [KILLS, PEOPLE, PRODUCTS] = [100, 80, 4];

/** Runs on embedded databases. */
export async function measure() {
	const result = await runSideBySide(declarationsFiling, PRODUCTS, {
		...{ kills: KILLS, people: PEOPLE, servers: 1, databaseUrl: undefined, seed: 20_261_123 },
		say: (line) => console.log(line),
	});
	return declarationsReport(
		result,
		`${PRODUCTS} products side by side, each one server with its own embedded database`,
	);
}
