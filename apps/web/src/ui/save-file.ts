/** Makes the browser save a file that is in memory. */
export function saveFile(file: Blob, filename: string): void {
	const address = URL.createObjectURL(file);
	const link = document.createElement('a');
	link.href = address;
	link.download = filename;
	link.click();
	// By then the browser has started to read it.
	setTimeout(() => URL.revokeObjectURL(address), 1000);
}
