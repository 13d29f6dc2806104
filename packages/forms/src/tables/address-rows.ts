/** The rows of an address: three lines of 28 characters, one of 18, a postcode. Source: HMRC's MTR schemas. */
import { readFact } from '../fill/read-fact.ts';
import { type Row, row, type Work, work } from './row.ts';

/** The fact path of an address, and its boxes. */
interface AddressPlace {
	/** `repayment.nominee.address`. */
	readonly fact: string;
	/** HMRC's number of the whole address; its lines carry their own after a hyphen. */
	readonly box: string;
	readonly postcodeBox?: string;
	/** `…/NomineeAddress`. */
	readonly element: string;
	/** Whose address it is. */
	readonly title: string;
	readonly required?: Row['required'];
}

const LINES = ['line1', 'line2', 'line3', 'line4'] as const;
const ELEMENTS = ['Line[1]', 'Line[2]', 'Line[3]', 'ShortLine'];

/** The rows, in the order of the schema. */
export function addressRows({
	fact,
	box,
	postcodeBox,
	element,
	title,
	required,
}: AddressPlace): readonly Row[] {
	const lines = ELEMENTS.map((name, index) =>
		row(
			`${box}-${index + 1}`,
			`${element}/${name}`,
			`${title}, line ${index + 1}`,
			'text',
			work(addressLine(fact, index), `${fact}.line${index + 1}`),
			{ longest: index === 3 ? 18 : 28, ...(index === 0 && required !== undefined ? { required } : {}) },
		),
	);
	const postcode = row(
		postcodeBox ?? `${box}-5`,
		`${element}/PostCode`,
		`${title}, postcode`,
		'text',
		work(({ facts }) => {
			const value = readFact(facts, `${fact}.postcode`);
			return value === undefined ? undefined : { value, origins: [`${fact}.postcode`] };
		}, `${fact}.postcode`),
		{ longest: 8 },
	);
	return [...lines, postcode];
}

/** A line of the address with empty lines closed up: a fourth line needs the three before it (HMRC 8253). */
export function addressLine(fact: string, place: number): Work {
	const paths = LINES.map((line) => `${fact}.${line}`);
	return ({ facts }) => {
		const filled = paths.filter((path) => readFact(facts, path) !== undefined);
		const path = filled[place];
		const value = path === undefined ? undefined : readFact(facts, path);
		return path === undefined || value === undefined ? undefined : { value, origins: [path] };
	};
}
