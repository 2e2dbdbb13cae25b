import { expect, it } from 'vitest';

import { practiceSheet } from './FrameEditor/FrameEditor.fixtures';
import { layerNames } from './frameEditorConfig';

it('names texts by their words and tells others apart by a number', () => {
  const names = layerNames(practiceSheet.content, 'en-US', ({ type }) => type);

  expect([...names.values()]).toEqual(['shape', 'shape 2', 'shape 3', 'How was it?', 'code']);
});

it('names a text without words by its type', () => {
  const content = practiceSheet.content.map((element) =>
    element.type === 'text' ? { ...element, text: ' ' } : element,
  );

  expect(layerNames(content, 'en-US', ({ type }) => type).get('text')).toBe('text');
});
