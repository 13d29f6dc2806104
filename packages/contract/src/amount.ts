/** Money between browser and server. */
import * as z from 'zod';

/** A decimal string in pounds with two decimals. */
export const amount = z.string().regex(/^-?\d+\.\d{2}$/);
