/** The words that labels are made of, in plain form, so that labels printed or read without their spaces can be told. */

const WORDS = `
a account accounts additions address adoption after allowances all amount an and annual april at balance bank basic before below
benefit bereavement birth bonus branch building by care category certificate code codes commission company contribution contributions
credited cumulative customer date day dd deducted deduction deductions department details dividend dividends down due each earlier
earned earnings employee employees employer employers employment employments end ended ending exceed father final first for forename
forenames from full given gross hmrc holder holiday hours in including income initials insurance interest invoice is issue issued
job jobs last leaving lel less letter limit loan loans lower maternity mm month monthly mother name names nat national neonatal net
ni nic nics nino no number numbers of off office on only or other overtime own paid parental part paternity pay payable paye payer
paying payment payments payroll pension pensioner pensions period personnel post postcode postgraduate pounds previous primary
private process provider pt purposes rate receipt received ref reference refund salary savings scheme service share shared
shareholder sick so society staff standard state statutory student surname table take taken tax taxable taxed taxes that the this
threshold to total totals uel under unit up upper use used value vat was week weekly whole with work works year your yyyy
`;

/** Every word. */
export const LABEL_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter((word) => word !== ''));
