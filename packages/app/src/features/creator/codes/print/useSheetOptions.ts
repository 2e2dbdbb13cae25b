import {
  labelGridNames,
  labelGrids,
  sheetFormats,
  type SheetFormatName,
} from '@hearback/print/files';

import { useIntl } from '../../../../i18n/IntlProvider';
import { messages } from './messages';
import type { SheetChoice } from './PrintChoices';

/** The ways in which pages share a sheet, in the reader’s words. */
export function useSheetOptions(): { value: SheetChoice; label: string; description?: string }[] {
  const { formatMessage, formatNumber } = useIntl();
  const nameOf = (format: SheetFormatName) =>
    format === 'letter' ? formatMessage(messages.letter) : format.toUpperCase();
  const rounded = (mm: number) => Math.round(mm * 10) / 10;

  const onSheet = (format: SheetFormatName) => ({
    value: `nUp:${format}` as const,
    label: formatMessage(messages.severalOn, { format: nameOf(format) }),
    description: `${formatNumber(sheetFormats[format].width)} × ${formatNumber(sheetFormats[format].height)} mm`,
  });
  return [
    onSheet('a4'),
    { value: 'single', label: formatMessage(messages.onePerSheet) },
    onSheet('a3'),
    onSheet('letter'),
    ...labelGridNames.map((name) => {
      const { columns, rows, width, height, format } = labelGrids[name];
      return {
        value: `labels:${name}` as const,
        label: formatMessage(messages.labels, { count: columns * rows, format: nameOf(format) }),
        description: formatMessage(messages.measures, {
          width: rounded(width),
          height: rounded(height),
        }),
      };
    }),
  ];
}
