import { frameLanguages, frameVariables } from '@hearback/print/frames';
import { Checkbox, NumberField, RadioGroup, Select, TextField } from '@hearback/ui';
import {
  labelGridNames,
  labelGrids,
  type SheetFormatName,
  sheetFormats,
} from '@hearback/print/files';
import { useIntl } from '../../../../i18n/IntlProvider';
import { isLanguage, languageNames } from '../../../../i18n/language';
import { mostCopies, type PrintFormat } from './PrintJob';
import { messages } from './messages';
import {
  type FramedCode,
  hasSheets,
  type PrintChoices,
  type PrintOrder,
  printOrders,
  type SheetChoice,
} from './PrintChoices';
import * as styles from './PrintDesk.css';

/** Imposition options with their labels. */
function useSheetOptions(): { value: SheetChoice; label: string; description?: string }[] {
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
      const { columns, rows, width, height, format, makers } = labelGrids[name];
      return {
        value: `labels:${name}` as const,
        label: formatMessage(messages.labels, {
          makers: makers.join(', '),
          count: columns * rows,
          format: nameOf(format),
        }),
        description: formatMessage(messages.measures, {
          width: rounded(width),
          height: rounded(height),
        }),
      };
    }),
  ];
}

interface Props {
  framed: readonly FramedCode[];
  choices: PrintChoices;
  /** Per code: the chosen or the default number. */
  copies: number;
  onChange: (choices: PrintChoices) => void;
}

/** An SVG is used in other designs: by default it contains only the frame, without sheets or marks. */
const ofFormat = (format: PrintFormat): Partial<PrintChoices> =>
  format === 'svg' ? { format, sheet: 'single', hasCropMarks: false } : { format };

/** The name of a language in that language. */
const nameOf = (language: string): string =>
  isLanguage(language)
    ? languageNames[language]
    : (new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language);

const orderMessages = {
  listed: messages.orderListed,
  name: messages.orderName,
  place: messages.orderPlace,
} as const satisfies Record<PrintOrder, unknown>;

/** Number of labels on a sheet. */
function labelsOn(sheet: SheetChoice): number {
  const name = labelGridNames.find((one) => sheet === `labels:${one}`);
  return name ? labelGrids[name].columns * labelGrids[name].rows : 1;
}

/** All print options. Those that do not apply to the current choice are hidden. */
export function PrintOptions({ framed, choices, copies, onChange }: Props) {
  const { formatMessage } = useIntl();
  const sheets = useSheetOptions();
  const { what, format, sheet } = choices;
  const change = (changed: Partial<PrintChoices>) => onChange({ ...choices, ...changed });
  const bleed = Math.max(0, ...framed.map(({ document }) => document?.size.bleed_mm ?? 0));
  const languages = [
    ...new Set(framed.flatMap(({ document }) => (document ? frameLanguages(document) : []))),
  ];
  const isShared = hasSheets(choices) && sheet !== 'single';
  const hasPlaces = new Set(framed.map(({ code }) => code.location?.name)).size > 1;

  return (
    <>
      {framed.some(({ document }) => document) && (
        <RadioGroup
          label={formatMessage(messages.what)}
          value={what}
          onChange={(value) => change({ what: value as PrintChoices['what'] })}
          options={[
            { value: 'frame', label: formatMessage(messages.wholeFrame) },
            { value: 'code', label: formatMessage(messages.codeAlone) },
          ]}
        />
      )}
      {what === 'frame' && languages.length > 1 && (
        <Select
          label={formatMessage(messages.language)}
          value={choices.language}
          onChange={(language) => change({ language })}
          options={languages.map((value) => ({ value, label: nameOf(value) }))}
        />
      )}
      {what === 'code' && (
        <NumberField
          label={formatMessage(messages.codeWidth)}
          value={choices.codeWidth}
          min={15}
          max={400}
          unit="mm"
          onChange={(codeWidth) => change({ codeWidth: codeWidth ?? 40 })}
        />
      )}
      <Select
        label={formatMessage(messages.format)}
        value={format}
        onChange={(value) => change(ofFormat(value as PrintFormat))}
        options={[
          {
            value: 'pdf',
            label: 'PDF',
            description: formatMessage(messages.pdfFor),
          },
          {
            value: 'svg',
            label: 'SVG',
            description: formatMessage(messages.svgFor),
          },
          ...([300, 600] as const).map((dpi) => ({
            value: `png${dpi}`,
            label: `PNG, ${dpi} dpi`,
            description: formatMessage(messages.pngFor),
          })),
          ...([58, 80] as const).map((width) => ({
            value: `receipt${width}`,
            label: formatMessage(messages.receipt, { width }),
            description: formatMessage(messages.receiptFor),
          })),
        ]}
      />
      {hasSheets(choices) && (
        <Select
          label={formatMessage(messages.sheets)}
          value={sheet}
          onChange={(value) => change({ sheet: value as SheetChoice })}
          options={sheets}
        />
      )}
      {framed.length > 1 && (
        <Select
          label={formatMessage(messages.order)}
          value={choices.order}
          onChange={(value) =>
            change({ order: printOrders.find((order) => order === value) ?? 'listed' })
          }
          options={printOrders.map((value) => ({
            value,
            label: formatMessage(orderMessages[value]),
          }))}
        />
      )}
      {hasSheets(choices) && (
        <div className={styles.pair}>
          {sheet.startsWith('nUp') && (
            <NumberField
              label={formatMessage(messages.gutter)}
              value={choices.gutter}
              min={0}
              max={40}
              unit="mm"
              onChange={(gutter) => change({ gutter: gutter ?? 0 })}
            />
          )}
          {sheet.startsWith('labels') && (
            <NumberField
              label={formatMessage(messages.startAt)}
              value={choices.startAt}
              min={1}
              max={labelsOn(sheet)}
              onChange={(startAt) => change({ startAt: startAt ?? 1 })}
            />
          )}
          {(isShared || format === 'pdf') && (
            <NumberField
              label={formatMessage(messages.copies)}
              value={copies}
              min={1}
              max={mostCopies}
              onChange={(asked) => change({ copies: asked ?? undefined })}
            />
          )}
        </div>
      )}
      {bleed > 0 && what === 'frame' && !sheet.startsWith('labels') && (
        <Checkbox
          label={formatMessage(messages.hasBleed, { mm: bleed })}
          value={choices.hasBleed}
          onChange={(hasBleed) => change({ hasBleed })}
        />
      )}
      {hasSheets(choices) && !sheet.startsWith('labels') && (
        <Checkbox
          label={formatMessage(messages.hasCropMarks)}
          value={choices.hasCropMarks}
          onChange={(hasCropMarks) => change({ hasCropMarks })}
        />
      )}
      {hasSheets(choices) && !sheet.startsWith('labels') && (
        <Checkbox
          label={formatMessage(messages.hasCaptions)}
          value={choices.hasCaptions}
          onChange={(hasCaptions) => change({ hasCaptions })}
        />
      )}
      {format === 'pdf' && (
        <Checkbox
          label={formatMessage(messages.isForPress)}
          hint={formatMessage(messages.isForPressHint)}
          value={choices.isForPress}
          onChange={(isForPress) => change({ isForPress })}
        />
      )}
      {format === 'pdf' && hasPlaces && (
        <Checkbox
          label={formatMessage(messages.isPerPlace)}
          value={choices.isPerPlace}
          onChange={(isPerPlace) => change({ isPerPlace })}
        />
      )}
      {format !== 'pdf' && framed.length > 1 && !isShared && (
        <TextField
          label={formatMessage(messages.fileName)}
          hint={formatMessage(messages.fileNameHint, {
            variables: frameVariables.map((name) => `{${name}}`).join(' '),
          })}
          value={choices.fileName}
          onChange={(fileName) => change({ fileName })}
        />
      )}
    </>
  );
}
