import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const env = {
  ...process.env,
  PATH: `${at('../../../node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
};

interface Published {
  n8n: { credentials: string[]; nodes: string[] };
}
type Loaded = Record<
  string,
  new () => { name?: string; description?: { name: string; icon: string } }
>;

it('is what n8n loads: each file has a class of its name, and its picture is there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'n8n-published-'));
  try {
    execFileSync(process.execPath, [at('../build.mts'), folder], { env });
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    const { n8n } = JSON.parse(read('package.json')) as Published;
    const load = createRequire(join(folder, 'index.js'));
    const names = [...n8n.credentials, ...n8n.nodes].map((file) => {
      const [className = ''] = file.split('.');
      const Class = (load(join(folder, file)) as Loaded)[className];
      if (!Class) throw new Error(`${file} has no ${className}.`);
      const { name, description } = new Class();
      if (description) expect(read(description.icon.replace('file:', ''))).toContain('<svg');
      return name ?? description?.name;
    });
    expect(names).toEqual(['hearbackApi', 'hearback', 'hearbackTrigger']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
