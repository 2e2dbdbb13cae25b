import type { FileOptions } from '../FileOptions.ts';
import type { PrintPage, Sheet, SheetBox } from '../sheets/Sheet.ts';
import { sheetOf } from '../../frames/sheetOf.ts';
import { clipTo, drawMarks, type PdfShared } from './drawMarks.ts';
import { PageDrawer } from './PageDrawer.ts';
import { PdfFonts } from './PdfFonts.ts';
import { PdfForms, PdfImages, PdfOpacities } from './PdfResources.ts';
import { pdfNumber as n, pdfText, PdfWriter } from './PdfWriter.ts';
import { concatenate } from './operators.ts';
import { pathOperators } from './pathOperators.ts';
import { type PressOptions, writePressStandard } from './pressStandard.ts';
import { type SheetMarking, singleSheet } from '../sheets/singleSheet.ts';

export interface PdfFileOptions extends PdfOptions, SheetMarking {}

/**
 * Frames with their codes as a PDF for a printer, each on a page of its own: real size, vector, fonts
 * inside, text to be found.
 */
export async function toPdfFile(
  pages: readonly PrintPage[],
  options: PdfFileOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  return sheetsToPdf(
    pages.map((page) => singleSheet(page, options)),
    options,
  );
}

/** Sheets as a whole PDF in memory. */
export async function sheetsToPdf(
  sheets: readonly Sheet[],
  options: PdfOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const portions: Uint8Array<ArrayBuffer>[] = [];
  for await (const portion of writePdf(sheets, options)) portions.push(portion);
  return new Uint8Array(await new Blob(portions).arrayBuffer());
}

/**
 * The ink that cutting machines look for: its name is what printing houses agree on. It stands for nothing
 * on paper; programs that do not know it show it as magenta. ISO 32000-1, section 8.6.6.4.
 */
class CutContour {
  readonly #writer: PdfWriter;
  #ids: { space: number; state: number } | undefined;

  constructor(writer: PdfWriter) {
    this.#writer = writer;
  }

  /** An outline in that ink, printed over the art without taking anything from it: section 11.7.4.3. */
  draw(path: string): string[] {
    this.#ids ??= {
      space: this.#writer.add(
        `[/Separation /CutContour /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0 0] /N 1 >>]`,
      ),
      state: this.#writer.add(`<< /Type /ExtGState /OP true /op true /OPM 1 >>`),
    };
    return ['q', '/GC gs /CutContour CS 1 SCN', '0.088 w', pathOperators(path), 'S', 'Q'];
  }

  /** The entry of a page's color spaces that names the ink. */
  spaces = (): string => (this.#ids ? `/CutContour ${this.#ids.space} 0 R` : '');

  /** The entry beside the opacities that says how it is printed. */
  states = (): string[] => (this.#ids ? [`/GC ${this.#ids.state} 0 R`] : []);
}

export interface PdfOptions extends FileOptions {
  title: string;
  /** Makes it a PDF/X-4 for printing houses. Omitted: a plain PDF. */
  press?: PressOptions;
  /** Called after each sheet. */
  onProgress?: (done: number, total: number) => void;
  /** Ends the work between two sheets: the generator throws its reason. */
  signal?: AbortSignal;
}

const pointsPerMm = 72 / 25.4;

/** Bytes that are handed over together. */
const portion = 262_144;

/** A box of the page, in points from its bottom left: ISO 32000-1, section 14.11.2. */
const boxOf = ({ height }: Sheet, box: SheetBox) =>
  `[${[box.x, height - box.y - box.height, box.x + box.width, height - box.y]
    .map((mm) => n(mm * pointsPerMm))
    .join(' ')}]`;

const countFrames = (sheets: readonly Sheet[]) => {
  const counts = new Map<PrintPage['document'], number>();
  for (const { places } of sheets) {
    for (const { page } of places) counts.set(page.document, (counts.get(page.document) ?? 0) + 1);
  }
  return counts;
};

/** The operators of a sheet, in points from its bottom left. */
async function drawSheet(
  sheet: Sheet,
  drawer: PageDrawer,
  shared: PdfShared,
  { fonts }: FileOptions,
  contour: CutContour,
): Promise<string> {
  // From millimetres that count down to points that count up.
  const written = [
    `${n(pointsPerMm)} 0 0 -${n(pointsPerMm)} 0 ${n(sheet.height * pointsPerMm)} cm`,
  ];
  for (const { page, x, y, scale, isTurned, bleed } of sheet.places) {
    const { width_mm, height_mm } = sheetOf(page.document.size);
    const move = concatenate(
      isTurned ? [0, scale, -scale, 0, x + height_mm * scale, y] : [scale, 0, 0, scale, x, y],
    );
    // Art is clipped at the bleed; crop marks lie outside of it.
    const clip = clipTo(-bleed, -bleed, width_mm + 2 * bleed, height_mm + 2 * bleed);
    const contours = sheet.contours.flatMap((path) => contour.draw(path));
    // No spread into `push`: a page may have more operators than a call may have arguments.
    for (const operator of [
      'q',
      move,
      'q',
      clip,
      ...(await drawer.draw(page)),
      'Q',
      ...contours,
      'Q',
    ]) {
      written.push(operator);
    }
  }
  return [...written, ...drawMarks(sheet.marks, fonts, shared)].join('\n');
}

/**
 * Writes sheets as a PDF, portion by portion: of a thousand pages, only where each begins and what they
 * share stays in memory.
 */
export async function* writePdf(
  sheets: readonly Sheet[],
  options: PdfOptions,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { title, language, press, onProgress, signal } = options;
  if (sheets.length === 0) throw new Error('A PDF has one page at least. Give it a sheet.');
  const writer = new PdfWriter(press ? '1.6' : '1.7');
  const standard = press && (await writePressStandard(writer, title, press));
  const shared: PdfShared = {
    fonts: new PdfFonts(writer),
    images: new PdfImages(writer),
    opacities: new PdfOpacities(writer),
  };
  const [tree, pageResources, artResources] = [
    writer.allocate(),
    writer.allocate(),
    writer.allocate(),
  ];
  const forms = new PdfForms(writer, artResources);
  const contour = new CutContour(writer);
  const drawer = new PageDrawer(options, shared, forms, countFrames(sheets));
  const kids: number[] = [];

  for (const sheet of sheets) {
    signal?.throwIfAborted();
    const content = writer.addContent(await drawSheet(sheet, drawer, shared, options, contour));
    const whole = { x: 0, y: 0, width: sheet.width, height: sheet.height };
    kids.push(
      writer.add(
        `<< /Type /Page /Parent ${tree} 0 R /Resources ${pageResources} 0 R /Contents ${content} 0 R
/MediaBox ${boxOf(sheet, whole)} /BleedBox ${boxOf(sheet, sheet.bleed)} /TrimBox ${boxOf(sheet, sheet.trim)} ${standard?.page ?? ''}>>`,
      ),
    );
    onProgress?.(kids.length, sheets.length);
    if (writer.waiting > portion) yield writer.take();
  }

  await shared.fonts.write();
  const images = shared.images.entries();
  const spaces = [standard?.spaces ?? '', contour.spaces()].join(' ').trim();
  const colorSpaces = spaces === '' ? '' : `/ColorSpace << ${spaces} >>`;
  const resources = (objects: readonly string[]) =>
    `<< ${shared.fonts.resources()} ${shared.opacities.resources(contour.states())} ${colorSpaces} /XObject << ${objects.join(' ')} >> >>`;
  writer.write(artResources, resources(images));
  writer.write(pageResources, resources([...images, ...forms.entries()]));
  const list = kids.map((id) => `${id} 0 R`).join(' ');
  writer.write(tree, `<< /Type /Pages /Count ${kids.length} /Kids [${list}] >>`);
  const catalog = writer.add(
    `<< /Type /Catalog /Pages ${tree} 0 R /Lang ${pdfText(language)} /ViewerPreferences << /PrintScaling /None >> ${standard?.catalog ?? ''}>>`,
  );
  const info = writer.add(
    `<< /Title ${pdfText(title)} /Producer ${pdfText('Hearback')} ${standard?.info ?? ''}>>`,
  );
  writer.finish(catalog, info, standard?.fileId);
  yield writer.take();
}
