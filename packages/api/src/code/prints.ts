import { payloadOf } from '@hearback/print/codes';
import {
  codeAlone,
  fitOnto,
  type Imposition,
  labelGridNames,
  pixelsOf,
  type PrintPage,
  rollOf,
  type SheetFormatName,
  sheetFormatNames,
} from '@hearback/print/files';
import { frameLanguages, markDraft, variablesOf } from '@hearback/print/frames';
import { fileNameOf, type FrameDocument, picturesOfFrame } from '@hearback/schema/documents';

import { peopleSql } from '../account/people.sql.ts';
import { wholeList } from '../database/readPage.ts';
import { framesSql, toFrameDocument } from '../frame/frames.sql.ts';
import { ApiError, invalidField, orNotFound } from '../http/ApiError.ts';
import type { Limit } from '../http/limits.ts';
import { locationsSql } from '../location/locations.sql.ts';
import type { ServiceTools } from '../services.ts';
import type { AskedPrint } from '../workers/drawCodeFiles.ts';
import { PostponedError } from '../workers/PostponedError.ts';
import { codesSql, type StoredCode } from './codes.sql.ts';
import type { CodeSheetQuery, FramePrintQuery } from './contract.ts';
import { readPictures } from './scanGate.ts';

/** A print as a file. */
export interface PrintedFile {
  name: string;
  mediaType: string;
  content: Uint8Array<ArrayBuffer>;
}

/** A print keeps a thread busy, as a scan check does. */
export const printLimit: Limit = { name: 'prints', points: 120, seconds: 600 };

/** Pages of one print, with all copies. */
const mostPages = 500;

/** Width of a code that has no frame, in millimeters. */
const aloneWidth = 40;

/** The media type of each format of a print. */
export const printMediaTypes = {
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  png: 'image/png',
  receipt58: 'application/octet-stream',
  receipt80: 'application/octet-stream',
} as const;

type Layout = Pick<
  FramePrintQuery,
  'sheet' | 'start_at' | 'gutter' | 'copies' | 'bleed' | 'crop_marks' | 'captions' | 'press'
>;

function impositionOf({ sheet, gutter, start_at: startAt }: Layout): Imposition | undefined {
  const format = sheetFormatNames.find((name): name is SheetFormatName => name === sheet);
  if (format) return { kind: 'nUp', format, gutter };
  const grid = labelGridNames.find((name) => name === sheet);
  return grid && { kind: 'labels', grid, startAt };
}

type Tools = Pick<ServiceTools, 'db' | 'workers' | 'settings' | 'logger'>;

/** Prints of codes in their frames, from the same drawing as in the app. */
export function createPrints({ db, workers, settings, logger }: Tools) {
  const documentOf = async (accountId: string, frameId: string) =>
    toFrameDocument(orNotFound(await framesSql.find(db, accountId, frameId)));

  const draw = async (
    accountId: string,
    layout: Layout,
    print: Pick<AskedPrint, 'pages' | 'format' | 'dpi' | 'images' | 'title'> & {
      language: string | undefined;
    },
  ): Promise<PrintedFile> => {
    const { pages, format, dpi, title } = print;
    const imposition = impositionOf(layout);
    if (pages.length * layout.copies > mostPages) throw invalidField('copies', 'out_of_range');
    const marking = {
      hasBleed: layout.bleed,
      hasCropMarks: layout.crop_marks,
      hasCaptions: layout.captions,
    };
    for (const { document } of pages) {
      const { size } = document;
      const { columns, rows } = imposition
        ? fitOnto(size, imposition, marking)
        : { columns: 1, rows: 1 };
      if (columns * rows === 0) throw invalidField('sheet', 'too_large');
      if (format === 'png' && pixelsOf(size, dpi, layout.bleed).isTooLarge) {
        throw invalidField('dpi', 'too_large');
      }
    }
    const languages = pages.flatMap(({ document }) => frameLanguages(document));
    const own = (await peopleSql.findOwner(db, accountId))?.language ?? 'en-US';
    const usual = languages.includes(own) ? own : (languages[0] ?? own);
    try {
      const content = await workers.run(
        'drawPrint',
        {
          pages,
          format,
          dpi,
          title,
          copies: layout.copies,
          images: print.images,
          ...marking,
          isForPress: layout.press,
          language: print.language ?? usual,
          ...(imposition && { imposition }),
        },
        accountId,
      );
      const ending = rollOf(format) ? 'bin' : format;
      return { name: fileNameOf(title, ending), mediaType: printMediaTypes[format], content };
    } catch (error) {
      if (!(error instanceof PostponedError)) {
        logger.error({ err: error }, 'A print could not be drawn');
      }
      throw new ApiError('unavailable', 'The print could not be made right now.', {
        headers: { 'Retry-After': '5' },
      });
    }
  };

  /**
   * Codes in their frames as pages, numbered in their order. What is not open yet is marked as a proof. Codes
   * of one frame share its object, so that a file contains it once.
   */
  const toPages = async (
    accountId: string,
    framed: readonly { code: StoredCode; document: FrameDocument }[],
  ) => {
    const sites = [...new Set(framed.map(({ code }) => code.site))];
    const asked = { ...wholeList, ids: sites.join(',') };
    const { results } = await locationsSql.list(db, accountId, asked);
    const locations = new Map(results.map((location) => [location.id, location]));
    const drafts = new Map<FrameDocument, FrameDocument>();
    const images: Record<string, string> = {};
    const read = new Set<string>();
    const pages: PrintPage[] = [];
    for (const [index, { code, document }] of framed.entries()) {
      const needed = picturesOfFrame(document, code.style).map(({ id }) => id);
      if (needed.some((id) => !read.has(id))) {
        Object.assign(images, await readPictures({ db }, document, code.style));
        for (const id of needed) read.add(id);
      }
      const draft = drafts.get(document) ?? markDraft(document);
      drafts.set(document, draft);
      const location = locations.get(code.site);
      const shortUrl = `${settings.publicOrigin}/r/${code.slug}`;
      const company = location && { name: location.company_name };
      const values = variablesOf({ name: code.name, shortUrl, location, company }, index + 1);
      pages.push({
        document: code.state === 'draft' ? draft : document,
        codeText: payloadOf(shortUrl),
        values,
        caption: [code.name, values.place].filter(Boolean).join(' · '),
        ...(code.style && { codeStyle: code.style }),
      });
    }
    return { pages, images };
  };

  return {
    /** A frame with a code, or with a sample that is marked as a proof. */
    async printFrame(accountId: string, id: string, asked: FramePrintQuery): Promise<PrintedFile> {
      const document = await documentOf(accountId, id);
      const code =
        asked.code === undefined ? undefined : await codesSql.find(db, accountId, asked.code);
      if (asked.code !== undefined && !code) throw invalidField('code', 'not_found');
      const shortUrl = `${settings.publicOrigin}/r/0000000000`;
      const drawn = code
        ? await toPages(accountId, [{ code, document }])
        : {
            pages: [{ document: markDraft(document), codeText: payloadOf(shortUrl) }],
            images: await readPictures({ db }, document, null),
          };
      return draw(accountId, asked, {
        ...drawn,
        format: asked.file_format,
        dpi: asked.dpi === '600' ? 600 : 300,
        language: asked.language,
        title: code?.name ?? document.name,
      });
    },

    /** Codes in their frames as a PDF, in the order that was asked for. A code without a frame is printed alone. */
    async printSheet(accountId: string, asked: CodeSheetQuery): Promise<PrintedFile> {
      const ids = asked.ids.split(',').map((id) => id.trim().toLowerCase());
      const { results } = await codesSql.list(db, accountId, { ...wholeList, ids: ids.join(',') });
      const byId = new Map(results.map((code) => [code.id, code]));
      const documents = new Map<string, FrameDocument>();
      const framed: { code: StoredCode; document: FrameDocument }[] = [];
      for (const id of ids) {
        const code = byId.get(id);
        if (!code) throw invalidField('ids', 'not_found');
        const document =
          documents.get(code.frame ?? code.id) ??
          (code.frame === null
            ? codeAlone(code.name, aloneWidth, code.style ?? undefined)
            : await documentOf(accountId, code.frame));
        documents.set(code.frame ?? code.id, document);
        framed.push({ code, document });
      }
      const { pages, images } = await toPages(accountId, framed);
      return draw(accountId, asked, {
        pages,
        images,
        format: 'pdf',
        dpi: 300,
        language: asked.language,
        title: pages.length === 1 ? (results[0]?.name ?? 'code') : `${pages.length} codes`,
      });
    },
  };
}
