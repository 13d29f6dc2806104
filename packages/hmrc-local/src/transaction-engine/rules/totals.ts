/** HMRC's arithmetic between boxes of one page, as data: totals that must be exact, and amounts that another limits. */
import { written } from '../../calculation/amount.ts';
import type { Page, RepeatedPage, ReturnBoxes } from '../../calculation/return-boxes.ts';
import type { LeafTable } from '../structure/leaf-table.ts';
import { say } from '../words.ts';
import { locationOfBox } from './location.ts';
import type { ReturnProblem } from './return-problem.ts';

/** `box` must equal, or be at most, the sum of `plus` less the sum of `minus`. Checked if the box is filled in. */
type Total = {
	readonly code: string;
	/** `CGT` stands for a page that occurs once. */
	readonly page: RepeatedPage | 'CGT';
	readonly box: string;
	readonly is: 'equal' | 'at most';
	readonly plus: readonly string[];
	readonly minus?: readonly string[];
};

/** Boxes with consecutive numbers: `series('FSE', 17, 19)` is FSE17, FSE18, FSE19. */
const series = (prefix: string, first: number, last: number): readonly string[] =>
	Array.from({ length: last - first + 1 }, (_, at) => `${prefix}${first + at}`);

const shortAllowances = ['SSE23', 'SSE24', 'SSE24.1', 'SSE25', 'SSE25.1', 'SSE25.2'];
const shortProfit = ['SSE21/22', 'SSE26', 'SSE27'];
const propertyIncome = ['PRO20', 'PRO22', 'PRO23', 'PRO30', 'PRO31'];
const propertyCosts = [...series('PRO', 24, 29), ...series('PRO', 32, 37), 'PRO33.1', 'PRO33.2', 'PRO34.1'];

const totals: readonly Total[] = [
	{ code: '6053', page: 'FSE', box: 'FSE31', is: 'equal', plus: series('FSE', 17, 30) },
	{ code: '8301', page: 'FSE', box: 'FSE46', is: 'equal', plus: series('FSE', 32, 45) },
	{ code: '6055', page: 'FSE', box: 'FSE47/48', is: 'equal', plus: ['FSE15', 'FSE16'], minus: ['FSE31'] },
	{
		code: '6056',
		page: 'FSE',
		box: 'FSE57',
		is: 'equal',
		plus: [...series('FSE', 49, 56), 'FSE52.1', 'FSE53.1'],
	},
	{ code: '6059', page: 'FSE', box: 'FSE61', is: 'equal', plus: ['FSE46', 'FSE59', 'FSE60'] },
	{ code: '6065', page: 'FSE', box: 'FSE63', is: 'equal', plus: ['FSE57', 'FSE62'] },
	{ code: '6111', page: 'FSE', box: 'FSE64/65', is: 'equal', plus: ['FSE47/48', 'FSE61'], minus: ['FSE63'] },
	{ code: '8615', page: 'FSE', box: 'FSE73.4', is: 'at most', plus: ['FSE73.3'] },
	{ code: '6115', page: 'FSE', box: 'FSE76', is: 'equal', plus: ['FSE73', 'FSE75'], minus: ['FSE74'] },
	{ code: '6281', page: 'FSE', box: 'FSE78', is: 'at most', plus: ['FSE77'] },
	{ code: '6131', page: 'FSE', box: 'FSE90', is: 'equal', plus: series('FSE', 83, 89) },
	{ code: '6142', page: 'FSE', box: 'FSE94', is: 'equal', plus: ['FSE90'], minus: series('FSE', 91, 93) },
	{ code: '6146', page: 'FSE', box: 'FSE99', is: 'equal', plus: series('FSE', 95, 97), minus: ['FSE98'] },
	{ code: '6176', page: 'SSE', box: 'SSE21/22', is: 'equal', plus: ['SSE9', 'SSE10'], minus: ['SSE20'] },
	{
		code: '6177',
		page: 'SSE',
		box: 'SSE28',
		is: 'equal',
		plus: shortProfit,
		minus: ['SSE10.1', ...shortAllowances],
	},
	{ code: '6282', page: 'SSE', box: 'SSE29', is: 'at most', plus: ['SSE28'] },
	{ code: '6178', page: 'SSE', box: 'SSE31', is: 'equal', plus: ['SSE28', 'SSE30'], minus: ['SSE29'] },
	{ code: '6183', page: 'SSE', box: 'SSE32', is: 'equal', plus: shortAllowances, minus: shortProfit },
	{ code: '6224', page: 'SSE', box: 'SSE33', is: 'at most', plus: ['SSE32'] },
	{ code: '8628', page: 'FPS', box: 'FPS16.4', is: 'at most', plus: ['FPS16.3'] },
	{ code: '6737', page: 'FPS', box: 'FPS17', is: 'at most', plus: ['FPS16'] },
	{ code: '6738', page: 'FPS', box: 'FPS18', is: 'equal', plus: ['FPS16'], minus: ['FPS17'] },
	{ code: '6739', page: 'FPS', box: 'FPS20', is: 'equal', plus: ['FPS18', 'FPS19'] },
	{ code: '6108', page: 'FPS', box: 'FPS22', is: 'at most', plus: ['FPS21'] },
	{ code: '6743', page: 'FPS', box: 'FPS30', is: 'equal', plus: ['FPS28', 'FPS29'] },
	{ code: '6744', page: 'FPS', box: 'FPS34', is: 'equal', plus: ['FPS31', 'FPS32'], minus: ['FPS33'] },
	{
		code: '6759',
		page: 'FPS',
		box: 'FPS67',
		is: 'equal',
		plus: ['FPS41', 'FPS44', 'FPS48', 'FPS55', 'FPS60'],
	},
	{ code: '6760', page: 'FPS', box: 'FPS70', is: 'equal', plus: ['FPS68'], minus: ['FPS69'] },
	{ code: '6761', page: 'FPS', box: 'FPS73', is: 'equal', plus: ['FPS71'], minus: ['FPS72'] },
	{
		code: '6762',
		page: 'FPS',
		box: 'FPS76',
		is: 'equal',
		plus: ['FPS20', 'FPS67', 'FPS74'],
		minus: ['FPS75'],
	},
	{ code: '6763', page: 'FPS', box: 'FPS80', is: 'equal', plus: series('FPS', 77, 79) },
	{ code: '6781', page: 'SPS', box: 'SPS17', is: 'at most', plus: ['SPS16'] },
	{ code: '6783', page: 'SPS', box: 'SPS18', is: 'equal', plus: ['SPS16'], minus: ['SPS17'] },
	{ code: '6784', page: 'SPS', box: 'SPS20', is: 'equal', plus: ['SPS18', 'SPS19'] },
	{ code: '6116', page: 'SPS', box: 'SPS22', is: 'at most', plus: ['SPS21'] },
	{
		code: '8269',
		page: 'PRO',
		box: 'PRO38',
		is: 'equal',
		plus: propertyIncome,
		minus: ['PRO20.1', ...propertyCosts],
	},
	{ code: '8441', page: 'PRO', box: 'PRO39', is: 'at most', plus: ['PRO38'] },
	{ code: '6472', page: 'PRO', box: 'PRO40', is: 'equal', plus: ['PRO38'], minus: ['PRO39'] },
	{ code: '8270', page: 'PRO', box: 'PRO41', is: 'equal', plus: propertyCosts, minus: propertyIncome },
	{ code: '8305', page: 'CGT', box: 'CGT42', is: 'at most', plus: ['CGT41'] },
	{ code: '8306', page: 'CGT', box: 'CGT44', is: 'at most', plus: ['CGT43'] },
	{ code: '8414', page: 'CGT', box: 'CGT41', is: 'at most', plus: ['CGT35'], minus: ['CGT43'] },
	{ code: '6171', page: 'CGT', box: 'CGT49', is: 'at most', plus: ['CGT34'] },
];

/** Every total of a return that differs from the sum of its parts. Amounts must have passed the structure check. */
export function totalProblems(r: ReturnBoxes, table: LeafTable): readonly ReturnProblem[] {
	return totals.flatMap((total) => {
		const pages = total.page === 'CGT' ? [r] : r.pages(total.page);
		return pages.flatMap((page, at) => problemOf(total, page, at + 1, table));
	});
}

function problemOf(total: Total, page: Page, formIndex: number, table: LeafTable): readonly ReturnProblem[] {
	const { box, code, is, plus, minus = [] } = total;
	const expected = page.sum(...plus) - page.sum(...minus);
	const given = page.sum(box);
	if (!page.present(box) || (is === 'equal' ? given === expected : given <= expected)) return [];
	const text = say(is, { box, expected: written(expected), given: written(given) });
	return [{ code, type: 'business', text, location: locationOfBox(box, table, formIndex) }];
}
