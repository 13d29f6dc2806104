/** The types that a person or the assistant can say a document is of. */
import * as z from 'zod';

/** One of them; `other` is nothing that we read. */
export const namedDocumentType = z.enum(['p60', 'payslip', 'invoice', 'receipt', 'other']);
