/** What every field takes, so that a form library can drive any of them alike. */
export interface FieldProps<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  /** Below the field: what to type, or why it is asked. */
  hint?: string | undefined;
  /** What is wrong. Replaces the hint. */
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Gets the focus when it appears. One per page or dialog. */
  autoFocus?: boolean | undefined;
}
