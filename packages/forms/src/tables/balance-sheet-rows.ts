/** SA103F boxes FSE83 to FSE99: a business's balance sheet, if it has one. Source: HMRC's MTR schemas. */
import { type Row, row, sourcesOf, total } from './row.ts';
import type { Trade } from './sa103-common.ts';

const from = sourcesOf<Trade>();
const ASSETS = 'BalanceSheet/Assets';
const LIABILITIES = 'BalanceSheet/Liabilities';
const ACCOUNT = 'BalanceSheet/CapitalAccount';

/** The rows, in the order of the schema. */
// biome-ignore format: one row a line
export const balanceSheetRows: readonly Row[] = [
	row('FSE83', `${ASSETS}/EquipmentMachineryVehicles`, 'Equipment, machinery and vehicles', 'money.positive', from.down('balanceSheet.equipment')),
	row('FSE84', `${ASSETS}/OtherFixedAssets`, 'Other fixed assets', 'money.positive', from.down('balanceSheet.otherFixedAssets')),
	row('FSE85', `${ASSETS}/StockAndWorkInProgress`, 'Stock and work in progress', 'money.positive', from.down('balanceSheet.stock')),
	row('FSE86', `${ASSETS}/TradeDebtors`, 'Trade debtors', 'money.positive', from.down('balanceSheet.tradeDebtors')),
	row('FSE87', `${ASSETS}/BankEtcBalances`, 'Bank balances', 'money.positive', from.down('balanceSheet.bankBalances')),
	row('FSE88', `${ASSETS}/CashInHand`, 'Cash in hand', 'money.positive', from.down('balanceSheet.cash')),
	row('FSE89', `${ASSETS}/OtherCurrentAssets`, 'Other current assets and prepayments', 'money.positive', from.down('balanceSheet.otherCurrentAssets')),
	row('FSE90', `${ASSETS}/TotalBusinessAssets`, 'Total assets', 'money.positive', total('FSE83 + FSE84 + FSE85 + FSE86 + FSE87 + FSE88 + FSE89')),
	row('FSE91', `${LIABILITIES}/TradeCreditors`, 'Trade creditors', 'money.positive', from.down('balanceSheet.tradeCreditors')),
	row('FSE92', `${LIABILITIES}/LoansAndOverdrafts`, 'Loans and overdrawn bank accounts', 'money.positive', from.down('balanceSheet.loans')),
	row('FSE93', `${LIABILITIES}/OtherLiabilities`, 'Other liabilities and accruals', 'money.positive', from.down('balanceSheet.otherLiabilities')),
	row('FSE94', 'BalanceSheet/NetBusinessAssets', 'Net business assets', 'money.any', total('FSE90 - FSE91 - FSE92 - FSE93')),
	row('FSE95', `${ACCOUNT}/CapitalAccountBalanceAtStart`, 'Capital account at the start', 'money.notZero', from.down('balanceSheet.balanceAtStart')),
	row('FSE96', `${ACCOUNT}/NetProfitOrLoss`, 'Net profit, or loss when negative', 'money.any', total('FSE47/48'), { onlyWith: 'balanceSheet' }),
	row('FSE97', `${ACCOUNT}/CapitalIntroduced`, 'Capital introduced', 'money.positive', from.down('balanceSheet.capitalIntroduced')),
	row('FSE98', `${ACCOUNT}/Drawings`, 'Drawings', 'money.positive', from.down('balanceSheet.drawings')),
	row('FSE99', `${ACCOUNT}/CapitalAccountBalanceAtEnd`, 'Capital account at the end', 'money.any', total('FSE95 + FSE96 + FSE97 - FSE98')),
];
