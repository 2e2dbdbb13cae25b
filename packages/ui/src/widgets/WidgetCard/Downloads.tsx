import type { RefObject } from 'react';

import { MenuList } from '../../components/Menu/MenuList';
import { useWords } from '../../internal/useWords';
import { widgetWords } from '../words';
import type { ChartFile } from './saveChart';

export interface DownloadsProps {
  /** A drawing that is not on the page cannot be saved. */
  showsChart: boolean;
  button: RefObject<HTMLElement | null>;
  onSave: (file: ChartFile) => void;
  onClose: () => void;
}

/** Menu of the file formats in which a chart can be saved. */
export function Downloads({ showsChart, button, onSave, onClose }: DownloadsProps) {
  const words = useWords(widgetWords);
  return (
    <MenuList
      label={words.download}
      openedBy={{ button, close: onClose }}
      actions={[
        {
          id: 'csv',
          label: words.asCsv,
          description: words.csvHint,
          onAction: () => onSave('csv'),
        },
        {
          id: 'svg',
          label: words.asSvg,
          description: showsChart ? words.svgHint : words.onlyAsChart,
          isDisabled: !showsChart,
          onAction: () => onSave('svg'),
        },
        {
          id: 'png',
          label: words.asPng,
          description: showsChart ? words.pngHint : words.onlyAsChart,
          isDisabled: !showsChart,
          onAction: () => onSave('png'),
        },
      ]}
    />
  );
}
