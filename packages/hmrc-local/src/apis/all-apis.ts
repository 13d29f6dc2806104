/** Every MTD API of the stand-in. */
import type { Api } from '../mtd/api.ts';
import { accounts } from './accounts/accounts.ts';
import { businessDetails } from './business-details/business-details.ts';
import { calculations } from './calculations/calculations.ts';
import { fraudPrevention } from './fraud-prevention/fraud-prevention.ts';
import { hello } from './hello.ts';
import { charges } from './income/charges.ts';
import { cisDeductions } from './income/cis-deductions.ts';
import { disclosures } from './income/disclosures.ts';
import { dividendsIncome } from './income/dividends.ts';
import { expenses } from './income/expenses.ts';
import { pensionsIncome } from './income/pensions.ts';
import { reliefs } from './income/reliefs.ts';
import { savingsIncome } from './income/savings.ts';
import { incomeSummary } from './income-summary.ts';
import { individualDetails } from './individual-details.ts';
import { losses } from './losses/losses.ts';
import { lossesAndClaims } from './losses/losses-and-claims.ts';
import { obligations } from './obligations/obligations.ts';
import { property } from './property/property.ts';
import { selfEmployment } from './self-employment/self-employment.ts';
import { testSupport } from './test-support/test-support.ts';
import { testUsers } from './test-users.ts';

/** All of them. */
export const allApis: readonly Api[] = [
	hello,
	testUsers,
	testSupport,
	businessDetails,
	obligations,
	individualDetails,
	selfEmployment,
	property,
	dividendsIncome,
	calculations,
	charges,
	cisDeductions,
	disclosures,
	expenses,
	pensionsIncome,
	reliefs,
	savingsIncome,
	losses,
	lossesAndClaims,
	incomeSummary,
	accounts,
	fraudPrevention,
];
