/** HMRC's boxes as its forms show them. */

/** The form, and the page where the form is long, by the letters of a box's number. */
const forms: Readonly<Record<string, string>> = {
	YPD: 'SA100 page TR1',
	SLR: 'SA100 page TR2',
	SLRPT: 'SA100 page TR2',
	PGLRPT: 'SA100 page TR2',
	INC: 'SA100 page TR3',
	REL: 'SA100 page TR4',
	CBC: 'SA100 page TR5',
	WFP: 'SA100 page TR5',
	MAT: 'SA100 page TR5',
	FIN: 'SA100 page TR6',
	AOI: 'SA101',
	AOR: 'SA101',
	AIL: 'SA101',
	MCA: 'SA101',
	EMP: 'SA102',
	EMPCL: 'SA102',
	SSE: 'SA103S',
	SSECL: 'SA103S',
	FSE: 'SA103F',
	FSECL: 'SA103F',
	SPS: 'SA104S',
	FPS: 'SA104F',
	PRO: 'SA105',
	CGT: 'SA108',
	CAL: 'SA110',
};

/** The forms of a partnership's return, whose boxes are numbered differently. */
const partnershipForms: readonly (readonly [RegExp, string])[] = [
	[/^N\d/, 'SA800 partnership statement'],
	[/^1\.[1-9]/, 'SA801'],
	[/^7\.[1-9]/, 'SA804'],
	[/^(A1)?\d/, 'SA800'],
];

/** The boxes of the short pages (SA103S, SA104S) that take what these boxes of the full pages do. */
const onShortPages: Readonly<Record<string, string>> = {
	...{ FSE2: 'SSE1', FSE4: 'SSE2', FSE5: 'SSE3', FSE6: 'SSE5', FSE7: 'SSE6', FSE9: 'SSE7', FSE10: 'SSE8' },
	...{ FSE15: 'SSE9', FSE16: 'SSE10', 'FSE16.1': 'SSE10.1', FSE17: 'SSE11', FSE18: 'SSE11', FSE19: 'SSE13' },
	...{ FSE20: 'SSE12', FSE21: 'SSE14', FSE22: 'SSE15', FSE23: 'SSE18', FSE24: 'SSE19', FSE25: 'SSE17' },
	...{
		FSE26: 'SSE17',
		FSE27: 'SSE19',
		FSE28: 'SSE16',
		FSE29: 'SSE19',
		FSE30: 'SSE19',
		FSE31: 'SSE20',
		FSE32: 'SSE11',
	},
	...{ FSE33: 'SSE11', FSE34: 'SSE13', FSE35: 'SSE12', FSE36: 'SSE14', FSE37: 'SSE15', FSE38: 'SSE18' },
	...{ FSE39: 'SSE19', FSE40: 'SSE17', FSE41: 'SSE17', FSE42: 'SSE19', FSE43: 'SSE16', FSE44: 'SSE19' },
	...{ FSE45: 'SSE19', FSE49: 'SSE23', FSE50: 'SSE25', FSE51: 'SSE25', FSE52: 'SSE25', 'FSE52.1': 'SSE24.1' },
	...{
		FSE53: 'SSE25.1',
		'FSE53.1': 'SSE25.2',
		FSE54: 'SSE25',
		FSE55: 'SSE25',
		FSE56: 'SSE25',
		FSE59: 'SSE26',
	},
	...{ FSE60: 'SSE27', FSE74: 'SSE29', FSE75: 'SSE30', FSE78: 'SSE33', FSE79: 'SSE34', FSE81: 'SSE38' },
	...{ FSE100: 'SSE36', FSE101: 'SSE37', FSECL2: 'SSECL2' },
	...{ FPS1: 'SPS1', FPS2: 'SPS2', FPS3: 'SPS3', FPS4: 'SPS4', FPS8: 'SPS8', FPS9: 'SPS9', FPS10: 'SPS10' },
	...{ FPS12: 'SPS12', FPS17: 'SPS17', FPS19: 'SPS19', FPS22: 'SPS22', FPS23: 'SPS23', FPS26: 'SPS26' },
	...{ FPS27: 'SPS27', FPS28: 'SPS28', FPS78: 'SPS30', FPS79: 'SPS31' },
};

/** The box of HMRC's short pages that corresponds to a box of its full pages, where there is one. */
export function boxOnShortPages(box: string): string | undefined {
	return onShortPages[box];
}

/** A box as HMRC's form names it: `SA102, box 1`; on either of two forms: `SA103F, box 15 or SA103S, box 9`. */
export function boxName(box: string): string {
	const short = boxOnShortPages(box);
	return short === undefined ? oneBox(box) : `${oneBox(box)} or ${oneBox(short)}`;
}

/** A box beside the name of its form: `box 9`, on a page of the main return `TR3 box 2`. A partnership’s boxes go by their numbers. */
export function boxLabel(box: string): string {
	if (partnershipForms.some(([pattern]) => pattern.test(box))) return box;
	const [, letters = '', number = ''] = /^([A-Z]+)-?(\d.*)$/.exec(box) ?? [];
	const form = forms[letters];
	if (form === undefined) return box;
	const page = / page (\w+)$/.exec(form)?.[1];
	return `${page === undefined ? '' : `${page} `}box ${number.replace('/', ' or ')}`;
}

function oneBox(box: string): string {
	const [, partnershipForm] = partnershipForms.find(([pattern]) => pattern.test(box)) ?? [];
	if (partnershipForm !== undefined) return `${partnershipForm}, box ${box}`;
	const [, letters = '', number] = /^([A-Z]+)-?(.*)$/.exec(box) ?? [];
	const form = forms[letters];
	if (form === undefined) return box;
	return number ? `${form}, box ${number}` : form;
}
