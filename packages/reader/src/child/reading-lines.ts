/** The process that reads lines for the one that has the document. It is kept from as much as that one, and ends with it. */
import { loadRecognisers } from '../sources/ocr/models.ts';
import { readingsOf } from '../sources/ocr/read-lines.ts';
import { giveWay } from './give-way.ts';
import { readFor } from './helper.ts';

giveWay();
const recognisers = loadRecognisers();
readFor(
	async (work) => readingsOf(work, await recognisers),
	() => process.exit(0),
);
