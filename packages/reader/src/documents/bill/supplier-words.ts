/** The words at the head of a bill that tell who sent it. */

/** How the name of a company ends, or what it contains. */
export const COMPANY =
	/\b(ltd|limited|plc|llp|gmbh|ag|inc|b\.?v\.?|s\.?a\.?|sdn\.? ?bhd|bhd|s\/b|enterprise|trading|cic)\b\.?/i;
/** What stands above who it is for. */
export const TO =
	/\b(bill|billed|invoice|invoiced|ship|sold|deliver(ed)?)( to|:$)|\bcustomer(?! copy)|\bclient\b|^(to|for):?$|\bfor the attention|^for:? \p{Lu}|^to:? \p{Lu}|^(invoice|delivery|billing|site) address\b/iu;
/** What is printed above the sender on a page: the type of document. */
export const TITLE =
	/^\W*((sales|tax|simplified|copy|vat|customer|cash|payment|kopie|official) )*(invoice|receipt|bill|factuur|rechnung|facture|fattura|factura|page|pay ?slip|pay ?advice|certificate|statement|voucher)\b/i;
/** What joins the names of people in trade, whose name has no such ending: "Hallam & Reeve". */
export const JOINED = /\p{L} (&|and) \p{Lu}|\b(sons|brothers|bros|daughters?)\b/iu;

/** A name's letters and figures alone: two that are the same so are one name. */
export function plainName(text: string): string {
	return text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}
