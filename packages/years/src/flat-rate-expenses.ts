/**
 * What employees may deduct for tools, uniforms and protective clothing without receipts, by industry and job (ITEPA
 * 2003 s.367). The same since 2008-09. Long because HMRC's list is: names of jobs are HMRC's.
 */
import type { Sourced } from './series.ts';

/** One line of HMRC's list. */
export interface FlatRateJob {
	readonly id: string;
	readonly industry: string;
	readonly jobs: string;
	/** Whole pounds a year. */
	readonly pounds: number;
	/** Whether the cost of prescribed shoes and tights can be added (EIM67200). */
	readonly footwear?: true;
	/** Words in an employer's name that suggest this industry. */
	readonly employers?: readonly string[];
}

/** Laundering a uniform or protective clothing when no line of the list fits (EIM32485). */
export const uniformLaundryPounds = 60;

/**
 * Added to the line of nurses and midwives, in whole pounds a year, each if a set style must be worn and they buy it
 * themselves (EIM67200). HMRC's own service adds both to everybody of that line and to therapists.
 */
export const prescribedFootwear = { shoes: 12, tights: 6 } as const;

/** HMRC's list, by industry. The armed forces are not on it here: HMRC puts theirs into the tax code (EIM50125). */
export const flatRateExpenses: Sourced & { readonly jobs: readonly FlatRateJob[] } = {
	sources: ['EIM32712', 'EIM67200', 'FRESERVICE', 'FREGUIDE'],
	confidence: 'single',
	jobs: [
		line('agriculture', 'Agriculture', 'All workers', 100, 'farm'),
		line('airlinePilots', 'Airlines', 'Pilots, co-pilots and uniformed flight deck crew', 1022),
		line('cabinCrew', 'Airlines', 'Cabin crew', 720, 'airlines', 'airways', 'easyjet', 'ryanair'),
		line(
			'aluminiumFurnaces',
			'Aluminium',
			'Continual casting operators, process operators, de-dimplers, driers, drill punchers, dross unloaders, firemen, furnace operators and their helpers, leaders, mould-men, pourers, remelt department labourers and roll flatteners',
			140,
		),
		line(
			'aluminiumLabourers',
			'Aluminium',
			'Cable hands, case makers, labourers, mates, truck drivers, measurers and storekeepers',
			80,
		),
		line('aluminiumApprentices', 'Aluminium', 'Apprentices', 60),
		line('aluminium', 'Aluminium', 'All other workers', 120),
		line('banks', 'Banks and building societies', 'Uniformed doormen and messengers', 60),
		line(
			'brass',
			'Brass and copper',
			'Braziers, coppersmiths, finishers, fitters, moulders, turners and all other workers',
			120,
		),
		line('joiners', 'Building', 'Joiners and carpenters', 140),
		line('cement', 'Building', 'Cement works, roofing felt and asphalt labourers', 80),
		line('navvies', 'Building', 'Labourers and navvies', 60),
		line('building', 'Building', 'All other workers', 120),
		line('masons', 'Building materials', 'Stone masons', 120),
		line('tilemakers', 'Building materials', 'Tilemakers and labourers', 60),
		line('buildingMaterials', 'Building materials', 'All other workers', 80),
		line('clothing', 'Clothing', 'All workers', 60),
		line(
			'constructionalTrades',
			'Constructional engineering',
			'Blacksmiths and their strikers, burners, caulkers, chippers, drillers, erectors, fitters, holders up, markers off, platers, riggers, riveters, rivet heaters, scaffolders, sheeters, template workers, turners and welders',
			140,
		),
		line(
			'constructionalLabourers',
			'Constructional engineering',
			'Banksmen, labourers, shop-helpers, slewers and straighteners',
			80,
		),
		line('constructionalApprentices', 'Constructional engineering', 'Apprentices and storekeepers', 60),
		line('constructional', 'Constructional engineering', 'All other workers', 100),
		line('docks', 'Docks and inland waterways', 'All workers', 80),
		line('electricalLaundry', 'Electrical and electricity supply', 'Those who only have laundry costs', 60),
		line('electrical', 'Electrical and electricity supply', 'All other workers', 120),
		line('patternMakers', 'Trades ancillary to engineering', 'Pattern makers', 140),
		line(
			'ancillaryLabourers',
			'Trades ancillary to engineering',
			'Labourers, supervisory and unskilled workers',
			80,
		),
		line('ancillaryApprentices', 'Trades ancillary to engineering', 'Apprentices and storekeepers', 60),
		line('ancillary', 'Trades ancillary to engineering', 'All other workers', 120),
		line(
			'factoryPatternMakers',
			'Engineering, factory or workshop',
			'Pattern makers, electrical and maintenance engineers of rotary presses and stereotypers',
			140,
		),
		line(
			'factoryTrades',
			'Engineering, factory or workshop',
			'Carding engineers, chainmakers, cleaners, galvanisers, tinners, toolmakers in lock making and wire drawers',
			120,
		),
		line('factoryApprentices', 'Engineering, factory or workshop', 'Apprentices and storekeepers', 60),
		line('factory', 'Engineering, factory or workshop', 'All other workers', 80),
		line(
			'fire',
			'Fire service',
			'Uniformed firefighters and fire officers',
			80,
			'fire and rescue',
			'fire service',
		),
		line('food', 'Food and catering', 'All workers', 60),
		line('forestry', 'Forestry', 'All workers', 100, 'forestry'),
		line('glass', 'Glass', 'All workers', 80),
		line('ambulance', 'Healthcare', 'Ambulance staff on active service', 185, 'ambulance'),
		{
			...line(
				'nurses',
				'Healthcare',
				'Care workers in people’s homes, dental nurses, healthcare assistants, midwives and nurses',
				125,
			),
			footwear: true,
		},
		line(
			'therapists',
			'Healthcare',
			'Chiropodists, occupational, speech, physio and other therapists, phlebotomists and radiographers',
			125,
		),
		line(
			'hospitalStaff',
			'Healthcare',
			'Hospital domestic and catering staff, porters, plaster room orderlies, sterile supply workers and ward clerks',
			125,
		),
		line('laboratory', 'Healthcare', 'Laboratory staff, pharmacists and pharmacy assistants', 80),
		line(
			'healthcare',
			'Healthcare',
			'Drivers, grounds and maintenance staff, parking attendants, receptionists, security guards and all other staff in uniform',
			80,
			...['nhs', 'hospital', 'care home'],
		),
		line(
			'heatingTrades',
			'Heating',
			'Coverers, domestic glaziers, heating engineers, laggers and their mates, pipe fitters and plumbers',
			120,
		),
		line('heating', 'Heating', 'All other workers', 100),
		line('miners', 'Iron mining', 'Fillers, miners and underground workers', 120),
		line('ironMining', 'Iron mining', 'All other workers', 100),
		line(
			'ironLabourers',
			'Iron and steel',
			'Day labourers, general labourers, stockmen, timekeepers, warehouse staff and weighmen',
			80,
		),
		line('ironApprentices', 'Iron and steel', 'Apprentices', 60),
		line('iron', 'Iron and steel', 'All other workers', 140),
		line('leatherWet', 'Leather', 'Curriers (wet), fellmongering workers and tanning operatives (wet)', 80),
		line('leather', 'Leather', 'All other workers', uniformLaundryPounds),
		line('police', 'Police', 'Police officers up to Chief Inspector', 140, 'police', 'constabulary'),
		line('communitySupport', 'Police', 'Community support officers', 140),
		line('policeStaff', 'Police', 'All other employees', uniformLaundryPounds),
		line('metals', 'Precious metals and quarrying', 'All workers', 100),
		line(
			'printingPresses',
			'Printing',
			'Electrotypers, ink and roller makers, machine minders (rotary), electrical and maintenance engineers of rotary presses and stereotypers',
			140,
		),
		line(
			'printingHands',
			'Printing',
			'Bench hands, compositors, readers, wire room operators and warehousemen of paper box making',
			60,
		),
		line('printing', 'Printing', 'All other workers', 100),
		line('prisons', 'Prisons', 'Uniformed prison officers', 80, 'prison'),
		line('garageHands', 'Public transport', 'Garage hands and cleaners', 80),
		line('conductors', 'Public transport', 'Conductors and drivers', 60, 'bus', 'buses', 'trams'),
		line('leisure', 'Leisure', 'Uniformed staff', 60),
		line('railwayVehicles', 'Railways', 'Vehicle repairers and wagon lifters', 140),
		line('railwayPainters', 'Railways', 'Vehicle painters', 80),
		line('railways', 'Railways', 'All other workers', 100, 'railway', 'rail', 'trains'),
		line('linerCarpenters', 'Seamen', 'Carpenters of passenger liners', 165),
		line('shipCarpenters', 'Seamen', 'Carpenters of cargo vessels, tankers, coasters and ferries', 140),
		line(
			'shipyardTrades',
			'Shipyards',
			'Blacksmiths and their strikers, boilermakers, burners, carpenters, caulkers, drillers, furnacemen (platers), holders up, fitters, platers, plumbers, riveters, sheet iron workers, shipwrights, tubers and welders',
			140,
		),
		line('shipyardLabourers', 'Shipyards', 'Labourers', 80),
		line('shipyardApprentices', 'Shipyards', 'Apprentices and storekeepers', 60),
		line('shipyards', 'Shipyards', 'All other workers', 100, 'shipyard', 'shipbuilders'),
		line(
			'textileCarders',
			'Textiles and textile printing',
			'Carders, carding engineers, overlookers and technicians in spinning mills',
			120,
		),
		line('textiles', 'Textiles and textile printing', 'All other workers', 80),
		line('vehicleBuilders', 'Vehicles', 'Builders, railway vehicle repairers and wagon lifters', 140),
		line('vehiclePainters', 'Vehicles', 'Painters, letterers, and builders’ and repairers’ assistants', 80),
		line('vehicles', 'Vehicles', 'All other workers', 60),
		line(
			'cabinetmakers',
			'Wood and furniture',
			'Cabinetmakers, carpenters, joiners, wood carvers and woodcutting machinists',
			140,
		),
		line(
			'organBuilders',
			'Wood and furniture',
			'Artificial limb makers (other than in wood), organ builders and packaging case makers',
			120,
		),
		line(
			'upholsterers',
			'Wood and furniture',
			'Coopers who do not provide their own tools, labourers, polishers and upholsterers',
			60,
		),
		line('wood', 'Wood and furniture', 'All other workers', 100),
		line(
			'uniform',
			'Any other industry',
			'Those who wash their own uniform or protective clothing',
			uniformLaundryPounds,
		),
	],
};

function line(
	id: string,
	industry: string,
	jobs: string,
	pounds: number,
	...employers: readonly string[]
): FlatRateJob {
	return { id, industry, jobs, pounds, ...(employers.length > 0 && { employers }) };
}

/** The line with the smallest amount in the industry that an employer's name suggests. */
export function flatRateOfEmployer(employer: string): FlatRateJob | undefined {
	const name = ` ${employer.toLowerCase().replace(/[^a-z]+/g, ' ')} `;
	return flatRateExpenses.jobs.find(({ employers }) => employers?.some((word) => name.includes(` ${word} `)));
}
