/** The XML namespaces of the GovTalk envelope and of the answers that HMRC puts into it. */

/** GovTalk envelope 2.0. */
export const ENVELOPE_NAMESPACE = 'http://www.govtalk.gov.uk/CM/envelope';

/** ErrorResponse, the Body of a 3001: one Error for each broken business rule. */
export const ERROR_RESPONSE_NAMESPACE = 'http://www.govtalk.gov.uk/CM/errorresponse';

/** SuccessResponse, the Body that carries the receipt. */
export const SUCCESS_RESPONSE_NAMESPACE = 'http://www.inlandrevenue.gov.uk/SuccessResponse';

/** XML Signature: the receipt uses its SignedInfo/Reference/DigestValue. */
export const SIGNATURE_NAMESPACE = 'http://www.w3.org/2000/09/xmldsig#';
