/** Finds HMRC's own schema and rules for a form and year in a folder: we may not distribute them. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The forms that HMRC has files for. */
export type HmrcForm = 'sa100' | 'sa800';

/** The files found, as paths. */
export interface HmrcFiles {
	readonly schema: string | undefined;
	readonly rules: string | undefined;
}

/** The name of HMRC's schema of a form. */
const SCHEMA: Readonly<Record<HmrcForm, RegExp>> = { sa100: /^MTR.*\.xsd$/, sa800: /^SApartnership.*\.xsd$/ };

/**
 * HMRC's files as in HMRC's own archive, in `FOLDER/sa100-2024-25` or `FOLDER/sa800-2024-25`: the schema (`MTR*.xsd`,
 * `SApartnership*.xsd`) and the rules (`*.sch`).
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
