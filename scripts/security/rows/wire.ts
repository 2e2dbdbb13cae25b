import { api, app, gates, gateway } from './folders.ts';
import type { Row } from './Row.ts';

/** What goes over the wire, into files and onto pages. */
export const wireRows: readonly Row[] = [
  {
    id: 'T50',
    what: 'headers on every kind of answer',
    files: [
      `${gates}/security/wire.test.ts`,
      `${gateway}/site/product.test.ts`,
      `${api}/routes/image/images.test.ts`,
    ],
  },
  {
    id: 'T51',
    what: 'two requests in one',
    files: [`${gates}/security/wire.test.ts`],
  },
  {
    id: 'T52',
    what: 'five hundred who are slow on purpose (with `--all`)',
    files: [`${api}/test/security/slowClients.test.ts`],
    isLong: true,
  },
  {
    id: 'T53',
    what: 'ways out of the folder of files, and files that are for nobody',
    files: [`${gates}/security/wire.test.ts`, `${gateway}/site/fileServer.test.ts`],
  },
  {
    id: 'T54',
    what: 'addresses that name another place lead nowhere else',
    files: [`${gates}/security/wire.test.ts`, 'e2e/routes.spec.ts'],
  },
  {
    id: 'T55',
    what: 'a false Host',
    files: [`${gates}/security/wire.test.ts`, `${gateway}/site/product.test.ts`],
  },
  {
    id: 'T56',
    what: 'pictures that are bombs, something else as well, or tell where they were taken',
    files: [`${api}/routes/image/hostileImages.test.ts`, `${api}/routes/image/images.test.ts`],
  },
  {
    id: 'T57',
    what: 'markup in what people type, on every kind of screen in a real browser too',
    files: [
      'packages/ui/src/test/hostileWords.test.tsx',
      `${app}/visitor/render.test.ts`,
      `${api}/mail/letters.test.ts`,
      'packages/print/src/files/svgSafety.test.ts',
      'e2e/hostile-words.spec.ts',
    ],
  },
  {
    id: 'T58',
    what: 'SVG is read strictly, and runs or loads nothing',
    files: ['packages/print/src/files/svgSafety.test.ts'],
  },
  {
    id: 'T59',
    what: 'cells that spreadsheets would compute',
    files: [
      `${api}/services/export/hostileCells.test.ts`,
      `${api}/services/export/toCsv.test.ts`,
      `${api}/services/export/toSheet.test.ts`,
      'packages/ui/src/charts/files/writeCsv.test.ts',
      `${api}/routes/feedback/exportFile.test.ts`,
    ],
  },
  {
    id: 'T60',
    what: 'no secret in what is built for browsers, nor in logs',
    files: [
      'scripts/security/bundle.test.ts',
      `${gates}/security/graphFuzz.test.ts`,
      `${api}/errors/sendError.test.ts`,
      `${gateway}/site/visitors.test.ts`,
    ],
  },
];
