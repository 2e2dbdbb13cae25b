/** Decodes a data URL into a file that can be uploaded. */
export function toPictureFile(address: string): File {
  const [head = '', base64 = ''] = address.split(',', 2);
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], `picture.${type.split('/')[1] ?? ''}`, { type });
}
