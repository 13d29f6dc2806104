/** PDFium as WebAssembly, with its memory bounded, and the functions of it that we call. */
import { PDFiumModule } from '@hyzyla/pdfium';
import { PDFIUM_MEMORY } from '../../limits.ts';

type Wrapped = Awaited<ReturnType<typeof PDFiumModule>>;

/** PDFium's C functions that the wrapper exports without naming them. Pointers and handles are numbers. */
interface Unnamed {
	readonly HEAPF32: Float32Array;
	readonly HEAPF64: Float64Array;
	_FPDFText_GetUnicode(textPage: number, index: number): number;
	_FPDFText_GetCharAngle(textPage: number, index: number): number;
	_FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number;
	_FPDFText_GetLooseCharBox(textPage: number, index: number, rectangle: number): number;
	_FPDFText_GetTextObject(textPage: number, index: number): number;
	_FPDFTextObj_GetTextRenderMode(textObject: number): number;
	_FPDFTextObj_GetFont(textObject: number): number;
	_FPDFPage_Flatten(page: number, usage: number): number;
	_FPDFPage_GetAnnotCount(page: number): number;
	_FPDF_PageToDevice(
		page: number,
		startX: number,
		startY: number,
		sizeX: number,
		sizeY: number,
		rotate: number,
		pageX: number,
		pageY: number,
		deviceX: number,
		deviceY: number,
	): number;
	_FPDFPageObj_GetMatrix(object: number, matrix: number): number;
	_FPDFPath_CountSegments(path: number): number;
	_FPDFPath_GetPathSegment(path: number, index: number): number;
	_FPDFPathSegment_GetPoint(segment: number, x: number, y: number): number;
	_FPDFPathSegment_GetType(segment: number): number;
	_FPDFPathSegment_GetClose(segment: number): number;
	_FPDFFormObj_CountObjects(form: number): number;
	_FPDFFormObj_GetObject(form: number, index: number): number;
}

/** PDFium, loaded. */
export type Pdfium = Wrapped & Unnamed;

/** Loads PDFium. Its memory cannot grow over the limit: it then fails to allocate, and says so, instead of taking the machine. */
export async function loadPdfium(): Promise<Pdfium> {
	const pdfium: Wrapped = await PDFiumModule({});
	if (!isComplete(pdfium)) throw new Error('This PDFium lacks functions that we need.');
	boundMemory(pdfium);
	pdfium._FPDF_InitLibraryWithConfig({});
	return pdfium;
}

function isComplete(pdfium: Wrapped): pdfium is Pdfium {
	return '_FPDFText_GetLooseCharBox' in pdfium && '_FPDFPath_GetPathSegment' in pdfium && 'HEAPF32' in pdfium;
}

function boundMemory(pdfium: Wrapped): void {
	const memory = 'memory' in pdfium.wasmExports ? pdfium.wasmExports.memory : undefined;
	if (!(memory instanceof WebAssembly.Memory)) throw new Error('PDFium has no memory to bound.');
	const grow = memory.grow.bind(memory);
	memory.grow = (pages: number) => {
		if (memory.buffer.byteLength + pages * 65_536 > PDFIUM_MEMORY) throw new RangeError('out of memory');
		return grow(pages);
	};
}

/** Lends a piece of PDFium's memory to `use` and takes it back. */
export function withMemory<Value>(pdfium: Pdfium, bytes: number, use: (pointer: number) => Value): Value {
	const pointer = pdfium.wasmExports.malloc(bytes);
	if (pointer === 0) throw new RangeError('PDFium is out of memory.');
	try {
		return use(pointer);
	} finally {
		pdfium.wasmExports.free(pointer);
	}
}
