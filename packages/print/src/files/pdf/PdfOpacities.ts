import { pdfNumber as n, type PdfWriter } from './PdfWriter.ts';

/** How much shines through: ISO 32000-1, section 8.4.5. */
export class PdfOpacities {
  readonly #writer: PdfWriter;
  readonly #used = new Map<string, { name: string; id: number }>();

  constructor(writer: PdfWriter) {
    this.#writer = writer;
  }

  /** The operator that sets it; none where nothing shines through. */
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
