import { spyOn } from 'storybook/test';

/** What was saved last. No file leaves a story. */
export const caughtFiles: { name: string; file: Blob }[] = [];

/** Before a story that saves files: catches them. Gives back what stops it. */
export function catchFiles() {
  caughtFiles.length = 0;
  const files: Blob[] = [];
  const made = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:caught';
  });
  const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const file = files.at(-1);
    if (file) caughtFiles.push({ name: this.download, file });
  });

  return () => {
    made.mockRestore();
    saved.mockRestore();
  };
}
