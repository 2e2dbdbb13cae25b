import type { PdfWriter } from './PdfWriter.ts';
import { readPng } from './readPng.ts';

interface Placed {
  id: number;
  name: string;
  width: number;
  height: number;
}

const toBytes = (address: string): Uint8Array<ArrayBuffer> => {
  const letters = atob(address.slice(address.indexOf(',') + 1));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
};

/** Where a JPEG says how large it is, and of how many colors: ITU-T T.81, section B.2.2. */
function measureJpeg(file: Uint8Array<ArrayBuffer>) {
  const view = new DataView(file.buffer);
  for (let at = 2; at + 10 < file.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return {
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        colors: view.getUint8(at + 9),
      };
    }
  }
  throw new Error(
    'This JPEG does not say how large it is. Upload it, and the server writes it anew.',
  );
}

/** The pictures of one file: each is in it once, however many pages show it. */
export class PdfImages {
  readonly #writer: PdfWriter;
  readonly #placed = new Map<string, Placed>();

  constructor(writer: PdfWriter) {
    this.#writer = writer;
  }

  /** Puts a picture into the file: ISO 32000-1, section 8.9.5. */
  async embed(address: string): Promise<void> {
    if (this.#placed.has(address)) return;
    const name = `I${this.#placed.size + 1}`;
    const file = toBytes(address);
    const size = (width: number, height: number) =>
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`;

    if (address.startsWith('data:image/jpeg')) {
      const { width, height, colors } = measureJpeg(file);
      const space = colors === 1 ? '/DeviceGray' : '/DeviceRGB';
      const entries = `${size(width, height)} /ColorSpace ${space} /Filter /DCTDecode`;
      const id = await this.#writer.addStream(file, entries, true);
      this.#placed.set(address, { id, name, width, height });
      return;
    }
    const { width, height, colors, opacity } = await readPng(file);
    const mask = opacity
      ? ` /SMask ${await this.#writer.addStream(opacity, `${size(width, height)} /ColorSpace /DeviceGray`)} 0 R`
      : '';
    const entries = `${size(width, height)} /ColorSpace /DeviceRGB${mask}`;
    const id = await this.#writer.addStream(colors, entries);
    this.#placed.set(address, { id, name, width, height });
  }

  /** The name under which pages show a picture that is in the file. */
  use(address: string): Placed {
    const placed = this.#placed.get(address);
    if (!placed) throw new Error('A picture is embedded before a page shows it.');
    return placed;
  }

  /** The entries of a page's resources. */
  entries = (): string[] => [...this.#placed.values()].map(({ name, id }) => `/${name} ${id} 0 R`);
}
