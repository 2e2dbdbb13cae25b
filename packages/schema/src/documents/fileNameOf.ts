/** A file name that every system takes: “Café: Tisch 4” becomes `cafe-tisch-4.svg`. Without an ending, a folder's. */
export function fileNameOf(name: string, ending?: string): string {
  const plain = name
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  const known = plain === '' ? 'code' : plain;
  return ending === undefined ? known : `${known}.${ending}`;
}
