/** The made-up people whose returns are entered through the screens. */
import { employeeWithSavings } from './people/01-employee-with-savings.ts';
import { plumberUnderCis } from './people/02-plumber-under-cis.ts';
import { landlordWithMortgage } from './people/03-landlord-with-mortgage.ts';
import { scottishNurse } from './people/04-scottish-nurse.ts';
import { welshTeacher } from './people/05-welsh-teacher.ts';
import { pensioner } from './people/06-pensioner.ts';
import { marriageAllowance } from './people/07-marriage-allowance.ts';
import { companyDirector } from './people/08-company-director.ts';
import { soleTraderWithLoss } from './people/09-sole-trader-with-loss.ts';
import { taxiDriver } from './people/10-taxi-driver.ts';
import { shareSeller } from './people/11-share-seller.ts';
import { secondHomeSeller } from './people/12-second-home-seller.ts';
import { cryptoHolder } from './people/13-crypto-holder.ts';
import { partner } from './people/14-partner.ts';
import { consultantWithPension } from './people/15-consultant-with-pension.ts';
import { lodgerLandlord } from './people/16-lodger-landlord.ts';
import { cleaner } from './people/17-cleaner.ts';
import { illustratorReducingPayments } from './people/18-illustrator-reducing-payments.ts';
import { schemeInvestor } from './people/19-scheme-investor.ts';
import { codedOutUnderpayment } from './people/20-coded-out-underpayment.ts';
import { carpenterWithVehicles } from './people/21-carpenter-with-vehicles.ts';
import { blindPensioner } from './people/22-blind-pensioner.ts';
import { newAddressAndNotes } from './people/23-new-address-and-notes.ts';
import { jointLandlord } from './people/24-joint-landlord.ts';
import { gainsAndOlderLosses } from './people/25-gains-and-older-losses.ts';
import type { Person } from './person.ts';

/** Everybody, in the order of their files. */
export const everybody: readonly Person[] = [
	employeeWithSavings,
	plumberUnderCis,
	landlordWithMortgage,
	scottishNurse,
	welshTeacher,
	pensioner,
	marriageAllowance,
	companyDirector,
	soleTraderWithLoss,
	taxiDriver,
	shareSeller,
	secondHomeSeller,
	cryptoHolder,
	partner,
	consultantWithPension,
	lodgerLandlord,
	cleaner,
	illustratorReducingPayments,
	schemeInvestor,
	codedOutUnderpayment,
	carpenterWithVehicles,
	blindPensioner,
	newAddressAndNotes,
	jointLandlord,
	gainsAndOlderLosses,
];
