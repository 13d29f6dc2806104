/** HMRC's own page for paying a bill of Self Assessment. */
export const PAY_HMRC = 'https://www.gov.uk/pay-self-assessment-tax-bill';
