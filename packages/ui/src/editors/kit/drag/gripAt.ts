import { idAttributeOf } from './dropLists';
import type { Grip } from './Grip';

/** What a press takes hold of: something new, a part in a list, or nothing. */
export function gripAt(target: EventTarget | null): Grip | undefined {
  if (!(target instanceof Element) || target.closest('[data-drag-never]')) return undefined;

  const tile = target.closest<HTMLElement>('[data-drag-new]');
  if (tile) return { dragged: { added: tile.dataset['dragNew'] ?? '' }, element: tile };

  const list = target.closest<HTMLElement>('[data-drop-list]');
  const attribute = list && idAttributeOf(list);
  const element = attribute && target.closest<HTMLElement>(`[${attribute}]`);
  if (!element || !list.contains(element)) return undefined;
  return { dragged: { id: element.getAttribute(attribute) ?? '' }, element };
}
