import { expect, it } from 'vitest';

import { clone, cloneDeep, isPlainObject, toPath } from './plainValues';

const values = {
  name: 'Rynek',
  rows: [{ count: 3 }, null],
  none: undefined,
  file: new Blob(['x']),
};

it('copies a level, or all of them, and leaves alone what is no plain value', () => {
  const shallow = clone(values);
  expect(shallow).toEqual(values);
  expect(shallow).not.toBe(values);
  expect(shallow.rows).toBe(values.rows);
  expect(clone(values.rows)).not.toBe(values.rows);

  const deep = cloneDeep(values);
  expect(deep).toEqual(values);
  expect(deep.rows).not.toBe(values.rows);
  expect(deep.rows[0]).not.toBe(values.rows[0]);
  expect(deep.file).toBe(values.file);
  expect(cloneDeep(undefined)).toBeUndefined();
});

it.each([
  ['email', ['email']],
  ['texts.en-US', ['texts', 'en-US']],
  ['rows[0].name', ['rows', '0', 'name']],
  ['rows.0.name', ['rows', '0', 'name']],
])('reads the path “%s”', (path, parts) => {
  expect(toPath(path)).toEqual(parts);
});

it('tells plain objects from others', () => {
  expect(isPlainObject({})).toBe(true);
  expect(isPlainObject(Object.create(null))).toBe(true);
  for (const other of [[], new Date(0), new Blob([]), null, 'text', undefined]) {
    expect(isPlainObject(other)).toBe(false);
  }
});
