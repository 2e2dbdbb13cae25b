import { describe, expect, it } from 'vitest';

import { buildDoor } from './buildDoor.ts';
import { doors } from './doors.ts';
import { root } from './run.ts';

const strangers =
  /node_modules\/(@apollo|graphql|react-router(-dom)?|formik|react-intl|@formatjs\/intl|workbox-[\w-]+)\//;

describe('ui in an app of its own', () => {
  it('builds every public door with Vite alone, without client, router, form or language library', async () => {
    const modules = await buildDoor({
      source: doors.map((door, index) => `export * as door${index} from '${door}';`).join('\n'),
    });
    const ours = modules
      .filter((id) => id.startsWith(`${root}packages/`))
      .map((id) => id.slice(root.length).split('/')[1]);

    expect(doors.length).toBeGreaterThan(8);
    // The door of the editors brought its components along: the graph was really walked.
    expect(modules.filter((id) => id.includes('FrameEditor/FrameEditor.tsx'))).toHaveLength(1);
    expect(modules.filter((id) => strangers.test(id))).toEqual([]);
    expect([...new Set(ours)].toSorted()).toEqual(['print', 'schema', 'ui']);
  }, 120_000);

  it('leaves the charts and the editors out for who asks for a button', async () => {
    const modules = await buildDoor({ source: `export { Button } from '@hearback/ui';` });

    expect(
      modules.filter((id) => /src\/(charts|widgets|editors)\/|node_modules\/d3/.test(id)),
    ).toEqual([]);
  }, 120_000);
});
