/** Lets the browser save bytes that were made here, under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the bytes once the click is through; a moment more hurts nobody.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
