import type { PdfWriter } from './PdfWriter.ts';

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
