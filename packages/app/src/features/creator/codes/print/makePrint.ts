import {
  createSvgWriter,
  rollOf,
  sheetsOf,
  toPngFile,
  toReceiptFile,
  toSvgSheet,
  writePdf,
  zipFiles,
  type PressProfiles,
  type Rasteriser,
} from '@hearback/print/files';
import type { Fonts } from '@hearback/print/fonts';
import { fileNameOf } from '@hearback/schema/documents';
import {
  countFiles,
  hasMarkedSheets,
  jobsByPlace,
  type NamedPage,
  type PrintFormat,
  type PrintJob,
  type PrintRequest,
  type PrintResult,
} from './PrintJob';

/** Dependencies for making files, loaded on demand. */
export interface PrintTools {
  loadFonts: () => Promise<Fonts>;
  loadRasteriser: () => Promise<Rasteriser>;
  loadPressProfiles: () => Promise<PressProfiles>;
  /** The pictures of all pages as data URLs, by id. */
  loadPictures: (pages: readonly NamedPage[]) => Promise<Record<string, string>>;
  onProgress: (share: number) => void;
}

type Options = Awaited<ReturnType<typeof optionsOf>>;

const optionsOf = async ({ pages, language, hasBleed }: PrintJob, tools: PrintTools) => {
  const [fonts, images] = await Promise.all([tools.loadFonts(), tools.loadPictures(pages)]);
  return { language, fonts, images, hasBleed };
};

async function makePdf(
  job: PrintJob,
  options: Options,
  { loadPressProfiles, onProgress }: PrintTools,
): Promise<Blob> {
  const press = job.isForPress
    ? { profiles: await loadPressProfiles(), now: new Date() }
    : undefined;
  const portions: Blob[] = [];
  const writing = writePdf(sheetsOf(job), {
    ...options,
    title: job.title,
    ...(press && { press }),
    onProgress: (done, total) => onProgress(done / total),
  });
  // Blobs are stored outside of the JavaScript heap.
  for await (const portion of writing) portions.push(new Blob([portion]));
  return new Blob(portions, { type: 'application/pdf' });
}

/** A PDF for each place. */
async function* makePdfs(job: PrintJob, options: Options, tools: PrintTools) {
  const jobs = jobsByPlace(job);
  for (const [index, [place, one]] of jobs.entries()) {
    const onProgress = (share: number) => tools.onProgress((index + share) / jobs.length);
    const content = await makePdf(one, options, { ...tools, onProgress });
    yield { name: fileNameOf(place || job.title, 'pdf'), content };
  }
}

/** The name of a page's file, in the folder of its place. */
const pathOf = ({ name, folder }: NamedPage, ending: 'png' | 'svg') =>
  folder === undefined
    ? fileNameOf(name, ending)
    : `${fileNameOf(folder)}/${fileNameOf(name, ending)}`;

const svgBlob = (svg: string) => new Blob([svg], { type: 'image/svg+xml' });

/** One file per page; shared sheets are one file each. */
async function* makeSvgs(job: PrintJob, options: Options, { onProgress }: PrintTools) {
  if (hasMarkedSheets(job)) {
    const sheets = sheetsOf(job);
    for (const [index, sheet] of sheets.entries()) {
      const page = job.imposition ? undefined : job.pages[Math.floor(index / job.copies)];
      const name = page?.name ?? `${job.title} ${index + 1}`;
      yield {
        name: page ? pathOf(page, 'svg') : fileNameOf(name, 'svg'),
        content: svgBlob(toSvgSheet(sheet, name, options)),
      };
      onProgress((index + 1) / sheets.length);
    }
    return;
  }
  const write = createSvgWriter(options);
  for (const [index, page] of job.pages.entries()) {
    const svg = write(page);
    yield { name: pathOf(page, 'svg'), content: svgBlob(svg) };
    onProgress((index + 1) / job.pages.length);
  }
}

async function* makePngs(
  { pages }: PrintJob,
  dpi: 300 | 600,
  options: Options,
  { loadRasteriser, onProgress }: PrintTools,
) {
  const rasteriser = await loadRasteriser();
  for (const [index, page] of pages.entries()) {
    const content = await toPngFile(page.document, {
      ...options,
      ...page,
      dpi,
      rasteriser,
      onProgress: (share) => onProgress((index + share) / pages.length),
    });
    yield { name: pathOf(page, 'png'), content };
  }
}

async function makeFile(
  job: PrintJob,
  format: PrintFormat,
  tools: PrintTools,
): Promise<PrintResult> {
  const options = await optionsOf(job, tools);
  if (format === 'pdf' && countFiles(job, format) === 1) {
    return { kind: 'file', file: await makePdf(job, options, tools), ending: 'pdf' };
  }
  const roll = rollOf(format);
  if (roll) {
    const rasteriser = await tools.loadRasteriser();
    const file = toReceiptFile(job.pages, { ...options, rasteriser, roll });
    tools.onProgress(1);
    return { kind: 'file', file, ending: 'bin' };
  }
  const files =
    format === 'pdf'
      ? makePdfs(job, options, tools)
      : format === 'svg'
        ? makeSvgs(job, options, tools)
        : makePngs(job, format === 'png300' ? 300 : 600, options, tools);
  if (countFiles(job, format) > 1) {
    return { kind: 'file', file: await zipFiles(files), ending: 'zip' };
  }
  const { value } = await files.next();
  if (!value) throw new Error('There is no page to print. Choose a code with a frame.');
  // Runs the generator to its end, so that it can report completion.
  await files.next();
  return { kind: 'file', file: value.content, ending: format === 'svg' ? 'svg' : 'png' };
}

/** Handles a request of the page: makes a file to save, or sheets to preview. */
export async function makePrint(request: PrintRequest, tools: PrintTools): Promise<PrintResult> {
  const { job } = request;
  if (request.kind === 'file') return makeFile(job, request.format, tools);
  const shown = {
    ...(await optionsOf(job, tools)),
    isForScreen: request.isForScreen ?? false,
  };
  const all = sheetsOf(job);
  const from = Math.min(request.from, all.length - 1);
  const sheets = all.slice(from, from + request.most).map((sheet, index, { length }) => {
    const svg = svgBlob(toSvgSheet(sheet, job.title, shown));
    tools.onProgress((index + 1) / length);
    return { svg, width: sheet.width, height: sheet.height };
  });
  return { kind: 'sheets', sheets, total: all.length };
}
