import { frameSizes, openStarter, starterFrame } from '@hearback/print/frames';
import { describe, expect, it } from 'vitest';

import { applyFrameCommand } from '../commands/apply';
import { isFresh } from '../inspectors/FrameInspector';

const begun = starterFrame('Card', frameSizes.a6);

describe('a frame', () => {
  it('is fresh as it begins, whatever it is called', () => {
    expect(isFresh(begun)).toBe(true);
    expect(isFresh(applyFrameCommand(begun, { type: 'renameFrame', name: 'Table card' }))).toBe(
      true,
    );
  });

  it('is not once something was drawn, or a design chosen', () => {
    expect(isFresh(applyFrameCommand(begun, { type: 'addElement', elementType: 'icon' }))).toBe(
      false,
    );
    expect(isFresh(openStarter('bistro'))).toBe(false);
  });
});
