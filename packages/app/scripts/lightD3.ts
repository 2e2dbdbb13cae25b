import type { Plugin } from 'vite';

/** Between numbers, which is all our scales have; d3 brings every space of colors along with it. */
const betweenNumbers = `
export const interpolateNumber = (a, b) => ((a = +a), (b = +b), (t) => a * (1 - t) + b * t);
export const interpolate = interpolateNumber;
export const interpolateRound = (a, b) => ((a = +a), (b = +b), (t) => Math.round(a * (1 - t) + b * t));
export { piecewise } from 'd3-interpolate';
`;

/** Charts word their numbers in the reader's language, which `tickFormat` of a scale does not speak. */
const unspoken = 'export const format = () => { throw new Error("Word numbers by useFormats."); };';
const formatNames = [
  'formatPrefix',
  'formatSpecifier',
  'precisionFixed',
  'precisionPrefix',
  'precisionRound',
];

const parts: Readonly<Record<string, string>> = {
  'd3-interpolate': betweenNumbers,
  'd3-format': [unspoken, ...formatNames.map((name) => `export { format as ${name} };`)].join('\n'),
};

const prefix = '\0light-d3:';

/** A function at the top of a file, and at once what all that it makes can do. */
const withPrototype = /^function (\w+)\([^)]*\) \{\n[^]*?\n\}\n\n\1\.prototype = \{\n[^]*?\n\};$/gm;

/** What is worked out at once, though it may never be drawn. */
const workedOut = /^var (\w+) = (?=\(function custom|curveRadial\()/gm;

/** Each shape as one whole, so that a builder can leave out the curves that nobody draws. */
export const inWholes = (code: string) =>
  code
    .replaceAll(
      withPrototype,
      (whole, name: string) =>
        `var ${name} = /* @__PURE__ */ (() => {\n${whole}\nreturn ${name};\n})();`,
    )
    .replaceAll(workedOut, 'var $1 = /* @__PURE__ */ ');

/** Leaves out of d3 what its scales and shapes bring and charts never use. */
export const lightD3 = (): Plugin => ({
  name: 'light-d3',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id in parts && importer?.includes('/node_modules/d3-scale/') ? prefix + id : null,
  load: (id) => (id.startsWith(prefix) ? (parts[id.slice(prefix.length)] ?? null) : null),
  transform: (code, file) =>
    file.includes('/node_modules/d3-shape/') ? { code: inWholes(code), map: null } : null,
});
