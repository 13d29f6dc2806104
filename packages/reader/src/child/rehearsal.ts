/** A page that nobody wrote, which a process reads while it waits: what is done for the first time takes longer. */
const LINES = [
	'P60 End of Year Certificate',
	'Tax year to 5 April 2025',
	'Surname Sample',
	'Forenames Any Body',
	'National Insurance number QQ 12 34 56 C',
	'In this employment 23,456.78 2,177.20',
	'In previous employment 0.00 0.00',
	'Total for year 23,456.78 2,177.20',
	'Final tax code 1257L',
	"Employer's name Example Works Ltd",
	'Employer PAYE reference 123/AB456',
];
const FIRST_BASELINE = 780;
const LEADING = 40;

/** The page as a PDF without a list of its objects: PDFium makes that itself. */
export function rehearsalPaper(): Uint8Array {
	const shown = LINES.map(
		(line, index) => `1 0 0 1 50 ${FIRST_BASELINE - index * LEADING} Tm (${line}) Tj`, // not money
	);
	const content = `BT /F 16 Tf ${shown.join('\n')} ET`;
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R >>',
		'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
		`<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
		'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
	];
	const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj`);
	return new TextEncoder().encode(
		`%PDF-1.4\n${body.join('\n')}\ntrailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF`,
	);
}
