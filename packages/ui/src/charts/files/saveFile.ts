/** Hands a file to the browser, which saves it under this name. */
export function saveFile(name: string, file: Blob) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the bytes once the click is through; a moment more hurts nobody.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
