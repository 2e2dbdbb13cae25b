import type { FrameDocument } from '@hearback/schema/documents';
import { paperOf } from '../../frames/sheetOf.ts';
import type { Mark } from '../../frames/Mark.ts';
import { drawPage, type FrameLayer, splitByPage } from '../drawPage.ts';
import type { FileOptions } from '../FileOptions.ts';
import type { PrintPage } from '../sheets/Sheet.ts';
import { drawMarks, type PdfShared } from './drawMarks.ts';
import type { PdfForms } from './PdfResources.ts';
import { pdfNumber as n } from './PdfWriter.ts';

/** A layer of a frame, with its operators if all pages share it. */
interface Art extends FrameLayer {
  operators?: string[];
}

const addressesOf = (marks: readonly Mark[]): string[] =>
  marks.flatMap(({ tag, attributes, children }) =>
    tag === 'image' ? [String(attributes.href)] : addressesOf(children ?? []),
  );

/** Draws pages that differ in their codes and the values of variables: what they share is drawn, and is in the file, once. */
export class PageDrawer {
  readonly #options: FileOptions;
  readonly #shared: PdfShared;
  readonly #forms: PdfForms;
  readonly #art = new Map<FrameDocument, Art[]>();
  /** Number of pages per frame, known in advance: a frame that occurs once needs no form XObject. */
  readonly #counts: ReadonlyMap<FrameDocument, number>;

  constructor(
    options: FileOptions,
    shared: PdfShared,
    forms: PdfForms,
    counts: ReadonlyMap<FrameDocument, number>,
  ) {
    this.#options = options;
    this.#shared = shared;
    this.#forms = forms;
    this.#counts = counts;
  }

  async #draw(page: PrintPage): Promise<string[]> {
    const marks = drawPage(page, this.#options);
    for (const address of addressesOf(marks)) await this.#shared.images.embed(address);
    return drawMarks(marks, this.#options.fonts, this.#shared);
  }

  async #drawArt(page: PrintPage): Promise<Art[]> {
    const { document } = page;
    const isRepeated = (this.#counts.get(document) ?? 0) > 1;
    const { x, y, width, height } = paperOf(document.size, true);
    const box = [x, y, x + width, y + height].map(n);
    const art: Art[] = [];
    for (const layer of splitByPage(document, this.#options.language)) {
      if (!layer.isShared) art.push(layer);
      else
        art.push({ ...layer, operators: await this.#draw({ ...page, document: layer.document }) });
    }
    if (!isRepeated) return art;
    return art.map(({ operators, ...layer }) =>
      operators ? { ...layer, operators: this.#forms.add(operators, box) } : layer,
    );
  }

  /** The operators of one page, in its own millimetres. */
  async draw(page: PrintPage): Promise<string[]> {
    let art = this.#art.get(page.document);
    if (!art) {
      art = await this.#drawArt(page);
      if ((this.#counts.get(page.document) ?? 0) > 1) this.#art.set(page.document, art);
    }
    const operators: string[] = [];
    for (const layer of art) {
      const drawn = layer.operators ?? (await this.#draw({ ...page, document: layer.document }));
      for (const operator of drawn) operators.push(operator);
    }
    return operators;
  }
}
