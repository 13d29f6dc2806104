/** HMRC's own schema and rules of a form and year, where someone has put them into a folder: they are not ours to hand out. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The forms that HMRC has files of. */
export type HmrcForm = 'sa100' | 'sa800';

/** The files that there are, as paths. */
export interface HmrcFiles {
	readonly schema: string | undefined;
	readonly rules: string | undefined;
}

/** How HMRC's schema of a form is named. */
const SCHEMA: Readonly<Record<HmrcForm, RegExp>> = { sa100: /^MTR.*\.xsd$/, sa800: /^SApartnership.*\.xsd$/ };

/**
 * HMRC's files as HMRC's own archive has them, in `FOLDER/sa100-2024-25` or `FOLDER/sa800-2024-25`: the schema
 * (`MTR*.xsd`, `SApartnership*.xsd`) and the rules (`*.sch`).
 */
export function hmrcFilesIn(folder: string, form: HmrcForm, year: string): HmrcFiles {
	const own = join(folder, `${form}-${year}`);
	const names = existsSync(own) ? readdirSync(own) : [];
	const found = (matches: (name: string) => boolean) => {
		const name = names.find(matches);
		return name === undefined ? undefined : join(own, name);
	};
	return {
		schema: found((name) => SCHEMA[form].test(name)),
		rules: found((name) => name.endsWith('.sch')),
	};
}
