/** Values prepared before the sheets are filled: dates, ticks and addresses in the form's format. */
import type { Found } from '../fill/find-value.ts';
import type { PreparedName } from './sheet.ts';

/** Values by name, each with its facts. */
export type Prepared = Readonly<Partial<Record<PreparedName, Found>>>;

/** A value with its fact; undefined without a value. */
export function known(value: string | number | boolean | undefined, ...origins: string[]): Found | undefined {
	return value === undefined ? undefined : { value, origins };
}

/** A tick with its fact; undefined when false. */
export function tick(holds: boolean, ...origins: string[]): Found | undefined {
	return holds ? { value: true, origins } : undefined;
}

/** Only the names that have a value. */
export function preparedOf(values: Readonly<Partial<Record<PreparedName, Found | undefined>>>): Prepared {
	return Object.fromEntries(Object.entries(values).filter(([, found]) => found !== undefined));
}

interface Address {
	readonly line1?: string | undefined;
	readonly line2?: string | undefined;
	readonly line3?: string | undefined;
	readonly line4?: string | undefined;
	readonly postcode?: string | undefined;
}

const LINES = ['line1', 'line2', 'line3', 'line4'] as const;
const NAMES = ['Line1', 'Line2', 'Line3', 'Line4'] as const;

/** An address with empty lines closed up. Undefined without a line: HMRC's schema needs at least one. */
export function preparedAddress(
	address: Address | undefined,
	prefix: string,
	of: 'address' | 'agentAddress' = 'address',
): Prepared {
	const lines = LINES.flatMap((key) => known(address?.[key], `${prefix}.${key}`) ?? []);
	if (lines.length === 0) return {};
	return preparedOf({
		...Object.fromEntries(NAMES.map((name, index) => [`${of}${name}`, lines[index]])),
		[`${of}Postcode`]: known(address?.postcode, `${prefix}.postcode`),
	});
}
