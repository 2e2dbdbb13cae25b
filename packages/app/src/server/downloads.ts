/** Lets the browser save what an address of this server gives. The page stays where it is. */
export function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** Lets the browser save bytes that were made here, under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the bytes after the click; the delay is only for safety.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
