import { readFileSync } from 'node:fs';

import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { screens } from '../scripts/prerender/screens.ts';
import { pagesAt } from './loading/shapeOf';
import { paths } from './paths';
import { routes } from './routes';

const text = readFileSync(new URL('routes.tsx', import.meta.url), 'utf8');

/** The file of each lazy page, by its name in the table. */
const fileOf = new Map(
  [...text.matchAll(/const (\w+) = lazyPage\(\(\) =>\s*import\('\.\/([\w/]+)'\)/g)].map(
    ([, name, file]) => [name, `src/${file}.tsx`] as const,
  ),
);

/** Every address that ends in a page. */
const addressesOf = (route: RouteObject): string[] => [
  ...(route.path !== undefined && pagesAt(routes, route.path).length > 0 ? [route.path] : []),
  ...(route.children ?? []).flatMap(addressesOf),
];

describe('the table of what is loaded ahead', () => {
  it('knows every address that draws a page, and as many files as there are pages', () => {
    const drawn = [...new Set(routes.flatMap(addressesOf))];

    expect(screens.map(({ path }) => path).toSorted()).toEqual(drawn.toSorted());
    expect(screens.map(({ path }) => [path, pagesAt(routes, path).length])).toEqual(
      screens.map(({ path, modules }) => [path, modules.length]),
    );
  });

  it.each([...fileOf])('names the file of %s', (_, file) => {
    expect(screens.flatMap(({ modules }) => modules)).toContain(file);
  });

  it('gives each address the page that the routes give it', () => {
    const pairs = [...text.matchAll(/path: paths\.(\w+)(\(':id'\))?,\s*element: <(\w+) \/>/g)];
    const lazy = pairs.filter(([, , , name]) => fileOf.has(name));
    expect(lazy.length).toBeGreaterThan(20);

    for (const [, key = '', , name] of lazy) {
      const path = paths[key as keyof typeof paths];
      const address = typeof path === 'function' ? (path as (id: string) => string)(':id') : path;
      const found = screens.find((screen) => screen.path === address);
      expect(found?.modules).toContain(fileOf.get(name));
    }
  });
});
