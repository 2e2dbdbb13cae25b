import type { ScanFix, ScanReport, SizeAdvice } from '@hearback/print/scan';
import { useLocale } from 'react-aria-components';

import { Badge } from '../../../components/Badge/Badge';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Text } from '../../../components/Text/Text';
import { RefreshIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { Inline } from '../../../layout/Inline/Inline';
import { Stack } from '../../../layout/Stack/Stack';
import { scanWords, type ScanWords } from '../words';
import { Captures } from './Captures';
import { ScanIssues } from './ScanIssues';

export interface ScanCheckProps {
  /** What was found last. It stays while the next check is under way. */
  report?: ScanReport | undefined;
  state: 'checking' | 'done' | 'failed';
  /** Carries a fix out. Left out where nothing can be changed. */
  onFix?: ((fix: ScanFix) => void) | undefined;
  /** Tries a check again that failed. */
  onRetry?: (() => void) | undefined;
  /** What an element of the frame is called. */
  nameOf?: ((elementId: string) => string | undefined) | undefined;
  /** To mend the first reason is what its view is for. */
  leads?: boolean | undefined;
}

const tones = { pass: 'success', warn: 'warning', block: 'danger' } as const;

/** Sizes as people say them: distances in centimetres up to a metre. */
function sayIn(locale: string) {
  const say = (unit: string, maximumFractionDigits: number) => (value: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(value);
  return {
    width: say('millimeter', 0),
    distance: (mm: number) =>
      mm < 1_000 ? say('centimeter', 0)(mm / 10) : say('meter', 1)(mm / 1_000),
  };
}

/** How wide the code is, with its quiet zone, and how wide it should be. */
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

/** Whether finished art scans: the verdict, what speaks against it with a way out of each, and the proof. */
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
        {/* Heard when it changes, without interrupting whoever is drawing. */}
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
            // A fix belongs to what was checked, not to what is there by now.
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
