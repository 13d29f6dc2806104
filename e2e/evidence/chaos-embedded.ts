/** What two hundred kills lose or duplicate with the embedded database. */
import { chaosReport } from '../chaos/report.ts';
import { returnsFiling } from '../chaos/returns.ts';
import { runSideBySide } from '../chaos/side-by-side.ts';

const [KILLS, PRODUCTS] = [200, 4];

/** Runs on embedded databases. */
export async function measure() {
	const result = await runSideBySide(returnsFiling, PRODUCTS, {
		...{ kills: KILLS, people: KILLS, servers: 1, databaseUrl: undefined, seed: 20_261_120 },
		say: (line) => console.log(line),
	});
	return chaosReport(
		result,
		`${PRODUCTS} products side by side, each one server with its own embedded database`,
	);
}
