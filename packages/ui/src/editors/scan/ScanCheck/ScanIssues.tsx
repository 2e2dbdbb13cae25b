import type { ScanFix, ScanIssue } from '@hearback/print/scan';

import { Button } from '../../../components/Button/Button';
import { FieldMessage } from '../../../fields/FieldMessage/FieldMessage';
import { WandIcon } from '../../../icons';
import { useWords } from '../../../internal/useWords';
import { Stack } from '../../../layout/Stack/Stack';
import { fixLabel, scanWords, type ScanWords } from '../words';

interface Mending {
  reasons: ShownScanIssue[];
  /** Fix that resolves all of the reasons. Undefined: there is none. */
  fix?: ScanFix;
  label?: string;
}

/** Groups issues with the same fix, so that no two buttons have the same name. */
function byFix(issues: readonly ShownScanIssue[], words: ScanWords): Mending[] {
  const mendings = new Map<string, Mending>();
  for (const [index, issue] of issues.entries()) {
    const { fix } = issue;
    const label = fix && fixLabel(issue, fix, words);
    // Pictures are removed one by one.
    const key = fix?.kind === 'remove' ? `${label} ${fix.elementId}` : (label ?? `${index}`);
    const known = mendings.get(key);
    if (known) known.reasons.push(issue);
    else
      mendings.set(key, {
        reasons: [issue],
        ...(fix && { fix, label: fixLabel(issue, fix, words) }),
      });
  }
  return [...mendings.values()];
}

/** An issue; one from the server has no fix. */
export type ShownScanIssue = Pick<ScanIssue, 'code' | 'severity' | 'elementId' | 'capture' | 'fix'>;

export interface ScanIssuesProps {
  issues: readonly ShownScanIssue[];
  /** Applies a fix. Omit if nothing can be changed. */
  onFix?: ((fix: ScanFix) => void) | undefined;
  /** Returns the name of a frame element. */
  nameOf?: ((elementId: string) => string | undefined) | undefined;
  /** Makes the first fix the primary action. */
  leads?: boolean | undefined;
}

/** Issues that may keep a code from scanning, grouped by fix. Renders nothing if there are none. */
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
        // Two elements may have the same issue.
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
