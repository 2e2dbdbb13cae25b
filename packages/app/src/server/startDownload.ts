/** Lets the browser save what an address of this server gives. The page stays where it is. */
export function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
