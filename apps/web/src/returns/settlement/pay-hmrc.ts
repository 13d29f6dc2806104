/** HMRC's page for paying a Self Assessment bill. */
export const PAY_HMRC = 'https://www.gov.uk/pay-self-assessment-tax-bill';
