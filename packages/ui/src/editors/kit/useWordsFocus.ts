import { useEffect, useState, type RefObject } from 'react';

/** Focuses the text of a part: the first text field of the properties, after they are rendered. */
export function useWordsFocus(editor: RefObject<HTMLElement | null>) {
  const [timesAsked, setTimesAsked] = useState(0);

  useEffect(() => {
    if (timesAsked === 0) return;
    const properties = editor.current?.querySelector('[data-editor-pane="properties"]');
    const field = properties?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      'textarea, input[type="text"]',
    );
    field?.focus();
    field?.select();
  }, [editor, timesAsked]);

  return () => setTimesAsked((times) => times + 1);
}
