import { pdfNumber as n, type PdfWriter } from './PdfWriter.ts';
import { readPng } from './readPng.ts';

/** Graphics states for opacity: ISO 32000-1, section 8.4.5. */
export class PdfOpacities {
  readonly #writer: PdfWriter;
  readonly #used = new Map<string, { name: string; id: number }>();

  constructor(writer: PdfWriter) {
    this.#writer = writer;
  }

  /** The operator that sets it; empty if fully opaque. */
  set(fill: number, stroke: number): string[] {
    if (fill >= 1 && stroke >= 1) return [];
    const key = `/ca ${n(fill)} /CA ${n(stroke)}`;
    let known = this.#used.get(key);
    if (!known) {
      const id = this.#writer.add(`<< /Type /ExtGState ${key} >>`);
      known = { name: `G${this.#used.size + 1}`, id };
      this.#used.set(key, known);
    }
    return [`/${known.name} gs`];
  }

  /** The entry of a page's resources, with states that others need beside these. */
  resources(others: readonly string[] = []): string {
    const entries = [...this.#used.values()].map(({ name, id }) => `/${name} ${id} 0 R`);
    return `/ExtGState << ${[...entries, ...others].join(' ')} >>`;
  }
}

/** Drawings that several pages show: each is in the file once. ISO 32000-1, section 8.10. */
export class PdfForms {
  readonly #writer: PdfWriter;
  readonly #resources: number;
  readonly #names: { name: string; id: number }[] = [];

  /** `resources` is the object that names the fonts and pictures in them. */
  constructor(writer: PdfWriter, resources: number) {
    this.#writer = writer;
    this.#resources = resources;
  }

  /** Puts operators into the file, and answers the one that shows them. Nothing is drawn by nothing. */
  add(operators: readonly string[], box: readonly string[]): string[] {
    if (operators.length === 0) return [];
    const name = `X${this.#names.length + 1}`;
    const id = this.#writer.addContent(
      operators.join('\n'),
      `/Type /XObject /Subtype /Form /BBox [${box.join(' ')}] /Resources ${this.#resources} 0 R`,
    );
    this.#names.push({ name, id });
    return [`/${name} Do`];
  }

  /** The entries of a page's resources. */
  entries = (): string[] => this.#names.map(({ name, id }) => `/${name} ${id} 0 R`);
}

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

/** Reads size and number of color components from a JPEG's frame header: ITU-T T.81, section B.2.2. */
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
