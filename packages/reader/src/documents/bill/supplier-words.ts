/** The words at the head of a bill that tell who sent it. */

/** How the name of a company ends, or what it contains. */
export const COMPANY =
	/\b(ltd|limited|plc|llp|gmbh|ag|inc|b\.?v\.?|s\.?a\.?|sdn\.? ?bhd|bhd|s\/b|enterprise|trading|cic)\b\.?/i;
/** What stands above who it is for. */
export const TO =
	/\b(bill|billed|invoice|ship|sold|deliver(ed)?)( to|:$)|\bcustomer|\bclient\b|^to:?$|\bfor the attention/i;
/** What is printed above the sender on a page: the type of document. */
export const TITLE =
	/^\W*((sales|tax|simplified|copy|vat|customer|cash|payment|kopie|official) )*(invoice|receipt|bill|factuur|rechnung|facture|fattura|factura|page|pay ?slip|pay ?advice|certificate|statement|voucher)\b/i;
