/** Random tests begin with one seed, so that the same code gives the same answer on every machine. `npm run search` begins with others. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED ?? 20_261_120) });
