/** The types a person can say that a document is of. */
export const documentTypes = ['p60', 'payslip', 'invoice', 'receipt', 'other'] as const;

/** One of them. */
export type DocumentType = (typeof documentTypes)[number];
