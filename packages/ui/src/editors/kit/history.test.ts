import { describe, expect, it } from 'vitest';
import { record, redo, startHistory, type EditStep, undo } from './history';

const edit: EditStep = { name: 'edit' };
const type: EditStep = { name: 'rename', joins: 'title' };

describe('history', () => {
  it('does not record a document that is there already', () => {
    const document = { title: 'Café' };
    const history = startHistory(document);

    expect(record(history, document, edit)).toBe(history);
  });

  it('joins steps of the same name into one', () => {
    const typed = ['C', 'Ca', 'Caf', 'Café'].reduce(
      (history, title) => record(history, title, type),
      startHistory(''),
    );

    expect(undo(typed).present).toBe('');
  });

  it('keeps steps apart after an undo', () => {
    const history = record(undo(record(startHistory('a'), 'b', type)), 'c', type);

    expect(undo(history).present).toBe('a');
  });

  it('forgets what was undone once something else is done', () => {
    const history = record(undo(record(startHistory('a'), 'b', edit)), 'c', edit);

    expect(redo(history)).toBe(history);
  });

  it('knows what is undone next, and what is done again', () => {
    const moved: EditStep = { name: 'move', partType: 'rating' };
    const history = record(record(startHistory('a'), 'b', edit), 'c', moved);

    expect(history.past.at(-1)?.step).toBe(moved);
    expect(undo(history).future[0]?.step).toBe(moved);
    expect(undo(history).past.at(-1)?.step).toBe(edit);
    expect(redo(undo(history)).past.at(-1)?.step).toBe(moved);
  });

  it('stays at its ends', () => {
    const history = startHistory('a');

    expect(undo(history)).toBe(history);
    expect(redo(history)).toBe(history);
  });

  it('remembers two hundred steps', () => {
    let history = startHistory(0);
    for (let n = 1; n <= 300; n += 1) history = record(history, n, edit);
    for (let n = 0; n < 300; n += 1) history = undo(history);

    expect(history.present).toBe(100);
  });
});
