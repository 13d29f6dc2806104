/** Why a return that was filed before cannot be read back, and what was left out of it. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence about reading a return back. */
export const sayReadBack = defineMessages({
	'xml.tooLarge': 'This file is over 20 MB, which no return is. Check that it is the right file',
	'xml.notUtf8': 'This file is not in UTF-8, which HMRC’s returns are written in. Export it again',
	'xml.doctype':
		'This file has a document type declaration, which no return has and which can do harm. It was not read',
	'xml.malformed': 'This file is not complete XML. It may have been cut short: export or download it again',
	'xml.tooDeep': 'This file is nested deeper than any return. It was not read',
	'xml.tooManyNodes': 'This file has more in it than any return. It was not read',
	'return.none':
		'There is no return in this file. Choose the file that your other software sent to HMRC. Its name ends in .xml',
	'return.otherKind':
		'This is another kind of return. Only a person’s return (SA100) and a partnership’s (SA800) can be read back',
	'return.unknownYear': ({ year, known }: { year: string | undefined; known: readonly string[] }) =>
		`${year === undefined ? 'This return names no tax year that we know' : `This return is for ${year}, and we don’t have that year’s form`}. We read ${known.join(' and ')}`,
	notCarried: ({ box, path }: { box: string | undefined; path: string }) =>
		`${box === undefined ? path : `box ${box} (${path})`}: the facts have no place for this, so it was left out`,
	combined: ({ box, path, others }: { box: string; path: string; others: readonly string[] }) =>
		`box ${box}: it holds several answers together. All of it is at ${path}; split it with ${others.join(', ')} if you can`,
	difference: ({ box, given, ours }: { box: string; given: string; ours: string | undefined }) =>
		`box ${box}: the return says ${given}; from these facts it is ${ours ?? 'empty'}`,
	'difference.ours': ({ box, ours }: { box: string; ours: string | undefined }) =>
		`box ${box}: the return leaves it empty; from these facts it is ${ours ?? 'empty'}`,
});
