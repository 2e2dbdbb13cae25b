import type { RefObject } from 'react';

import type { ChartRows } from '../../charts/ChartTable/ChartTable';
import { paintPng } from '../../charts/drawing/paintPng';
import { readDrawing } from '../../charts/drawing/readDrawing';
import { writeSvg } from '../../charts/drawing/writeSvg';
import { fileNameOf } from '../../charts/files/fileNameOf';
import { saveFile } from '../../charts/files/saveFile';
import { writeCsv, type CsvValue } from '../../charts/files/writeCsv';
import { MenuList } from '../../components/Menu/MenuList';
import { useWords } from '../../internal/useWords';
import { widgetWords } from '../words';

/** A drawing's numbers, for reading and for a file. */
export interface WidgetTable extends ChartRows {
  /** For a file: plain numbers, whole days. Without it the file has the rows as they read. */
  values?: readonly (readonly CsvValue[])[];
}

export interface DownloadsProps {
  title: string;
  table: WidgetTable;
  card: RefObject<HTMLElement | null>;
  /** A drawing that is not on the page cannot be saved. */
  showsChart: boolean;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What of a chart can be saved: its numbers or its drawing, in the theme that it is shown in. */
export function Downloads({ title, table, card, showsChart, button, onClose }: DownloadsProps) {
  const words = useWords(widgetWords);

  const saveNumbers = () =>
    saveFile(
      fileNameOf(title, 'csv'),
      new Blob([writeCsv(table.columns, table.values ?? table.rows)], {
        type: 'text/csv;charset=utf-8',
      }),
    );
  const saveSvg = () => {
    if (!card.current) return;
    const svg = writeSvg(readDrawing(card.current, title));
    saveFile(fileNameOf(title, 'svg'), new Blob([svg], { type: 'image/svg+xml' }));
  };
  const savePng = async () => {
    if (!card.current) return;
    saveFile(fileNameOf(title, 'png'), await paintPng(readDrawing(card.current, title)));
  };

  return (
    <MenuList
      label={words.download}
      openedBy={{ button, close: onClose }}
      actions={[
        { id: 'csv', label: words.asCsv, description: words.csvHint, onAction: saveNumbers },
        {
          id: 'svg',
          label: words.asSvg,
          description: showsChart ? words.svgHint : words.onlyAsChart,
          isDisabled: !showsChart,
          onAction: saveSvg,
        },
        {
          id: 'png',
          label: words.asPng,
          description: showsChart ? words.pngHint : words.onlyAsChart,
          isDisabled: !showsChart,
          onAction: () => void savePng(),
        },
      ]}
    />
  );
}
