import { useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { FileTrigger } from 'react-aria-components';

import { Button } from '../../components/Button/Button';
import { ImageIcon, TrashIcon, UploadIcon, type IconComponent } from '../../icons';
import { useUiStrings } from '../../strings/UiStringsProvider';
import * as styles from '../../internal/field.css';
import { FieldMessage } from '../FieldMessage/FieldMessage';
import * as fileStyles from './FileField.css';

export interface FileFieldProps {
  label: string;
  /** Media types or file extensions: `image/png`. */
  accept: readonly string[];
  /** A file was picked, dropped or pasted. The caller validates and uploads it. */
  onSelect: (file: File) => void;
  /** Shows a remove button if set. */
  onRemove?: (() => void) | undefined;
  /** URL of the current picture. */
  previewUrl?: string | undefined;
  /** Icon of the file type. Default: a picture. */
  icon?: IconComponent;
  hint?: string | undefined;
  error?: string | undefined;
  isPending?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

/** File input: pick, drop, or paste while it has the focus. */
export function FileField({
  label,
  accept,
  onSelect,
  onRemove,
  previewUrl,
  icon: Icon = ImageIcon,
  hint,
  error,
  isPending = false,
  isDisabled = false,
}: FileFieldProps) {
  const strings = useUiStrings();
  const labelId = useId();
  const messageId = useId();
  const [isOver, setIsOver] = useState(false);
  const zone = useRef<HTMLDivElement>(null);

  const remove = () => {
    // The pressed button is removed with the picture, so the focus moves to the pick button.
    zone.current?.querySelector('button')?.focus();
    onRemove?.();
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !isDisabled) onSelect(file);
  };

  const paste = (event: ClipboardEvent) => {
    const file = event.clipboardData.files[0];
    if (!file || isDisabled) return;
    event.preventDefault();
    onSelect(file);
  };

  return (
    <div
      role="group"
      className={styles.field}
      aria-labelledby={labelId}
      aria-describedby={error || hint ? messageId : undefined}
    >
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <div
        ref={zone}
        className={fileStyles.zone}
        data-invalid={error ? true : undefined}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        onPaste={paste}
      >
        <span className={fileStyles.preview}>
          {previewUrl === undefined ? (
            <Icon />
          ) : (
            <img src={previewUrl} alt="" className={fileStyles.image} />
          )}
        </span>
        <FileTrigger
          acceptedFileTypes={accept}
          onSelect={(files) => {
            const file = files?.[0];
            if (file) onSelect(file);
          }}
        >
          <Button size="small" icon={UploadIcon} isPending={isPending} isDisabled={isDisabled}>
            {previewUrl === undefined ? strings.chooseFile : strings.replaceFile}
          </Button>
        </FileTrigger>
        {onRemove && previewUrl !== undefined ? (
          <Button
            size="small"
            tone="quiet"
            icon={TrashIcon}
            isDisabled={isDisabled}
            onPress={remove}
          >
            {strings.remove}
          </Button>
        ) : (
          <span className={fileStyles.hint}>{strings.dropFile}</span>
        )}
      </div>
      {(error || hint) && (
        <FieldMessage id={messageId} tone={error ? 'error' : 'hint'}>
          {error || hint}
        </FieldMessage>
      )}
    </div>
  );
}
