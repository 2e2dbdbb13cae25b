import { defined } from '../internal/defined';
import type { FieldProps } from './FieldProps';

/** What our fields hand on to the accessible part under them, the same for all. */
export function ariaField<Value>(props: Omit<FieldProps<Value>, 'value' | 'onChange' | 'label'>) {
  const { name, error, isRequired, isDisabled, autoFocus, onBlur } = props;
  return {
    // The form decides when to complain; the browser does not.
    validationBehavior: 'aria' as const,
    isInvalid: Boolean(error),
    ...defined({ name, isRequired, isDisabled, autoFocus }),
    ...(onBlur ? { onBlur: () => onBlur() } : {}),
  };
}
