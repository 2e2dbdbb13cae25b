import { basename } from 'node:path';

/** A statement of the specification. A file may carry a note: `e2e/main-job.spec.ts (the error)`. */
export interface Point {
  id: string;
  point: string;
  /** Code that meets the requirement. */
  code: readonly string[];
  /** The tests that would fail without it. None: it was checked by hand only. */
  tests: readonly string[];
  /** Left out: met. `partly: …` says what is missing, `later: …` the area that brings it. */
  state?: string;
}

/** A file of docs/specification: a chapter, or a part of one. */
export interface Chapter {
  title: string;
  intro?: string;
  sections: readonly { title?: string; points: readonly Point[] }[];
}

/** A row of docs/security-plan.json: an attack, and the tests that try it. */
export interface Attack {
  id: string;
  what: string;
  files: readonly string[];
  /** It takes minutes, and runs with `--all` only. */
  isLong?: boolean;
  /** A Debian program without which the row is left out. */
  needs?: string;
}

type Conformance = 'supports' | 'partially' | 'not evaluated' | 'not applicable';

/** A row of docs/accessibility.json: a success criterion of WCAG 2.2. */
export interface Criterion {
  id: string;
  name: string;
  level: string;
  visitor: Conformance;
  portal: Conformance;
  note?: string;
  /** Tests that would fail without it. None: it was not tried by a program. */
  tests: readonly string[];
}

/** The path in an entry such as `e2e/main-job.spec.ts (the error)`, and the note behind it. */
export function splitEntry(entry: string): { path: string; note: string } {
  const [path = entry, ...note] = entry.split(' ');
  return { path, note: note.join(' ') };
}

const lineWidth = 100;

/** Breaks words into lines; those after the first are indented by two. */
function wrap(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > lineWidth - 2) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line].join('\n  ');
}

/** Links by reference: each file is a short label in the text, and a definition at the end of the page. */
function createLinks(root: string, paths: readonly string[]) {
  const labels = new Map<string, string>();
  const all = [...new Set(paths)];
  for (const path of all) {
    // As many folders as needed to distinguish files of one name.
    const parts = path.split('/');
    let count = 1;
    const label = () => parts.slice(-count).join('/');
    while (
      count < parts.length &&
      all.some((other) => other !== path && `/${other}`.endsWith(`/${label()}`))
    ) {
      count += 1;
    }
    // Most are tests.
    labels.set(path, label().replace(/\.test\.tsx?$/, ''));
  }
  return {
    linkTo: (entry: string) => {
      const { path, note } = splitEntry(entry);
      return `[${labels.get(path) ?? path}]${note && ` ${note}`}`;
    },
    definitions: () =>
      [...labels]
        .map(([path, label]) => `[${label}]: ${root}${path}`)
        .toSorted()
        .join('\n'),
  };
}

const pathsOf = (entries: readonly string[]) => entries.map((entry) => splitEntry(entry).path);
const generatedBy = (data: string) =>
  `<!-- Written by \`node scripts/docs.ts\` from ${data}: change that. -->`;

/** A page of docs/specification. */
export function renderChapter(data: string, { title, intro, sections }: Chapter): string {
  const points = sections.flatMap((section) => section.points);
  const links = createLinks(
    '../../',
    points.flatMap(({ code, tests }) => pathsOf([...code, ...tests])),
  );
  const renderPoint = ({ id, point, code, tests, state }: Point) => {
    const proof =
      tests.length > 0 ? `Tests: ${tests.map(links.linkTo).join(', ')}.` : 'Checked by hand.';
    return [
      `- ${wrap(`**${id}** ${point}${state === undefined ? '' : ` (${state})`}`)}`,
      wrap(`${code.map(links.linkTo).join(', ')}. ${proof}`),
    ].join('\\\n  ');
  };
  return [
    generatedBy(basename(data)),
    `# ${title}`,
    ...(intro === undefined ? [] : [intro]),
    ...sections.flatMap((section) => [
      ...(section.title === undefined ? [] : [`## ${section.title}`]),
      section.points.map(renderPoint).join('\n'),
    ]),
    `${links.definitions()}\n`,
  ].join('\n\n');
}

/** docs/specification/README.md: the chapters, with how many of their points are met. */
export function renderChapters(chapters: ReadonlyMap<string, Chapter>): string {
  const points = [...chapters.values()].flatMap(({ sections }) =>
    sections.flatMap((section) => section.points),
  );
  const count = (state: string) =>
    points.filter((point) => (point.state ?? 'met').startsWith(state)).length;
  return [
    generatedBy('the chapters beside it'),
    '# The specification, point by point',
    [
      'Each statement of the specification: the code that meets it, and the tests that would fail',
      'without it. Texts stand letter for letter unless [differences](differences.md) says otherwise.',
    ].join('\n'),
    `${points.length} points: ${count('met')} met, ${count('partly')} partly, ${count('later')} later.`,
    [
      ...[...chapters].map(
        ([data, { title, sections }]) =>
          `- [${title}](${basename(data).replace(/json$/, 'md')}): ${sections.reduce((sum, { points: of }) => sum + of.length, 0)} points`,
      ),
      '- [Differences from the specification](differences.md), each with its reason',
    ].join('\n'),
    [
      'To add a point or to move a file, change the chapter’s JSON and run `node scripts/docs.ts`;',
      '`npm run check` fails while a page is stale or a file that is named is not there. A point that is not',
      'met says so in `state`: `partly: …` with what is missing, or `later: …`. Stories are tests too: Vitest',
      'opens each in Chromium, with accessibility checks.\n',
    ].join('\n'),
  ].join('\n\n');
}

/** docs/security-plan.md: the attacks, each with the tests that try it. */
export function renderPlan(attacks: readonly Attack[]): string {
  const links = createLinks(
    '../',
    attacks.flatMap(({ files }) => files),
  );
  const renderAttack = ({ id, what, files, isLong, needs }: Attack) => {
    const conditions = [
      ...(isLong ? ['with `--all` only'] : []),
      ...(needs === undefined ? [] : [`needs ${needs}`]),
    ].join(', ');
    return [
      `- ${wrap(`**${id}** ${what}${conditions && ` (${conditions})`}`)}`,
      wrap(files.map(links.linkTo).join(', ')),
    ].join('\\\n  ');
  };
  return [
    generatedBy('security-plan.json'),
    '# Security test plan',
    [
      'The attacks that tests try, and the files of these tests. `npm run -w lab security` runs them;',
      '[security.md](security.md) says what is promised.',
    ].join('\n'),
    attacks.map(renderAttack).join('\n'),
    `${links.definitions()}\n`,
  ].join('\n\n');
}

/** docs/accessibility.md: the conformance report. */
export function renderAccessibility(criteria: readonly Criterion[]): string {
  const links = createLinks('../', pathsOf(criteria.flatMap(({ tests }) => tests)));
  const count = (part: 'visitor' | 'portal', state: Conformance) =>
    criteria.filter((each) => each[part] === state).length;
  const summary = (['supports', 'partially', 'not evaluated', 'not applicable'] as const).map(
    (state) =>
      `- ${state}: ${count('visitor', state)} on visitor pages, ${count('portal', state)} in the portal`,
  );
  const renderCriterion = ({ id, name, level, visitor, portal, note, tests }: Criterion) =>
    [
      `- ${wrap(`**${id}** ${name} (${level}). Visitor page: ${visitor}. Portal: ${portal}.${note === undefined ? '' : ` ${note}`}`)}`,
      ...(tests.length === 0 ? [] : [wrap(`Tests: ${tests.map(links.linkTo).join(', ')}.`)]),
    ].join('\\\n  ');
  return [
    generatedBy('accessibility.json'),
    '# Accessibility conformance report',
    [
      'Hearback against WCAG 2.2, levels A and AA, which EN 301 549 (chapter 9, web) takes over. It says what tests',
      'check, and what nobody has evaluated: no person who uses a screen reader, a switch or magnification has',
      'tried the product for it, and no auditor has.',
    ].join('\n'),
    [
      '- The **visitor page** is what a printed code opens, with its thanks, receipt and kiosk.',
      '- The **portal** is every screen of an owner. Storybook and the files that are printed are not part of this.',
      '- **Supports**: tests hold it on every page or component they name, as far as a program can tell. **Partially**:',
      '  tests hold a part of it, or an exception is known. **Not evaluated**: neither a test nor a person has looked.',
    ].join('\n'),
    summary.join('\n'),
    '## The criteria',
    criteria.map(renderCriterion).join('\n'),
    [
      '## Beyond WCAG',
      '',
      'Of EN 301 549, chapters 5 (generic), 11 (software), 12 (documentation and support) and 13 (relay services) were',
      'not evaluated, and neither were the PDF files that the product makes (chapter 10).',
      '',
      'What a person would still have to try: a round through the first code and an answer with NVDA and Firefox, with',
      'VoiceOver on an iPhone, with the keyboard alone, with Windows in high contrast, and with text at 200 % in the',
      'portal; the order of the focus on each screen; text spacing; error messages read aloud.',
    ].join('\n'),
    `${links.definitions()}\n`,
  ].join('\n\n');
}
