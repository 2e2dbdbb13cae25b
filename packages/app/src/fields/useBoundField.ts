import { useField } from 'formik';

/** Props that bind a field of `@hearback/ui` to a value of the surrounding Formik. */
export function useBoundField<Value>(name: string) {
  const [field, meta, { setValue, setTouched }] = useField<Value>(name);
  const error = meta.touched && typeof meta.error === 'string' ? meta.error : undefined;

  return {
    name,
    value: field.value,
    onChange: (value: Value) => void setValue(value),
    // A click on a checkbox changes it and blurs the field before it in one go. Formik would check the
    // blurred field against the values of before the change, and its late answer would stay.
    onBlur: () => queueMicrotask(() => void setTouched(true)),
    ...(error === undefined ? {} : { error }),
  };
}
