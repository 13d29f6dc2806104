/** The forms that the Transaction Engine takes here. */

/** An individual's or a partnership's return. */
export type Form = 'SA100' | 'SA800';
