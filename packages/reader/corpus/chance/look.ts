/** How a paper drawn by chance looks: type, sizes, borders, spaces. */
import type { Chance } from './chance.ts';

const FONTS = [
	'Liberation Sans',
	'Liberation Serif',
	'DejaVu Sans',
	'DejaVu Serif',
	'Liberation Sans Narrow',
	'Liberation Mono',
];
const COLOURS = ['#222', '#1d4d2b', '#246', '#7a1530', '#5b45e0', '#000'];

/** The style sheet of a paper. */
export function lookOf(chance: Chance): string {
	const [size, gap, pad] = [
		chance.pick([10, 11, 12, 12.5, 13]),
		chance.pick([10, 14, 20]),
		chance.pick([2, 3, 4, 6]),
	];
	const [colour, right] = [chance.pick(COLOURS), chance.pick(['right', 'right', 'left'])];
	const small = chance.pick([0.78, 0.85, 1]);
	return `<style>
body{font:${size}px "${chance.pick(FONTS)}";margin:${chance.pick([24, 36, 48])}px;color:#111;line-height:${chance.pick([1.15, 1.3, 1.45])}}
h1{font-size:${chance.pick([1.2, 1.5, 1.9])}em;margin:0 0 6px;color:${colour}} h2{font-size:${chance.pick([1, 1.15])}em;margin:${gap}px 0 4px;color:${colour};${chance.pick(['', 'border-bottom:1px solid #888', 'background:#e8e8e8;padding:3px 5px', 'text-transform:uppercase'])}}
table{border-collapse:collapse} td,th{padding:${pad}px ${pad + 3}px;vertical-align:${chance.pick(['top', 'bottom', 'middle'])}} th{font-weight:${chance.pick(['bold', 'normal'])};text-align:${right};font-size:${small}em} th.l{text-align:left}
.list,.across,.strip{width:${chance.pick(['100%', '100%', '75%'])}} .list .v{text-align:${right}} .ruled td,.lines td,.lines th{border:1px solid ${colour}} .strip td,.strip th{text-align:${chance.pick(['center', 'left', 'right'])}}
.first .v{text-align:right;min-width:90px} .across .l{color:#555} .spread{display:flex;justify-content:space-between;padding:${pad - 1}px 0} .spread i{flex:1;border-bottom:1px dotted #777;margin:0 4px 3px}
.grid{display:grid;gap:${chance.pick([4, 8, 14])}px} small{display:block;font-size:${small}em;color:#444} .grid span{display:block} .boxed{gap:0} .boxed>div{border:1px solid ${colour};padding:${pad}px 6px} .boxed span{text-align:${chance.pick(['left', 'right'])}} .captions span{border-bottom:1px solid #555} .plain span{font-weight:${chance.pick(['bold', 'normal'])}} .stacked{margin-bottom:${pad + 2}px}
.beside{display:grid;gap:0 ${chance.pick([16, 28])}px} .part{margin-top:${gap}px} .note{font-size:.85em;margin-top:${gap}px}
</style>`;
}
