import { useState } from 'react';

import { useFormats } from '../../charts/useFormats';
import { undrawn } from '../../charts/drawing/undrawn';
import { Button } from '../../components/Button/Button';
import { SuccessIcon } from '../../icons';
import { useWords } from '../../internal/useWords';
import { WidgetCard, type WidgetProps } from '../WidgetCard/WidgetCard';
import type { SilentCode } from './SilentCode';
import * as styles from './SilentCodes.css';
import { SilentRow } from './SilentRow';
import { silentWords } from './words';

export interface SilentCodesProps extends WidgetProps {
  /** Most surely silent first. */
  codes: readonly SilentCode[];
  /** Where a code is looked after. */
  hrefOf?: ((id: string) => string) | undefined;
  /** How many are listed until all are asked for. */
  most?: number;
}

/** Codes that nobody scans any more, though people used to. Answers "has a code come off the wall?" */
export function SilentCodes({ codes, hrefOf, most = 5, ...card }: SilentCodesProps) {
  const words = useWords(silentWords);
  const formats = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? codes : codes.slice(0, most);

  return (
    <WidgetCard
      {...card}
      height={184}
      readAs="list"
      isEmpty={codes.length === 0}
      whenEmpty={
        <>
          <span className={styles.goodNews}>
            <SuccessIcon size="large" />
          </span>
          <span className={styles.none}>{words.none}</span>
          {words.noneHint}
        </>
      }
      table={{
        columns: [
          words.code,
          words.location,
          words.lastScan,
          words.daysSilent,
          words.scansExpected,
        ],
        rows: codes.map(({ name, location, lastScan, silentDays, expectedScans }) => [
          name,
          location,
          formats.fullDay(lastScan),
          formats.count(silentDays),
          formats.count(Math.round(expectedScans)),
        ]),
        values: codes.map(({ name, location, lastScan, silentDays, expectedScans }) => [
          name,
          location,
          lastScan,
          silentDays,
          expectedScans,
        ]),
      }}
      lead={<p className={styles.why}>{words.why}</p>}
    >
      <ul className={styles.list}>
        {shown.map((code) => (
          <SilentRow key={code.id} code={code} href={hrefOf?.(code.id)} />
        ))}
      </ul>
      {codes.length > most && (
        <div className={styles.more} {...undrawn}>
          <Button size="small" tone="quiet" onPress={() => setShowsAll(!showsAll)}>
            {showsAll ? words.showFewer : words.showAll(codes.length)}
          </Button>
        </div>
      )}
    </WidgetCard>
  );
}
