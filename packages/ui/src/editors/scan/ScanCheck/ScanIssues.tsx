import type { ScanFix, ScanIssue } from '@hearback/print/scan';

import { Button } from '../../../components/Button/Button';
import { FieldMessage } from '../../../fields/FieldMessage/FieldMessage';
import { WandIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { Stack } from '../../../layout/Stack/Stack';
import { scanWords } from '../words';
import { byFix } from './byFix';

/** One reason, as it is known: without a fix when it comes from the server. */
export type ShownScanIssue = Pick<ScanIssue, 'code' | 'severity' | 'elementId' | 'capture' | 'fix'>;

export interface ScanIssuesProps {
  issues: readonly ShownScanIssue[];
  /** Carries a fix out. Left out where nothing can be changed. */
  onFix?: ((fix: ScanFix) => void) | undefined;
  /** What an element of the frame is called. */
  nameOf?: ((elementId: string) => string | undefined) | undefined;
  /** To mend the first reason is what its view is for. */
  leads?: boolean | undefined;
}

/** Why a code may not scan, with the button that mends it: one for all reasons that it removes. Shows nothing when all is well. */
export function ScanIssues({ issues, onFix, nameOf, leads = false }: ScanIssuesProps) {
  const words = useWords(scanWords);
  if (issues.length === 0) return null;
  const firstFix = leads ? issues.find(({ fix }) => fix)?.fix : undefined;

  const sentenceOf = ({ code, elementId, capture }: ShownScanIssue) => {
    const name = code === 'covered' || code === 'quiet_zone' ? elementId : undefined;
    const subject = name === undefined ? undefined : nameOf?.(name);
    return [
      subject === undefined ? words.issues[code] : `${subject}: ${words.issues[code]}`,
      ...(capture === undefined ? [] : [words.unread(words.captures[capture])]),
    ].join(' ');
  };

  return (
    <Stack as="ul" gap="small">
      {byFix(issues, words).map(({ label, fix, reasons }, index) => (
        // Two elements may be in the way, for the same reason.
        <li key={`${index} ${label ?? ''}`}>
          <Stack gap="xxsmall" align="start">
            {reasons.map((reason, place) => (
              <FieldMessage
                key={`${place} ${reason.code}`}
                tone={reason.severity === 'block' ? 'error' : 'warning'}
              >
                {sentenceOf(reason)}
              </FieldMessage>
            ))}
            {fix && onFix && (
              <Button
                size="small"
                tone={fix === firstFix ? 'primary' : 'secondary'}
                icon={WandIcon}
                onPress={() => onFix(fix)}
              >
                {label}
              </Button>
            )}
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
