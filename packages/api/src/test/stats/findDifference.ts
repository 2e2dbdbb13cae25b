/** Numbers that differ by less are the same number, added up in another order. */
const relative = 1e-9;

const isSame = (one: number, other: number) =>
  Math.abs(one - other) <= relative * Math.max(1, Math.abs(one), Math.abs(other));

/** Where two answers differ first, as a path and both values. Nothing when they are the same. */
export function findDifference(
  product: unknown,
  reference: unknown,
  path = '',
): string | undefined {
  if (typeof product === 'number' && typeof reference === 'number' && isSame(product, reference)) {
    return undefined;
  }
  if (isPlain(product) && isPlain(reference)) {
    const keys = new Set([...Object.keys(reference), ...Object.keys(product)]);
    for (const key of keys) {
      const difference = findDifference(product[key], reference[key], `${path}.${key}`);
      if (difference !== undefined) return difference;
    }
    return undefined;
  }
  if (Object.is(product, reference)) return undefined;
  return `${path}: product ${JSON.stringify(product)}, reference ${JSON.stringify(reference)}`;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
