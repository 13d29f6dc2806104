/** XML namespaces of the GovTalk envelope and of HMRC's answers in it. */

/** GovTalk envelope 2.0. */
export const ENVELOPE_NAMESPACE = 'http://www.govtalk.gov.uk/CM/envelope';

/** ErrorResponse, the Body of a 3001: one Error for each business rule broken. */
export const ERROR_RESPONSE_NAMESPACE = 'http://www.govtalk.gov.uk/CM/errorresponse';

/** SuccessResponse, the Body with the receipt. */
export const SUCCESS_RESPONSE_NAMESPACE = 'http://www.inlandrevenue.gov.uk/SuccessResponse';

/** XML Signature: the receipt uses its SignedInfo/Reference/DigestValue. */
export const SIGNATURE_NAMESPACE = 'http://www.w3.org/2000/09/xmldsig#';
