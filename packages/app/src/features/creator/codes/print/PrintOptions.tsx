import { Checkbox, NumberField, RadioGroup, Select } from '@hearback/ui';

import { useIntl } from '../../../../i18n/IntlProvider';
import { mostCopies } from './copiesThatFit';
import { messages } from './messages';
import { hasSheets, type FramedCode, type PrintChoices, type SheetChoice } from './PrintChoices';
import * as styles from './PrintDesk.css';
import type { PrintFormat } from './PrintJob';
import { useSheetOptions } from './useSheetOptions';

interface Props {
  framed: readonly FramedCode[];
  choices: PrintChoices;
  /** Of each code, as they are chosen or usual. */
  copies: number;
  onChange: (choices: PrintChoices) => void;
}

/** Everything that can be chosen about a print. What does not matter for a choice is not asked. */
export function PrintOptions({ framed, choices, copies, onChange }: Props) {
  const { formatMessage } = useIntl();
  const sheets = useSheetOptions();
  const { what, format, sheet } = choices;
  const change = (changed: Partial<PrintChoices>) => onChange({ ...choices, ...changed });
  const bleed = Math.max(0, ...framed.map(({ document }) => document?.size.bleed_mm ?? 0));
  const isShared = hasSheets(choices) && sheet !== 'single';

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
        onChange={(value) => change({ format: value as PrintFormat })}
        options={[
          {
            value: 'svg',
            label: 'SVG',
            description: formatMessage(messages.svgFor),
          },
          {
            value: 'pdf',
            label: 'PDF',
            description: formatMessage(messages.pdfFor),
          },
          ...([300, 600] as const).map((dpi) => ({
            value: `png${dpi}`,
            label: `PNG, ${dpi} dpi`,
            description: formatMessage(messages.pngFor),
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
              max={30}
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
    </>
  );
}
