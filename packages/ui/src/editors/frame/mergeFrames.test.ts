import { newFrameDocument } from '@hearback/schema/documents';
import { describe, expect, it } from 'vitest';

import { applyFrameCommand, type FrameCommand } from './commands/apply';
import { mergeFrames } from './frameEditorConfig';

const base = newFrameDocument('Card');
const after = (...commands: FrameCommand[]) => commands.reduce(applyFrameCommand, base);

describe('two sides of one frame', () => {
  it('keep what each of them added, also when both got the same id', () => {
    const mine = after({ type: 'addElement', elementType: 'shape' });
    const added = mine.content.at(-1);
    const theirs = after(
      { type: 'addElement', elementType: 'shape' },
      { type: 'editElement', elementId: added?.id ?? '', changes: { fill: '#123456' } },
    );
    const { conflicts, resolve } = mergeFrames({ base, mine, theirs });

    expect(conflicts).toEqual([]);
    const shapes = resolve({}).content.filter(({ type }) => type === 'shape');
    expect(shapes).toContainEqual(added);
    expect(shapes).toContainEqual(expect.objectContaining({ fill: '#123456' }));
    expect(new Set(resolve({}).content.map(({ id }) => id)).size).toBe(base.content.length + 2);
  });

  it('are asked whose code it is when both changed the one code', () => {
    const recolored = (color: string) => ({
      ...base,
      content: base.content.map((part) => (part.type === 'code' ? { ...part, color } : part)),
    });
    const { conflicts, resolve } = mergeFrames({
      base,
      mine: recolored('#111111'),
      theirs: recolored('#222222'),
    });

    expect(conflicts).toHaveLength(1);
    expect(resolve({ 'part code': 'theirs' })).toEqual(recolored('#222222'));
  });
});
