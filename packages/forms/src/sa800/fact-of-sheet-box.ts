/** The answer to open for a partnership box that must not be empty. */
import type { Place } from '../rules/return-view.ts';
import { pathsOfSource } from '../tables/row.ts';
import { partnershipSheets } from './partnership-sheets.ts';
import type { PreparedName, Sheet, SheetSource } from './sheet.ts';
import { tradeSheet } from './trade-sheets.ts';

const PREPARED: Readonly<Partial<Record<PreparedName, string>>> = {
	accountsStart: 'accountingPeriod.start',
	accountsEnd: 'accountingPeriod.end',
	telephone: 'telephone',
	agentAddressLine1: 'agent.address.line1',
	agentAddressLine2: 'agent.address.line2',
	agentAddressLine3: 'agent.address.line3',
	addressLine1: 'address.line1',
	addressLine2: 'address.line2',
	addressLine3: 'address.line3',
};

/** The first fact that would fill a box, for the partner whose rule fails; undefined when none does. */
export function factOfSheetBox(box: string, place: Place): string | undefined {
	for (const sheet of partnershipSheets) {
		const row = sheet.rows.find((candidate) => candidate.box === box);
		if (row) return factOf(row.source, prefixOf(sheet, place));
	}
	return undefined;
}

function factOf(source: SheetSource, prefix: string): string | undefined {
	switch (source.from) {
		case 'prepared':
			return PREPARED[source.name];
		case 'share':
			return `${prefix}shares`;
		case 'sum':
			return source.of.flatMap(pathsOfSource).map((path) => prefix + path)[0];
		default:
			return pathsOfSource(source).map((path) => prefix + path)[0];
	}
}

/** The prefix of a sheet's facts: `partners[1].`. */
export function prefixOf({ form, element }: Sheet, { page }: Place): string {
	if (form === 'SA800PS') return `partners[${page - 1}].`;
	if (form === 'SA801') return 'ukProperty.';
	if (form === 'SA804') return 'savings.';
	return element === tradeSheet.element ? 'trades[0].' : '';
}
