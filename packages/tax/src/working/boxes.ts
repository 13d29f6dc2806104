/** The ids of every line of working: HMRC's boxes, and a name if HMRC has none. Builders accept no others. */

/** Lines of a job. */
export type EmploymentBox = 'c1.1' | 'c1.5' | 'c1.5c' | 'c27.1c';

/** Lines of a business. */
export type TradeBox =
	| 'FSE15'
	| 'FSE16.1'
	| 'FSE31'
	| 'FSE46'
	| 'FSE57'
	| 'FSE59'
	| 'FSE73'
	| 'FSE73.3'
	| 'FSE73.4'
	| 'FSE74'
	| 'FSE76'
	| 'FSE77'
	| 'FSE78';

/** Lines of a partnership. */
export type PartnershipBox =
	| 'FPS16'
	| 'FPS16.3'
	| 'FPS16.4'
	| 'FPS17'
	| 'FPS20'
	| 'FPS22'
	| 'FPS38'
	| 'FPS39'
	| 'FPS41'
	| 'FPS76';

/** Lines of stages 1 to 3. */
export type IncomeBox =
	| 'c1.4'
	| 'c1.5'
	| 'c1.8'
	| 'c1.9'
	| 'c1.14'
	| 'c1.16'
	| 'c1.24'
	| 'c1.26'
	| 'PRO20'
	| 'PRO30'
	| 'PRO31'
	| 'PRO20.1'
	| 'PRO29'
	| 'PRO36'
	| 'PRO37'
	| 'PRO38'
	| 'PRO41'
	| 'propertyLossLimit'
	| 'PRO42'
	| 'c1.31'
	| 'c1.33'
	| 'c1.52'
	| 'casualAllowance'
	| 'INC18'
	| 'c1.56'
	| 'c1.57'
	| 'c2.3'
	| 'c2.8'
	| 'c2.14'
	| 'c2.15'
	| 'c2.16'
	| 'c2.19'
	| 'c3.1'
	| 'c3.5'
	| 'c3.14'
	| 'c3.15'
	| 'c3.21';

/** Lines of stages 4, 14 and 15. */
export type ReliefBox =
	| 'c4.63b'
	| 'CGT41'
	| 'CGT42'
	| 'c4.25'
	| 'c4.38'
	| 'c4.40'
	| 'c4.45'
	| 'c4.47'
	| 'c4.48'
	| 'c4.49'
	| 'c4.51'
	| 'c4.54.1'
	| 'c4.55'
	| 'c4.56'
	| 'c4.57'
	| 'c4.58'
	| 'c4.59'
	| 'c4.63'
	| 'personalAllowanceLost'
	| 'c4.64'
	| 'c4.65'
	| 'c4.68'
	| 'c4.70'
	| 'c4.74'
	| 'c4.79'
	| 'c4.80';

/** Lines of stages 5 to 8. */
export type TaxBox =
	| 'ownRateProperty'
	| 'c5.67'
	| 'againstProperty'
	| 'c5.69'
	| 'c5.70'
	| 'c5.76'
	| 'taxableProperty'
	| 'c5.78'
	| 'c5.81'
	| 'c6.2'
	| 'c6.6'
	| 'c6.7b'
	| 'c6.9'
	| 'c6.9.2'
	| 'c6.10'
	| 'propertyBasicBand'
	| 'propertyHigherBand'
	| 'propertyAdditionalBand'
	| 'c6.14'
	| 'c6.17'
	| 'c6.18'
	| 'c6.21'
	| 'c6.22'
	| 'c6.25'
	| 'c6.28'
	| 'c6.33'
	| 'c6.34'
	| 'c8.1a'
	| 'c8.2'
	| 'c8.2b'
	| 'c8.4'
	| 'c8.4b'
	| 'c8.6'
	| 'propertyBasicTax'
	| 'propertyHigherTax'
	| 'propertyAdditionalTax'
	| 'c8.12'
	| 'c8.14'
	| 'c8.16'
	| 'c8.20'
	| 'c8.22'
	| 'c8.24'
	| 'c8.25c'
	| 'c8.26';

/** Lines of stages 16 and 27. */
export type ContributionBox =
	| 'c16.11'
	| 'c16.12'
	| 'c16.16'
	| 'c16.18'
	| 'c12.2'
	| 'c12.3'
	| 'c27.17'
	| 'c27.28'
	| 'c27.40'
	| 'c27.42'
	| 'c12.7'
	| 'c27.43b'
	| 'c12.7b';

/** Lines of the limit on Class 4. */
export type Class4LimitBox =
	| 'c16.21.2'
	| 'c16.21'
	| 'c16.23'
	| 'c16.24'
	| 'c16.25'
	| 'c16.27'
	| 'c16.28'
	| 'c16.29'
	| 'c16.30';

/** Lines of stage 18. */
export type GainsBox =
	| 'c18.1a'
	| 'c18.3'
	| 'c18.16'
	| 'c18.5'
	| 'c18.28'
	| 'c18.27.1'
	| 'c18.29'
	| 'c18.30'
	| 'c18.45.1'
	| 'c18.45.2'
	| 'c18.45.3'
	| 'c18.45.4'
	| 'c18.46'
	| 'c18.47'
	| 'c18.48'
	| 'c18.49'
	| 'c18.51.1'
	| 'c18.51.2'
	| 'c18.51.3'
	| 'c18.51.4'
	| 'c18.51.5'
	| 'c18.51.6'
	| 'c18.51.7'
	| 'c18.51'
	| 'c18.52'
	| 'c18.57'
	| 'c18.59'
	| 'c12.17';

/** Lines of stages 9, 24, 26 and 28. */
export type AdjustmentBox =
	| 'c9.5'
	| 'AOR2'
	| 'c9.7'
	| 'c9.9'
	| 'c9.11'
	| 'c9.15a'
	| 'c9.18'
	| 'c9.19'
	| 'c9.21'
	| 'c24.15a'
	| 'c24.16'
	| 'c24.15'
	| 'c24.17'
	| 'c9.23'
	| 'c9.23b'
	| 'c9.31'
	| 'c9.34'
	| 'c9.37'
	| 'c9.39'
	| 'c9.39b'
	| 'c9.39c'
	| 'WFP1'
	| 'c9.43';

/** Lines of stage 25. */
export type PensionBox =
	| 'PTM1'
	| 'PTM2'
	| 'PTM3'
	| 'AIL10'
	| 'c25.26'
	| 'c25.31'
	| 'c25.39'
	| 'c25.49'
	| 'c9.39a';

/** Lines of stages 11 to 13. */
export type DueBox =
	| 'c11.1'
	| 'c11.4'
	| 'c11.7'
	| 'c11.10'
	| 'c11.13'
	| 'c11.14'
	| 'c11.27'
	| 'c11.28'
	| 'c11.30'
	| 'c11.31'
	| 'c12.6'
	| 'c12.9'
	| 'c12.14'
	| 'c12.17b'
	| 'c12.18'
	| 'adjusted'
	| 'paidOnAccount'
	| 'left'
	| 'takenOffForPayments'
	| 'c13.1'
	| 'c13.2';

/** The id of a line of the whole return. */
export type LineId =
	| IncomeBox
	| ReliefBox
	| TaxBox
	| ContributionBox
	| Class4LimitBox
	| GainsBox
	| AdjustmentBox
	| PensionBox
	| DueBox;

/** The inputs a line may have: another line, or a box of every entry of a list. */
export type InputId =
	| LineId
	| `employments[].${EmploymentBox}`
	| `trades[].${TradeBox}`
	| `partnerships[].${PartnershipBox}`;
