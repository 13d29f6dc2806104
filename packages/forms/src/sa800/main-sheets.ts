/** SA800 around the trade: name, kinds of income, closing questions. Source: HMRC's SApartnership schema, 2024-25. */
import type { PartnershipFacts } from '@halfpenny/facts';
import { sourcesOf } from '../tables/row.ts';
import { prepared, type Sheet, type SheetRow, sheetRow } from './sheet.ts';

const from = sourcesOf<PartnershipFacts>();

/** The partnership's name. */
export const headSheet: Sheet = {
	form: 'SA800',
	element: '',
	rows: [
		sheetRow('Name', 'PartnershipName', 'Name of the partnership', 'text', from.value('name'), {
			longest: 56,
			required: true,
		}),
	],
};

/** Which kinds of income there are, and exports. */
export const incomeSheet: Sheet = {
	form: 'SA800',
	element: 'Partnership/BusinessInvestmentIncome/',
	// biome-ignore format: one row a line
	rows: [
		sheetRow('1.0', 'LandProperty', 'Income from UK property', 'tick', prepared('hasProperty')),
		sheetRow('3.0', 'Trade', 'A trade or profession', 'tick', prepared('hasTrade')),
		sheetRow('6.1G', 'GoodsExported', 'Goods were exported', 'tick', from.value('exportsGoods')),
		sheetRow('6.1S', 'ServicesExported', 'Services were exported', 'tick', from.value('exportsServices')),
		sheetRow('6.1N', 'NeitherGoodsNorServicesExported', 'Neither goods nor services were exported', 'tick', prepared('exportsNothing')),
	],
};

/** The rows of an address in the element of that name: up to three lines of 28 characters and a short one. */
export function addressRows(
	element: string,
	boxes: readonly string[],
	of: 'address' | 'agentAddress' = 'address',
): readonly SheetRow[] {
	const [line1 = '', line2 = '', line3 = '', line4 = '', postcode = ''] = boxes;
	// biome-ignore format: one row a line
	return [
		sheetRow(line1, `${element}/Line[1]`, 'Address, line 1', 'text', prepared(`${of}Line1`), { longest: 28 }),
		sheetRow(line2, `${element}/Line[2]`, 'Address, line 2', 'text', prepared(`${of}Line2`), { longest: 28 }),
		sheetRow(line3, `${element}/Line[3]`, 'Address, line 3', 'text', prepared(`${of}Line3`), { longest: 28 }),
		sheetRow(line4, `${element}/ShortLine`, 'Address, line 4', 'text', prepared(`${of}Line4`), { longest: 18 }),
		sheetRow(postcode, `${element}/PostCode`, 'Postcode', 'text', prepared(`${of}Postcode`), { longest: 8 }),
	];
}

/** The closing questions, and which pages the return has. */
export const otherInformationSheet: Sheet = {
	form: 'SA800',
	element: 'Partnership/OtherInformation/',
	// biome-ignore format: one row a line
	rows: [
		sheetRow('7.0', 'IncomeNotIncludedElsewhere', 'Interest, dividends or other income', 'tick', prepared('hasSavings')),
		sheetRow('8.0', 'DetailsIncorrect', 'HMRC has another address', 'tick', prepared('addressChanged')),
		...addressRows('TaxPayerAddress', ['A11', 'A12', 'A13', 'A14', 'A15']),
		sheetRow('9.1', 'PartnerTelephone', 'Telephone number of the nominated partner', 'text', prepared('telephone')),
		sheetRow('9.2', 'AgentTelephone', 'Agent’s telephone number', 'text', from.value('agent.telephone')),
		sheetRow('9.3', 'AgentName', 'Agent', 'text', from.value('agent.name'), { longest: 28 }),
		...addressRows('AgentAddress', ['9.3-1', '9.3-2', '9.3-3', '9.3-4', '9.3-5'], 'agentAddress'),
		sheetRow('10.1', 'IncludesProvisionalFigures', 'Contains provisional figures', 'tick', from.value('provisionalFigures')),
		sheetRow('11.2', 'NumberOfPartners', 'Number of partners', 'count', prepared('numberOfPartners')),
		sheetRow('11.3', 'NominatedPartner', 'Nominated partner', 'text', prepared('nominatedPartner'), { longest: 56, nameAlphabet: true }),
		sheetRow('11.4', 'Capacity', 'Capacity in which the nominated partner signs', 'text', from.value('capacity'), { longest: 56, nameAlphabet: true }),
		sheetRow('11.5', 'FullPartnershipStatement', 'Full partnership statement', 'tick', prepared('fullStatement')),
		sheetRow('11.6', 'PartnershipLandProperty', 'UK property pages', 'tick', prepared('hasProperty')),
		sheetRow('11.10', 'PartnershipSavings', 'Savings and other income pages', 'tick', prepared('hasSavings')),
	],
};

/** Who declares. */
export const declarationSheet: Sheet = {
	form: 'SA800',
	element: 'Declaration/',
	rows: [
		sheetRow(
			'11.3',
			'PartnershipDeclaration',
			'The nominated partner declares that the return is correct',
			'tick',
			prepared('partnershipDeclares'),
		),
		sheetRow(
			'11.3.1',
			'PartnershipAgentDeclaration',
			'The partnership approved the return that the agent sends',
			'tick',
			prepared('agentDeclares'),
		),
	],
};
