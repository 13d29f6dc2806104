/** HMRC's boxes as they stand on its forms. */

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

/** The forms of a partnership's return, whose boxes have numbers of their own shape. */
const partnershipForms: readonly (readonly [RegExp, string])[] = [
	[/^N\d/, 'SA800 partnership statement'],
	[/^1\.[1-9]/, 'SA801'],
	[/^7\.[1-9]/, 'SA804'],
	[/^(A1)?\d/, 'SA800'],
];

/** A box as it stands on HMRC's form: `SA102, box 1`. */
export function boxName(box: string): string {
	const [, partnershipForm] = partnershipForms.find(([pattern]) => pattern.test(box)) ?? [];
	if (partnershipForm !== undefined) return `${partnershipForm}, box ${box}`;
	const [, letters = '', number] = /^([A-Z]+)-?(.*)$/.exec(box) ?? [];
	const form = forms[letters];
	if (form === undefined) return box;
	return number ? `${form}, box ${number}` : form;
}
