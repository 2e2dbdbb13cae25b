import type { ChartRows } from '../../charts/ChartTable/ChartTable';
import { paintPng } from '../../charts/drawing/paintPng';
import { readDrawing } from '../../charts/drawing/readDrawing';
import { writeSvg } from '../../charts/drawing/writeSvg';
import { fileNameOf } from '../../charts/files/fileNameOf';
import { saveFile } from '../../charts/files/saveFile';
import { csvDialectOf, writeCsv, type CsvValue } from '../../charts/files/writeCsv';

/** A drawing's numbers, for reading and for a file. */
export interface WidgetTable extends ChartRows {
  /** For a file: plain numbers, whole days. Without it the file has the rows as they read. */
  values?: readonly (readonly CsvValue[])[];
}

/** What of a chart can be saved: its numbers, its drawing, a picture of it. */
export type ChartFile = 'csv' | 'svg' | 'png';

export interface Chart {
  title: string;
  table: WidgetTable;
  /** What is drawn, as it is on the page. */
  card: Element;
  /** The reader's, as a spreadsheet of theirs expects its numbers. */
  locale: string;
}

async function write(file: ChartFile, { title, table, card, locale }: Chart): Promise<Blob> {
  if (file === 'csv') {
    const text = writeCsv(table.columns, table.values ?? table.rows, csvDialectOf(locale));
    return new Blob([text], { type: 'text/csv;charset=utf-8' });
  }
  const drawing = readDrawing(card, title);
  return file === 'png'
    ? paintPng(drawing)
    : new Blob([writeSvg(drawing)], { type: 'image/svg+xml' });
}

/** Saves a chart under its title, in the theme that it is shown in. */
export async function saveChart(file: ChartFile, chart: Chart): Promise<void> {
  saveFile(fileNameOf(chart.title, file), await write(file, chart));
}
