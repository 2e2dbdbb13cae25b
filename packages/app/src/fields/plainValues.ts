/** Reimplements Formik's operations on form values: texts, numbers, lists and plain objects. */

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

export function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...(value as unknown[])] as Value;
  return isPlainObject(value) ? { ...value } : value;
}

export function cloneDeep<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((each: unknown) => cloneDeep(each)) as Value;
  if (!isPlainObject(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, cloneDeep(part)] as const);
  return Object.fromEntries(parts) as Value;
}

/** `rows[0].name` in its parts. */
export const toPath = (path: string | readonly string[]): string[] =>
  typeof path === 'string' ? path.split(/[.[\]]+/).filter((part) => part !== '') : [...path];
