import { describe, expect, it } from 'vitest';

import { record, redo, startHistory, undo } from './history';

describe('history', () => {
  it('does not record a document that is there already', () => {
    const document = { title: 'Café' };
    const history = startHistory(document);

    expect(record(history, document)).toBe(history);
  });

  it('joins steps of the same name into one', () => {
    const typed = ['C', 'Ca', 'Caf', 'Café'].reduce(
      (history, title) => record(history, title, 'title'),
      startHistory(''),
    );

    expect(undo(typed).present).toBe('');
  });

  it('keeps steps apart after an undo', () => {
    const history = record(undo(record(startHistory('a'), 'b', 'title')), 'c', 'title');

    expect(undo(history).present).toBe('a');
  });

  it('forgets what was undone once something else is done', () => {
    const history = record(undo(record(startHistory('a'), 'b')), 'c');

    expect(redo(history)).toBe(history);
  });

  it('stays at its ends', () => {
    const history = startHistory('a');

    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
  });

  it('remembers two hundred steps', () => {
    let history = startHistory(0);
    for (let n = 1; n <= 300; n += 1) history = record(history, n);
    for (let n = 0; n < 300; n += 1) history = undo(history);

    expect(history.present).toBe(100);
  });
});
