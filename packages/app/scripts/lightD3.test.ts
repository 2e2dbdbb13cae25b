import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { area, curveBasis, curveCatmullRom, curveLinear, curveMonotoneX, line } from 'd3';
import { expect, it } from 'vitest';

import { inWholes } from './lightD3.ts';

const shapes = readFileSync(fileURLToPath(import.meta.resolve('d3-shape')), 'utf8');

const drawn = { area, line, curveBasis, curveCatmullRom, curveLinear, curveMonotoneX };

it('leaves a builder free to leave out every curve of d3', () => {
  const whole = inWholes(shapes);
  const names = [...shapes.matchAll(/^(\w+)\.prototype = \{/gm)].map(([, name]) => name);
  expect(names).toContain('MonotoneX');
  for (const name of names) {
    expect(whole).toContain(`var ${name} = /* @__PURE__ */ (() => {`);
    expect(whole).toContain(`return ${name};\n})();`);
  }
});

it('changes nothing of what they draw', async () => {
  const source = inWholes(shapes).replace(
    "'d3-path'",
    JSON.stringify(import.meta.resolve('d3-path')),
  );
  const light = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`
  )) as typeof drawn;
  const points: [number, number][] = [
    [0, 3],
    [10, 8],
    [25, 1],
    [40, 4],
  ];
  for (const name of ['curveLinear', 'curveMonotoneX', 'curveBasis', 'curveCatmullRom'] as const) {
    const curve = drawn[name];
    expect(light.line().curve(light[name])(points)).toBe(line().curve(curve)(points));
    expect(light.area().curve(light[name])(points)).toBe(area().curve(curve)(points));
  }
});
