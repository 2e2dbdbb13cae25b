import { useEffect, useState } from 'react';
import { TextArea, TextField } from 'react-aria-components';
import { Button } from '../../components/Button/Button';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink';
import { CheckIcon, CopyIcon, ExternalIcon } from '../../icons';
import * as fieldStyles from '../../internal/field.css';
import { visuallyHidden } from '../../internal/visuallyHidden.css';
import { FieldLabel, FieldText } from '../fieldParts';
import * as styles from './CopyField.css';

export interface CopyFieldProps {
  label: string;
  /** Purpose of the text. */
  hint?: string;
  /** The text to copy, verbatim: a URL, or a line for another program. */
  text: string;
  /** Button label: "Copy". */
  copyLabel: string;
  /** Button label after success: "Copied". */
  copiedLabel: string;
  /** Copies the text to the clipboard. Returns true on success. */
  onCopy: () => Promise<boolean>;
  /** Label of a link that opens the URL: "Open". Default: no link. */
  openLabel?: string;
}

/** Duration of the confirmation on the button. */
const copiedMs = 2000;

/** Read-only text to copy. It can be selected by hand if the browser denies clipboard access. */
export function CopyField({
  label,
  hint,
  text,
  copyLabel,
  copiedLabel,
  onCopy,
  openLabel,
}: CopyFieldProps) {
  // Each press restarts the timer, so that every confirmation is shown equally long.
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
            {/* Several may be on a page: each button's name includes its text. */}
            <Button icon={isCopied ? CheckIcon : CopyIcon} onPress={() => void copy()}>
              {/* As wide as the longer label, so that the layout does not shift. */}
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
