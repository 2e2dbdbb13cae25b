import { Label, Text } from 'react-aria-components';

import { FieldMessageIcon } from './FieldMessage/FieldMessage';
import { message } from './FieldMessage/FieldMessage.css';
import * as styles from '../internal/field.css';
import { defined } from '../internal/defined';

/** Maps the common field props to those of React Aria. */
export function ariaField<Value>(props: Omit<FieldProps<Value>, 'value' | 'onChange' | 'label'>) {
  const { name, error, isRequired, isDisabled, autoFocus, onBlur } = props;
  return {
    // Validation messages come from the form, not from the browser.
    validationBehavior: 'aria' as const,
    isInvalid: Boolean(error),
    ...defined({ name, isRequired, isDisabled, autoFocus }),
    ...(onBlur ? { onBlur: () => onBlur() } : {}),
  };
}

interface FieldLabelProps {
  label: string;
  isRequired: boolean | undefined;
}

/** Label of a field. The mark is visual only; the input itself is marked as required. */
export function FieldLabel({ label, isRequired }: FieldLabelProps) {
  return (
    <Label className={styles.label}>
      {label}
      {isRequired && (
        <span className={styles.requiredMark} aria-hidden="true">
          *
        </span>
      )}
    </Label>
  );
}

/** Props of every field, so that a form library can bind any of them alike. */
export interface FieldProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  /** Help text below the field. */
  hint?: string | undefined;
  /** Error message. Replaces the hint. */
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Gets the focus on mount. One per page or dialog. */
  autoFocus?: boolean | undefined;
}

interface Props {
  hint: string | undefined;
  error: string | undefined;
}

/** The hint of a field, or the error instead, linked to its input. */
export function FieldText({ hint, error }: Props) {
  if (error) {
    return (
      <Text slot="errorMessage" className={message({ tone: 'error' })}>
        <FieldMessageIcon tone="error" />
        <span>{error}</span>
      </Text>
    );
  }
  if (!hint) return null;
  return (
    <Text slot="description" className={message({ tone: 'hint' })}>
      {hint}
    </Text>
  );
}
