/** Whether the tests notice a wrong figure of a tax year: changes each by one, or by a day, and runs them. */
import { execFileSync } from 'node:child_process';

interface Changed {
	readonly year: string;
	readonly figure: string;
	/** The test that noticed. */
	readonly by?: string;
}

/** By a test that compares the figures with publications, or with the year before. */
const byComparison = ({ by = '' }: Changed) => /^(published-figures|days-of-years)/.test(by);

/** Changes every figure that the engine reads. Takes minutes, so it runs only when named. */
export async function measure() {
	if (!process.argv.includes('year-figures'))
		return { skipped: 'it takes long; `npm run evidence year-figures` measures it' };
	const changed: readonly Changed[] = JSON.parse(
		execFileSync('node', ['packages/tax/mutation/year-figures.mjs'], { encoding: 'utf8' }),
	);
	const years = [...new Set(changed.map(({ year }) => year))];
	const of = (year?: string) => tally(changed.filter((one) => year === undefined || one.year === year));
	const total = of();
	return {
		title: 'Wrong rates and limits that the tests notice',
		summary: `Each of the ${total.all} figures of a year that the engine reads was changed by one, or by a day: ${total.byReturns} changes are noticed by a return with a known answer, ${total.byComparison} more by comparing the figures with their publications, ${total.missed} by nothing.`,
		columns: ['Year', 'Figures', 'Noticed by a return', 'Only by comparison', 'By nothing'],
		rows: years.map((year) => {
			const { all, byReturns, byComparison, missed } = of(year);
			return [year, String(all), String(byReturns), String(byComparison), String(missed)];
		}),
		figures: total,
		onlyByComparison: named(changed.filter(byComparison)),
		byNothing: named(changed.filter(({ by }) => by === undefined)),
	};
}

function tally(changed: readonly Changed[]) {
	const missed = changed.filter(({ by }) => by === undefined).length;
	const compared = changed.filter(byComparison).length;
	return {
		all: changed.length,
		byReturns: changed.length - missed - compared,
		byComparison: compared,
		missed,
	};
}

const named = (changed: readonly Changed[]) => changed.map(({ year, figure }) => `${year} ${figure}`);
