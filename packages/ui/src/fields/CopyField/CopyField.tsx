import { useEffect, useState } from 'react';
import { TextArea, TextField } from 'react-aria-components';

import { Button } from '../../components/Button/Button';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { CheckIcon, CopyIcon, ExternalIcon } from '../../icons';
import * as fieldStyles from '../../internal/field.css';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import { FieldLabel } from '../FieldLabel';
import { FieldText } from '../FieldText';
import * as styles from './CopyField.css';

export interface CopyFieldProps {
  label: string;
  /** What it is for. */
  hint?: string;
  /** What is copied, as it stands: an address, a line for another program. */
  text: string;
  /** On the button: "Copy". */
  copyLabel: string;
  /** On the button, for a moment after it worked: "Copied". */
  copiedLabel: string;
  /** Puts the text on the clipboard. Says whether that worked. */
  onCopy: () => Promise<boolean>;
  /** On a button beside it, for an address that is opened from here: "Open". Left out: it is only copied. */
  openLabel?: string;
}

/** How long the button says that it worked. */
const copiedMs = 2000;

/** Text that is made here and needed elsewhere. It can be copied by hand too, where a browser keeps the clipboard closed. */
export function CopyField({
  label,
  hint,
  text,
  copyLabel,
  copiedLabel,
  onCopy,
  openLabel,
}: CopyFieldProps) {
  // Each press counts anew, so that the last one is answered as long as the first.
  const [copiedAt, setCopiedAt] = useState<number>();
  useEffect(() => {
    if (copiedAt === undefined) return undefined;
    const timer = setTimeout(() => setCopiedAt(undefined), copiedMs);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  const isCopied = copiedAt !== undefined;
  const copy = async () => {
    setCopiedAt((await onCopy()) ? Date.now() : undefined);
  };

  return (
    <TextField className={fieldStyles.field} value={text} isReadOnly>
      <FieldLabel label={label} isRequired={false} />
      <div className={styles.room}>
        <div className={styles.line}>
          <div className={styles.sunken}>
            <TextArea
              className={/\s/.test(text) ? styles.text : styles.address}
              rows={1}
              spellCheck={false}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </div>
          <div className={styles.actions}>
            {/* Several stand below each other: each button says which text it copies. */}
            <Button icon={isCopied ? CheckIcon : CopyIcon} onPress={() => void copy()}>
              {/* The button is as wide as the longer of the two, so that nothing moves. */}
              <span className={styles.either} aria-hidden>
                <span className={isCopied ? styles.unsaid : styles.said}>{copyLabel}</span>
                <span className={isCopied ? styles.said : styles.unsaid}>{copiedLabel}</span>
              </span>
              <span className={visuallyHidden}>
                {isCopied ? copiedLabel : copyLabel}: {label}
              </span>
            </Button>
            {openLabel !== undefined && (
              <ButtonLink icon={ExternalIcon} href={text} isExternal>
                {openLabel}
                <span className={visuallyHidden}>: {label}</span>
              </ButtonLink>
            )}
          </div>
        </div>
        <span className={visuallyHidden} role="status">
          {isCopied && copiedLabel}
        </span>
      </div>
      <FieldText hint={hint} error={undefined} />
    </TextField>
  );
}
