import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { groupByEnvironment } from './testOrder.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearback-test-order-'));

/** A file of a project whose tests run in Node unless they ask for something else. */
function testFile(project: string, name: string, top = '') {
  const moduleId = join(folder, name);
  writeFileSync(moduleId, `${top}\nimport { it } from 'vitest';\n`);
  return { moduleId, project: { name: project, config: { environment: 'node' } } };
}

const asksForDocument = '// @vitest-environment jsdom';

it('lets files of one environment follow each other, and changes nothing else', () => {
  const api = testFile('api', 'longest');
  const screen = testFile('app', 'screen', asksForDocument);
  const rule = testFile('app', 'rule');
  const page = testFile('app', 'page', asksForDocument);
  const button = testFile('ui', 'button', asksForDocument);
  const path = testFile('ui', 'path');
  const menu = testFile('ui', 'menu', asksForDocument);

  expect(groupByEnvironment([api, screen, rule, page, button, path, menu])).toEqual([
    api,
    screen,
    page,
    rule,
    button,
    menu,
    path,
  ]);
});
