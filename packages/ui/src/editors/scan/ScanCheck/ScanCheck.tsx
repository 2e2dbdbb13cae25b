import { useLocale } from 'react-aria-components';

import type { ScanCapture, ScanFix, ScanReport, SizeAdvice } from '@hearback/print/scan';

import { Badge } from '../../../components/Badge/Badge';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Text } from '../../../components/Text/Text';
import { CheckIcon, ChevronDownIcon, CloseIcon, RefreshIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { Inline } from '../../../layout/Inline/Inline';
import { Stack } from '../../../layout/Stack/Stack';
import { scanWords, type ScanWords } from '../words';
import { visuallyHidden } from '../../../internal/visuallyHidden.css';
import * as styles from './ScanCheck.css';
import { ScanIssues } from './ScanIssues';

/** Table of photos and decoders. Expanded if a decoder failed to read one. */
function Captures({ captures }: { captures: readonly ScanCapture[] }) {
  const words = useWords(scanWords);
  const readers = Object.keys(captures[0]?.decoders ?? {});
  const isAllRead = captures.every(({ decoders }) => Object.values(decoders).every(Boolean));

  return (
    <details open={!isAllRead}>
      <summary className={styles.summary}>
        {words.capturesLabel}
        <ChevronDownIcon size="small" />
      </summary>
      <table className={styles.captures}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {words.captureColumn}
            </th>
            {readers.map((reader, index) => (
              <th key={reader} scope="col" className={styles.head}>
                {words.reader(String(index + 1))} <span className={styles.program}>{reader}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {captures.map(({ name, decoders }) => (
            <tr key={name} className={styles.row}>
              <th scope="row" className={styles.name}>
                {words.captures[name]}
              </th>
              {readers.map((reader) => {
                const isRead = decoders[reader] ?? false;
                const Sign = isRead ? CheckIcon : CloseIcon;
                return (
                  <td key={reader} className={styles.mark} data-read={isRead ? 'yes' : 'no'}>
                    <Sign size="small" />
                    <span className={visuallyHidden}>{isRead ? words.read : words.notRead}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export interface ScanCheckProps {
  /** The last report. It stays visible during the next check. */
  report?: ScanReport | undefined;
  state: 'checking' | 'done' | 'failed';
  /** Applies a fix. Omit if nothing can be changed. */
  onFix?: ((fix: ScanFix) => void) | undefined;
  /** Retries a failed check. */
  onRetry?: (() => void) | undefined;
  /** Returns the name of a frame element. */
  nameOf?: ((elementId: string) => string | undefined) | undefined;
  /** Makes the first fix the primary action. */
  leads?: boolean | undefined;
}

const tones = { pass: 'success', warn: 'warning', block: 'danger' } as const;

/** Formats sizes: distances below one meter in centimeters. */
function sayIn(locale: string) {
  const say = (unit: string, maximumFractionDigits: number) => (value: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(value);
  return {
    width: say('millimeter', 0),
    distance: (mm: number) =>
      mm < 1_000 ? say('centimeter', 0)(mm / 10) : say('meter', 1)(mm / 1_000),
  };
}

/** Sentence with the width of the code, quiet zone included, and its recommended width. */
function sizeSentence(
  moduleMm: number,
  advice: SizeAdvice,
  words: ScanWords,
  say: ReturnType<typeof sayIn>,
): string {
  const modules = advice.smallestWidthMm / advice.smallestModuleMm;
  const safe = Math.ceil(advice.safeWidthMm);
  const better = Math.ceil(advice.recommendedWidthMm);
  return words.size({
    width: say.width(moduleMm * modules),
    distance: say.distance(advice.readingDistanceMm),
    safe: say.width(safe),
    ...(better > safe && { better: say.width(better) }),
  });
}

/** Result of a scan check: the verdict, the issues with their fixes, and the test photos. */
export function ScanCheck({ report, state, onFix, onRetry, nameOf, leads }: ScanCheckProps) {
  const words = useWords(scanWords);
  const say = sayIn(useLocale().locale);
  const isKnown = state === 'done' && report !== undefined;

  return (
    <Stack gap="small">
      <Inline spread="between">
        <Heading level={3} size="small">
          {words.title}
        </Heading>
        {/* Announced on change, without interrupting. */}
        <span role="status">
          <Badge tone={isKnown ? tones[report.verdict] : 'neutral'} dot={isKnown ? 'full' : 'half'}>
            {words.verdicts[isKnown ? report.verdict : state === 'failed' ? 'failed' : 'checking']}
          </Badge>
        </span>
      </Inline>
      {state === 'failed' && (
        <Stack gap="xsmall" align="start">
          <Text size="small" tone="muted">
            {words.failedHint}
          </Text>
          {onRetry && (
            <Button size="small" icon={RefreshIcon} onPress={onRetry}>
              {words.retry}
            </Button>
          )}
        </Stack>
      )}
      {state !== 'failed' && report && (
        <>
          <ScanIssues
            issues={report.issues}
            nameOf={nameOf}
            leads={leads}
            // Fixes apply only to the checked version, so there are none during the next check.
            onFix={isKnown ? onFix : undefined}
          />
          {report.moduleMm > 0 && report.advice && (
            <Text size="small" tone="muted">
              {sizeSentence(report.moduleMm, report.advice, words, say)}
            </Text>
          )}
          {report.captures.length > 0 && <Captures captures={report.captures} />}
        </>
      )}
    </Stack>
  );
}
