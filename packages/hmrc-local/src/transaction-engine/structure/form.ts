/** The forms the Transaction Engine accepts here. */

/** An individual's or a partnership's return. */
export type Form = 'SA100' | 'SA800';
